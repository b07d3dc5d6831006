/** Handlers of the operations under /web/own, which the product adds to the specification. */
import type { Services } from '../../domain';
import { withSession } from '../context';
import type { Handlers, HandlersOf } from '../contract';

/** Captchas, e-mail codes and sign-out. */
const ownCodeHandlers = (services: Services) =>
  ({
    ownCaptchaAudio: ({ path, query }, context) =>
      services.captcha.audio(path.id, { ...context, ...(query.locale && { locale: query.locale }) }),
    ownCaptchaWork: (_input, context) => services.captcha.work(context),
    ownSendEmailCode: ({ body: { email, purpose } }, context) =>
      services.verification.send({ kind: 'mail', to: email, purpose }, withSession(context)),
    ownCheckEmailCode: ({ body: { email, ...body } }, context) =>
      services.verification.check({ ...body, to: email }, context),
    ownSignOut: ({ body }, context) => services.sessions.signOut(body, context),
  }) satisfies Handlers;

/** A visitor’s registration: badge, links, changes and personal data. */
const ownRegistrationHandlers = (services: Services) =>
  ({
    ownRegistrationBadge: ({ path }, context) => services.badges.render(path.id, context),
    ownRegistrationCalendar: ({ path }, { locale }) => services.lookup.calendar(path.id, locale),
    ownBadgeLink: ({ path }, context) => services.badgeLinks.show(path.token, context),
    ownMakeBadgeLink: async ({ path }, context) =>
      services.badgeLinks.makeFor(await services.registration.requireOwnedActive(path.id, context), context),
    ownEndBadgeLinks: async ({ path }, context) =>
      services.badgeLinks.revokeAll(await services.registration.requireOwned(path.id, context)),
    ownInvitation: ({ path }, context) => services.partners.prefill(path.token, context),
    ownCancelRegistration: ({ path, body }, context) => services.change.cancel(path.id, body, context),
    ownResendRegistration: ({ path }, context) => services.change.resend(path.id, context),
    ownSendChangeLink: ({ body }, context) => services.change.sendLink(body.email, context),
    ownOpenChangeLink: ({ body }, context) => services.change.openLink(body.token, context),
    ownGroup: (_input, context) => services.groups.currentGroup(context),
    ownMyData: async (_input, context) => {
      const data = await services.personalData.exportOwn(context);
      context.header('content-disposition', `attachment; filename="my-data.json"`);
      return data;
    },
    ownEraseMyData: (_input, context) => services.personalData.erase(context),
    ownVisaLetter: ({ body }, context) => services.visaLetters.create(body, context),
  }) satisfies Handlers;

/** Enrolments, staff sign-in devices and payments. */
const ownMeetingHandlers = (services: Services) =>
  ({
    ownCancelEnrolment: ({ path }, context) => services.enrolments.cancel(path.id, context),
    ownStaffDevice: (_input, context) => services.staff.describe(context),
    ownStaffSign: ({ body }, context) => services.signIn.scan(body, context),
    ownMeetingCalendar: ({ path, query }, { locale }) => services.meetings.calendar(path.id, query.locale ?? locale),
    ownPaymentNotice: (_input, { raw }) => services.payments.handleNotice(raw.headers, raw.body),
    ownPaymentState: ({ path }, context) => services.payments.state(path.id, context),
  }) satisfies Handlers;

/** Submissions to the organiser, subscriptions and opt-outs. */
const ownMessageHandlers = (services: Services) =>
  ({
    ownMediaCard: ({ body }, context) => services.mediaCards.apply(body, context),
    ownAdvertRequest: ({ body }, context) => services.advertRequests.send(body, context),
    ownReportProblem: ({ body }, context) => services.problemReports.report(body, context),
    ownSubmissionState: ({ body }, context) => services.submissions.state(body, context),
    ownConfirmSubscription: ({ body }) => services.subscriptions.confirm(body.token),
    ownUnsubscribe: ({ body }) => services.subscriptions.unsubscribe(body.token),
    ownUnsubscribeOneClick: ({ path }) => services.subscriptions.unsubscribe(path.token),
    ownOptOut: ({ body }) => services.outbound.optOut(body.code),
  }) satisfies Handlers;

