/** Handlers of the exhibition: products, exhibitors and meetings. */
import type { Services } from '../../domain';
import { withSession } from '../context';
import type { HandlersOf } from '../contract';

/** Products. */
export const exhibitHandlers = (services: Services): HandlersOf<'exhibit'> => ({
  exhibitPage: ({ body }, { locale }) => services.exhibits.page(body, locale),
  exhibitById: ({ query }, context) => services.exhibits.byId(query.id, context),
});

/** Exhibitors, halls, booths, parking and exhibitors' invitations. */
export const exhibitorHandlers = (services: Services): HandlersOf<'exhibitor'> => ({
  exhibitorBoothReserve: ({ body }, context) => services.booths.reserve(body, context),
  exhibitorMyRegist: ({ body }, context) => services.invitations.show(body, context),
  exhibitorRegist: ({ body }, context) => services.invitations.register(body, context),
  exhibitorSmsCodeValid: ({ body }, context) => services.invitations.sendOrVerifyCode(body, withSession(context)),
  exhibitorPage: ({ body }, { locale }) => services.exhibitors.page(body, locale),
  exhibitorById: ({ path }, context) => services.exhibitors.byId(path.id, context),
  exhibitorIndustries: (_input, { locale }) => services.exhibitors.industries(locale),
  exhibitorHalls: (_input, { locale }) => services.halls.halls(locale),
  exhibitorMapSearch: ({ path }, context) => services.halls.search(path.keyword, context),
  exhibitorParkQrCode: ({ query }, context) => services.parking.getQrCode(query.mobile, context),
  exhibitorCounsel: ({ body }, context) => services.counsel.ask(body, context),
  exhibitorBoothSale: () => services.halls.getAvailableArea(),
});

/** Meetings, enrolment and sign-in. */
export const meetingHandlers = (services: Services): HandlersOf<'meeting'> => ({
  meetingBanners: ({ body }, { locale }) => services.meetings.banners(body, locale),
  meetingById: ({ path }, { locale }) => services.meetings.byId(path.id, locale),
  meetingCharged: ({ body }, context) => services.enrolmentPayments.listPriced(body.meetingId, context),
  meetingDynamics: ({ body }, { locale }) => services.meetings.news(body, locale),
  meetingEnroll: ({ body }, context) => services.enrolments.enrol(body, context),
  meetingEnrollBatch: ({ body }, context) => services.enrolments.enrolBatch(body, context),
  meetingEnrollByMobile: ({ path, body }, context) => services.enrolments.findByMobile(path, body.meetingId, context),
  meetingEnrollNoStatus: ({ body }, context) => services.signIn.enrolWalkIn(body, context),
  meetingEnrollsOf: ({ query }, context) => services.signIn.ofMeeting(query, context),
  meetingOtherEnrolls: ({ query }, context) => services.enrolments.listByMobile(query.mobile, context),
  meetingPage: ({ body }, { locale }) => services.meetings.page(body, locale),
  meetingPay: ({ body }, context) => services.enrolmentPayments.pay(body, context),
  meetingSign: ({ path }, context) => services.signIn.sign(path.id, context),
  meetingStatistics: ({ path }) => services.meetings.statistics(path.id),
  meetingTheme: ({ path }, { locale }) => services.meetings.theme(path.id, locale),
  meetingThemePage: ({ body }, { locale }) => services.meetings.themePage(body, locale),
  meetingThemes: ({ body }, { locale }) => services.meetings.themes(body.keyword, locale),
  meetingTopicList: ({ body }, { locale }) => services.meetings.ofTopic(body.topicId, locale),
});
