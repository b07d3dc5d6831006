import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const landingHandlers = (_services: Services) => ({}) satisfies Handlers;
