import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const logHandlers = (services: Services) =>
  ({
    logTrack: ({ body }) => services.tracking.track(body),
  }) satisfies Handlers;
