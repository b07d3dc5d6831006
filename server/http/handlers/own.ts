import type { Handlers } from '../contract';
import { sessionOf } from '../context';
import type { Services } from '../../services';

export const ownHandlers = (services: Services) =>
  ({
    ownCaptchaAudio: ({ path, query }, context) =>
      services.captcha.audio(path.id, { ...context, ...(query.locale && { locale: query.locale }) }),
    ownCancelEnrolment: ({ path }, context) => services.enrolments.cancel(path.id, context),
    ownPaymentNotice: (_input, { raw }) => services.payments.notice(raw.headers, raw.body),
    ownPaymentState: ({ path }, context) => services.payments.state(path.id, context),
    ownStaffDevice: (_input, context) => services.staff.describe(context),
    ownStaffSign: ({ body }, context) => services.signIn.scan(body, context),
    ownBadgeLink: ({ path }, context) => services.badgeLinks.show(path.token, context),
    ownInvitation: ({ path }, context) => services.partners.invited(path.token, context),
    ownMakeBadgeLink: async ({ path }, context) =>
      services.badgeLinks.makeFor(await services.registration.owned(path.id, 'any', context), context),
    ownEndBadgeLinks: async ({ path }, context) =>
      services.badgeLinks.end(await services.registration.ofTicket(path.id, 'any', context)),
    ownCancelRegistration: ({ path, body }, context) => services.change.cancel(path.id, body, context),
    ownEraseMyData: (_input, context) => services.personalData.erase(context),
    ownMediaCard: ({ body }, context) => services.mediaCards.apply(body, context),
    ownVisaLetter: ({ body }, context) => services.visaLetters.write(body, context),
    ownMyData: (_input, context) => services.personalData.show(context),
    ownOpenChangeLink: ({ body }, context) => services.change.openLink(body.token, context),
    ownResendRegistration: ({ path }, context) => services.change.resend(path.id, context),
    ownSendChangeLink: ({ body }, context) => services.change.sendLink(body.email, context),
    ownCheckEmailCode: ({ body: { email, ...body } }, context) =>
      services.verification.check({ ...body, to: email }, context),
    ownConfirmSubscription: ({ body }) => services.subscriptions.confirm(body.token),
    ownAdvertCount: ({ body }, context) => services.advertCounts.count(body, context),
    ownAdvertRequest: ({ body }, context) => services.advertRequests.send(body, context),
    ownSubmissionState: ({ body }, context) => services.submissions.state(body, context),
    ownCaptchaWork: (_input, context) => services.captcha.work(context),
    ownSignOut: ({ body }, context) => services.sessions.signOut(body, context),
    ownOptOut: ({ body }) => services.outbound.optOut(body.code),
    ownUnsubscribe: ({ body }) => services.subscriptions.unsubscribe(body.token),
    ownUnsubscribeOneClick: ({ path }) => services.subscriptions.unsubscribe(path.token),
    ownClientFacts: (_input, context) => services.client.facts(context),
    ownEdition: ({ query }, { locale }) => services.edition.describe(query.year, locale),
    ownFavourites: ({ body }, { locale }) => services.favourites.find(body, locale),
    ownFavouritesExport: ({ body }, context) => services.favourites.export(body, context),
    ownGroup: (_input, context) => services.groups.mine(context),
    ownHallBooths: ({ path, query }, { locale }) => services.halls.booths(path.number, query.near, locale),
    ownMeetingCalendar: ({ path, query }, { locale }) => services.meetings.calendar(path.id, query.locale ?? locale),
    ownSitePlan: (_input, { locale }) => services.halls.sitePlan(locale),
    ownThemes: (_input, { locale }) => services.edition.themes(locale),
    ownForms: async (_input, context) => {
      const access = await services.previews.access(context);
      return { access, forms: access === 'granted' ? await services.forms.list() : [] };
    },
    ownFormCurrent: ({ path }) => services.forms.describe(path.formId),
    ownCreateFormPreview: ({ body }, context) => services.previews.create(body, context),
    ownFormPreview: ({ path }) => services.previews.show(path.id),
    ownJudgeFormPreview: ({ path, body }, context) => services.previews.judge(path.id, body.answers, context),
    ownPublishForm: ({ body }, context) => services.previews.publish(body, context),
    ownFormVersion: ({ path }) => services.forms.version(path.formId, path.version),
    ownRegistrationBadge: ({ path }, context) => services.badges.draw(path.id, context),
    ownRegistrationCalendar: ({ path }, { locale }) => services.lookup.calendar(path.id, locale),
    ownSendEmailCode: ({ body: { email, purpose } }, context) =>
      services.verification.send(
        { kind: 'mail', to: email, purpose },
        { session: sessionOf(context), client: context.client, locale: context.locale },
      ),
  }) satisfies Handlers;
