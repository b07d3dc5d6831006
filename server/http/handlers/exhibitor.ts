import type { Handlers } from '../contract';
import { sessionOf } from '../context';
import type { Services } from '../../services';

export const exhibitorHandlers = (services: Services) =>
  ({
    exhibitorBoothReserve: ({ body }, context) => services.booths.reserve(body, context),
    exhibitorMyRegist: ({ body }, context) => services.invitations.show(body, context),
    exhibitorRegist: ({ body }, context) => services.invitations.register(body, context),
    exhibitorSmsCodeValid: ({ body }, context) =>
      services.invitations.code(body, { ...context, session: sessionOf(context) }),
    exhibitorPage: ({ body }, { locale }) => services.exhibitors.page(body, locale),
    exhibitorById: ({ path }, context) => services.exhibitors.byId(path.id, context),
    exhibitorIndustries: (_input, { locale }) => services.exhibitors.industries(locale),
    exhibitorHalls: (_input, { locale }) => services.halls.halls(locale),
    exhibitorMapSearch: ({ path }, context) => services.halls.search(path.keyword, context),
    exhibitorParkQrCode: ({ query }, context) => services.parking.code(query.mobile, context),
    exhibitorCounsel: ({ body }, context) => services.counsel.ask(body, context),
    exhibitorBoothSale: () => services.halls.sale(),
  }) satisfies Handlers;
