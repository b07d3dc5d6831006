import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const exhibitorHandlers = (_services: Services) => ({}) satisfies Handlers;
