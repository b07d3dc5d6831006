import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const visitorHandlers = (services: Services) =>
  ({
    visitorFindVisit: (_input, context) => services.registration.mine(context),
  }) satisfies Handlers;
