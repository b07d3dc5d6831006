import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const wecomHandlers = (_services: Services) => ({}) satisfies Handlers;
