import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const topicHandlers = (services: Services) =>
  ({
    topicHome: ({ path }, { locale }) => services.pages.topic(path.id, locale),
  }) satisfies Handlers;