/** The edition, its halls, favourites and advert counts. */
const ownExhibitionHandlers = (services: Services) =>
  ({
    ownClientFacts: (_input, context) => services.client.facts(context),
    ownEdition: ({ query }, { locale }) => services.edition.describe(query.year, locale),
    ownThemes: (_input, { locale }) => services.edition.themes(locale),
    ownHallBooths: ({ path, query }, { locale }) => services.halls.booths(path.number, query.near, locale),
    ownSitePlan: (_input, { locale }) => services.halls.sitePlan(locale),
    ownBoothRoute: ({ path }, { locale }) => services.walking.route(path.number, locale),
    ownWalkingMap: (_input, { locale }) => services.walking.map(locale),
    ownSuggestionCatalogue: (_input, { locale }) => services.suggestions.catalogue(locale),
    ownFavourites: ({ body }, { locale }) => services.favourites.find(body, locale),
    ownFavouritesExport: ({ body }, context) => services.favourites.export(body, context),
    ownAdvertCount: ({ body }, context) => services.advertCounts.count(body, context),
  }) satisfies Handlers;

/** Form versions, their counts, and designers' drafts and previews. */
const ownFormHandlers = (services: Services) =>
  ({
    ownForms: (_input, context) => services.drafts.list(context),
    ownFormDraft: ({ path }, context) => services.drafts.show(path.formId, context),
    ownSaveFormDraft: ({ path, body }, context) => services.drafts.save(path.formId, body, context),
    ownDiscardFormDraft: ({ path, query }, context) => services.drafts.discard(path.formId, query.revision, context),
    ownLockFormDraft: ({ path, body }, context) => services.drafts.lock(path.formId, body, context),
    ownReviewFormDraft: ({ path, body }, context) => services.drafts.review(path.formId, body, context),
    ownFormDraftRevisions: ({ path }, context) => services.drafts.revisions(path.formId, context),
    ownFormDraftRevision: ({ path }, context) => services.drafts.revision(path.formId, path.revision, context),
    ownCountFormProgress: ({ path, body }, context) => services.progress.count(path.formId, body, context),
    ownFormStats: ({ path }, context) => services.progress.show(path.formId, context),
    ownFormCurrent: ({ path }) => services.formPages.describe(path.formId),
    ownSubmitForm: ({ path, body }, context) => services.formPages.submit(path.formId, body, context),
    ownFormOptions: ({ query }, { locale }) => services.publishedForms.sources.list(query.sources.split(','), locale),
    ownUploadFile: ({ path, body }, context) => services.formPages.upload(path.formId, body, context),
    ownRemoveUpload: ({ path }, context) => services.uploads.remove(path.formId, path.id, context),
    ownFormVersion: ({ path }) => services.forms.version(path.formId, path.version),
    ownCreateFormPreview: ({ body }, context) => services.previews.create(body, context),
    ownFormPreview: ({ path }) => services.previews.show(path.id),
    ownJudgeFormPreview: ({ path, body }, context) => services.previews.validate(path.id, body.answers, context),
    ownFormCases: ({ path }, context) => services.previews.cases(path.formId, path.version, context),
    ownReplayForm: ({ path, body }, context) => services.previews.replay(path.formId, body, context),
    ownPublishForm: ({ body }, context) => services.previews.publish(body, context),
  }) satisfies Handlers;

/** All handlers of the tag `own`. */
export const ownHandlers = (services: Services): HandlersOf<'own'> => ({
  ...ownCodeHandlers(services),
  ...ownRegistrationHandlers(services),
  ...ownMeetingHandlers(services),
  ...ownMessageHandlers(services),
  ...ownExhibitionHandlers(services),
  ...ownFormHandlers(services),
});
