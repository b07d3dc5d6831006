import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const exhibitHandlers = (_services: Services) => ({}) satisfies Handlers;
