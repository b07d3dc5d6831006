import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const exhibitorHandlers = (services: Services) =>
  ({
    exhibitorPage: ({ body }, { locale }) => services.exhibitors.page(body, locale),
    exhibitorById: ({ path }, context) => services.exhibitors.byId(path.id, context),
    exhibitorIndustries: (_input, { locale }) => services.exhibitors.industries(locale),
    exhibitorHalls: (_input, { locale }) => services.halls.halls(locale),
    exhibitorMapSearch: ({ path }, context) => services.halls.search(path.keyword, context),
    exhibitorParkQrCode: ({ query }, context) => services.parking.code(query.mobile, context),
    exhibitorCounsel: ({ body }, context) => services.counsel.ask(body, context),
    exhibitorBoothSale: () => services.halls.sale(),
  }) satisfies Handlers;
