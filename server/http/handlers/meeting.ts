import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const meetingHandlers = (_services: Services) => ({}) satisfies Handlers;
