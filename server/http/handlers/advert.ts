import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const advertHandlers = (services: Services) =>
  ({
    advertTypes: ({ body }, { locale }) => services.adverts.types(body, locale),
    advertByParent: ({ path }, { locale }) => services.adverts.below(path.id, locale),
    advertDetails: ({ path }, { locale }) => services.adverts.details(path.id, locale),
  }) satisfies Handlers;
