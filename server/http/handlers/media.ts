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
  }) satisfies Handlers;
