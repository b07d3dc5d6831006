import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const supportHandlers = (services: Services) =>
  ({
    supportList: ({ body }, { locale }) => services.pages.supportUnits(body, locale),
  }) satisfies Handlers;
