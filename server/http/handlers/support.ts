import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const supportHandlers = (_services: Services) => ({}) satisfies Handlers;
