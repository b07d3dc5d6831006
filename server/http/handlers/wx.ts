import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const wxHandlers = (_services: Services) => ({}) satisfies Handlers;
