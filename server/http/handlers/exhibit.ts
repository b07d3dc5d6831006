import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const exhibitHandlers = (services: Services) =>
  ({
    exhibitPage: ({ body }, { locale }) => services.exhibits.page(body, locale),
    exhibitById: ({ query }, context) => services.exhibits.byId(query.id, context),
  }) satisfies Handlers;
