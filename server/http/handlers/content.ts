/** Handlers of content: adverts, news, downloads, pages and regions. */
import type { Services } from '../../domain';
import { withSession } from '../context';
import type { HandlersOf } from '../contract';

/** Adverts by type. */
export const advertHandlers = (services: Services): HandlersOf<'advert'> => ({
  advertTypes: ({ body }, { locale }) => services.adverts.types(body, locale),
  advertByParent: ({ path }, { locale }) => services.adverts.childTypes(path.id, locale),
  advertDetails: ({ path }, { locale }) => services.adverts.details(path.id, locale),
});

/** Countries, provinces, cities, districts (`areas`) and the global JSON file. */
export const basicHandlers = (services: Services): HandlersOf<'basic'> => ({
  basicCountries: (_input, { locale }) => services.regions.countries(locale),
  basicProvinces: (_input, { locale }) => services.regions.provinces(locale),
  basicCities: (_input, { locale }) => services.regions.cities(undefined, locale),
  basicCitiesByParent: ({ path }, { locale }) => services.regions.cities(path.pid, locale),
  basicAreas: (_input, { locale }) => services.regions.districts(undefined, locale),
  basicAreasByParent: ({ path }, { locale }) => services.regions.districts(path.pid, locale),
  basicGlobalJson: async ({ query }, { header }) => {
    const file = await services.globalJson.describe();
    // The URL with the current version is immutable.
    header('cache-control', query.v === file.version ? 'public, max-age=31536000, immutable' : 'public, no-cache');
    return file;
  },
});

/** The home page, menus, search and page configuration. */
export const configHandlers = (services: Services): HandlersOf<'config'> => ({
  configExhibitsByIndustry: ({ query }, { locale }) =>
    services.exhibits.ofIndustry(query.applicationIndustryId, locale),
  configHotKeyword: (_input, { locale }) => services.search.popularKeywords(locale),
  configSearchByKeyword: ({ path: { keyword }, query: { purpose, kind, current = 1 } }, context) =>
    services.search.find(
      { keyword, isSuggestionQuery: purpose === 'suggestions', page: kind && { kind, current } },
      context,
    ),
  configHome: (_input, { locale }) => services.site.home(locale),
  configHotSearch: (_input, { locale }) => services.site.curatedKeywords(locale),
  configMenu: (_input, { locale }) => services.site.menu(locale),
  configSeoByUrl: ({ body }, { locale }) => services.site.seo(body.requestUrl, locale),
  configSubscribe: ({ body }, context) => services.subscriptions.subscribe(body, context),
  configAdvertDisplay: ({ path }, { locale }) => services.adverts.ofPlacement(path.id, locale),
  configHomeAdverts: (_input, { locale }) => services.adverts.ofHome(locale),
  configPageByRoute: ({ query }, { locale }) => services.pages.byRoute(query.routeUrl, locale),
});

/** Downloads and their types. */
export const downloadHandlers = (services: Services): HandlersOf<'download'> => ({
  downloadList: ({ body }, { locale }) => services.downloads.list(body, locale),
  downloadTypes: ({ path }, { locale }) => services.downloads.childTypes(path.id, locale),
  downloadUrl: ({ path }, context) => services.downloads.url(path.id, context),
  downloadLog: ({ body }, context) => services.downloads.log(body, context),
});

/** The landing pages, with a captcha and SMS code of their own. */
export const landingHandlers = (services: Services): HandlersOf<'landing'> => ({
  landingBoothReserve: ({ body }, context) => services.booths.reserveFromLanding(body, context),
  landingHome: ({ path }, { locale }) => services.pages.landing(path.type, path.id, locale),
  landingNews: ({ body }, { locale }) => services.news.page(body, locale),
  landingCaptcha: (_input, context) => services.captcha.picture(context),
  landingPhoneCode: ({ body: { phone, vCode, work } }, context) =>
    services.verification.send({ kind: 'sms', to: phone, purpose: 'landing' }, withSession(context), () =>
      // `vCode` is the captcha's text, `work` its proof of work.
      services.verification.consumeLatestCaptcha({ code: vCode, work, pointer: '/body/vCode' }, context),
    ),
});

/** Tracking events of browsers. */
export const logHandlers = (services: Services): HandlersOf<'log'> => ({
  logTrack: ({ body }, context) => services.tracking.track(body, context),
});

/** News, photos, videos, and readers' messages to the editors. */
export const mediaHandlers = (services: Services): HandlersOf<'media'> => ({
  mediaTypes: ({ body }, { locale }) => services.news.types(body, locale),
  mediaNewsPage: ({ body }, { locale }) => services.news.page(body, locale),
  mediaNews: ({ path }, { locale }) => services.news.byId(path.id, locale),
  mediaRecommendedNews: ({ path }, { locale }) => services.news.recommended(path.id, locale),
  mediaPreviousNews: ({ query }, { locale }) => services.news.neighbour(query.id, 'previous', query.typeId, locale),
  mediaNextNews: ({ query }, { locale }) => services.news.neighbour(query.id, 'next', query.typeId, locale),
  mediaImages: ({ body }, { locale }) => services.media.photos(body, locale),
  mediaVideos: ({ body }, { locale }) => services.media.videoPage(body, locale),
  mediaVideo: ({ path }, context) => services.media.video(path.id, context),
  mediaRecommendedVideos: ({ path }, { locale }) => services.media.recommendedVideos(path.id, locale),
  mediaExchangeMessage: ({ query }, context) => services.editors.send(query, context),
});

/** Supporting organisations. */
export const supportHandlers = (services: Services): HandlersOf<'support'> => ({
  supportList: ({ body }, { locale }) => services.pages.supportUnits(body, locale),
});

/** Topics. */
export const topicHandlers = (services: Services): HandlersOf<'topic'> => ({
  topicHome: ({ path }, { locale }) => services.pages.topic(path.id, locale),
});
