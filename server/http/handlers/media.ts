import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const mediaHandlers = (services: Services) =>
  ({
    mediaTypes: ({ body }, { locale }) => services.news.types(body, locale),
    mediaNewsPage: ({ body }, { locale }) => services.news.page(body, locale),
    mediaNews: ({ path }, { locale }) => services.news.byId(path.id, locale),
    mediaRecommendedNews: ({ path }, { locale }) => services.news.recommended(path.id, locale),
    mediaPreviousNews: ({ query }, { locale }) => services.news.neighbour(query.id, 'previous', query.typeId, locale),
    mediaNextNews: ({ query }, { locale }) => services.news.neighbour(query.id, 'next', query.typeId, locale),
    mediaImages: ({ body }, { locale }) => services.videos.photos(body, locale),
    mediaVideos: ({ body }, { locale }) => services.videos.page(body, locale),
    mediaVideo: ({ path }, context) => services.videos.byId(path.id, context),
    mediaRecommendedVideos: ({ path }, { locale }) => services.videos.recommended(path.id, locale),
    mediaExchangeMessage: ({ query }, context) => services.editors.send(query, context),
  }) satisfies Handlers;
