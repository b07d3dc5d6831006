import type { Handlers } from '../contract';
import type { Services } from '../../services';
import { channels } from '../../services/visitors/channels';

export const visitorHandlers = (services: Services) =>
  ({
    visitorBusinessCardScan: ({ body }, context) => services.cards.scan(body, context),
    visitorEnrollMeeting: ({ body }, context) => services.enrolments.enrolVisitor(body, context),
    visitorFindMeeting: ({ query }, context) => services.enrolments.forVisitor(query.registrationId, context),
    visitorAddPartners: ({ body }, context) => services.partners.add(body, context),
    visitorDeletePartner: ({ path }, context) => services.partners.remove(path.id, context),
    visitorExistMobile: ({ path }, context) => services.lookup.existsMobile(path.mobile, context),
    visitorFindByCardNo: ({ path }, context) => services.lookup.card(path.no, context),
    visitorFindByMobile: ({ path }, context) => services.lookup.findByMobile(path, ['find', 'registration'], context),
    visitorFindVisit: (_input, context) => services.lookup.mine(context),
    visitorInsert: ({ body }, context) =>
      services.registration.insert(channels.zh, body, context, { redeemCode: body.redeemCode }),
    visitorLandingRegister: ({ body }, context) => services.landingVisitors.register(body, context),
    visitorPay: ({ path, body }, context) => services.registrationPayments.pay(path.id, body?.method, context),
    visitorPartners: ({ query }, context) => services.partners.list(query.registrationId, context),
    visitorRedeemCode: ({ path }, context) => services.redeem.hold(path, context),
    visitorSubmitQuestion: ({ body }, context) => services.registration.submitQuestionnaire('zh', body, context),
    visitorUpdate: ({ body }, context) => services.registration.update('zh', body, context),
  }) satisfies Handlers;
