import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const advertHandlers = (_services: Services) => ({}) satisfies Handlers;
