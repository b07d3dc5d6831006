import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const downloadHandlers = (_services: Services) => ({}) satisfies Handlers;
