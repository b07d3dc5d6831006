import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const configHandlers = (services: Services) =>
  ({
    configExhibitsByIndustry: ({ query }, { locale }) =>
      services.exhibits.ofIndustry(query.applicationIndustryId, locale),
    configHotKeyword: (_input, { locale }) => services.search.hotKeywords(locale),
    configSearchByKeyword: ({ path: { keyword }, query: { purpose, kind, current = 1 } }, context) =>
      services.search.find({ keyword, isTyped: purpose === 'suggestions', page: kind && { kind, current } }, context),
    configHome: (_input, { locale }) => services.site.home(locale),
    configHotSearch: (_input, { locale }) => services.site.hotKeywords(locale),
    configMenu: (_input, { locale }) => services.site.menu(locale),
    configSeoByUrl: ({ body }, { locale }) => services.site.seo(body.requestUrl, locale),
    configSubscribe: ({ body }, context) => services.subscriptions.subscribe(body, context),
    configAdvertDisplay: ({ path }, { locale }) => services.adverts.ofPlace(path.id, locale),
    configHomeAdverts: (_input, { locale }) => services.adverts.ofHome(locale),
    configPageByRoute: ({ query }, { locale }) => services.pages.byRoute(query.routeUrl, locale),
  }) satisfies Handlers;
