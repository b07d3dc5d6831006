import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const configHandlers = (services: Services) =>
  ({
    configHome: (_input, { locale }) => services.site.home(locale),
    configHotSearch: (_input, { locale }) => services.site.hotKeywords(locale),
    configMenu: (_input, { locale }) => services.site.menu(locale),
    configSeoByUrl: ({ body }, { locale }) => services.site.seo(body.requestUrl, locale),
    configSubscribe: ({ body }, context) => services.subscriptions.subscribe(body, context),
  }) satisfies Handlers;
