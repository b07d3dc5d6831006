import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const downloadHandlers = (services: Services) =>
  ({
    downloadList: ({ body }, { locale }) => services.downloads.list(body, locale),
    downloadTypes: ({ path }, { locale }) => services.downloads.below(path.id, locale),
    downloadUrl: ({ path }, context) => services.downloads.url(path.id, context),
    downloadLog: ({ body }, context) => services.downloads.log(body, context),
  }) satisfies Handlers;
