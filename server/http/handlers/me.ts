import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const meHandlers = (_services: Services) => ({}) satisfies Handlers;
