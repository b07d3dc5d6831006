import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const groupHandlers = (_services: Services) => ({}) satisfies Handlers;
