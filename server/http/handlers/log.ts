import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const logHandlers = (services: Services) =>
  ({
    logTrack: ({ body }, context) => services.tracking.track(body, context),
  }) satisfies Handlers;
