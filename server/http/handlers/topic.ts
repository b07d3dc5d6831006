import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const topicHandlers = (_services: Services) => ({}) satisfies Handlers;
