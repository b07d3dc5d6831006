import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const meetingHandlers = (services: Services) =>
  ({
    meetingBanners: ({ body }, { locale }) => services.meetings.banners(body, locale),
    meetingById: ({ path }, { locale }) => services.meetings.byId(path.id, locale),
    meetingCharged: ({ body }, context) => services.enrolmentPayments.charged(body.meetingId, context),
    meetingDynamics: ({ body }, { locale }) => services.meetings.news(body, locale),
    meetingEnroll: ({ body }, context) => services.enrolments.enrol(body, context),
    meetingEnrollBatch: ({ body }, context) => services.enrolments.enrolBatch(body, context),
    meetingEnrollByMobile: ({ path, body }, context) => services.enrolments.findByMobile(path, body.meetingId, context),
    meetingEnrollNoStatus: ({ body }, context) => services.signIn.walkIn(body, context),
    meetingEnrollsOf: ({ query }, context) => services.signIn.ofMeeting(query, context),
    meetingOtherEnrolls: ({ query }, context) => services.enrolments.others(query.mobile, context),
    meetingPage: ({ body }, { locale }) => services.meetings.page(body, locale),
    meetingPay: ({ body }, context) => services.enrolmentPayments.pay(body, context),
    meetingSign: ({ path }, context) => services.signIn.sign(path.id, context),
    meetingStatistics: ({ path }) => services.meetings.statistics(path.id),
    meetingTheme: ({ path }, { locale }) => services.meetings.theme(path.id, locale),
    meetingThemePage: ({ body }, { locale }) => services.meetings.themePage(body, locale),
    meetingThemes: ({ body }, { locale }) => services.meetings.themes(body.keyword, locale),
    meetingTopicList: ({ body }, { locale }) => services.meetings.ofTopic(body.topicId, locale),
  }) satisfies Handlers;
