/** All handlers of the API by their tags. An operation without one answers 501. */
import type { Services } from '../domain';
import { channels } from '../domain/visitors/channels';
import { solvedSessionOf, withSession } from './context';
import type { Handlers } from './contract';
import { fieldError } from './envelope';

/** The handler of each operation. No handler looks at its services before it is called. */
export const makeHandlers = (services: Services): Handlers => ({
  // advert
  advertTypes: ({ body }, { locale }) => services.adverts.types(body, locale),
  advertByParent: ({ path }, { locale }) => services.adverts.below(path.id, locale),
  advertDetails: ({ path }, { locale }) => services.adverts.details(path.id, locale),

  // basic
  basicCountries: (_input, { locale }) => services.regions.countries(locale),
  basicProvinces: (_input, { locale }) => services.regions.provinces(locale),
  basicCities: (_input, { locale }) => services.regions.cities(undefined, locale),
  basicCitiesByParent: ({ path }, { locale }) => services.regions.cities(path.pid, locale),
  basicAreas: (_input, { locale }) => services.regions.areas(undefined, locale),
  basicAreasByParent: ({ path }, { locale }) => services.regions.areas(path.pid, locale),
  basicGlobalJson: async ({ query }, { header }) => {
    const file = await services.shell.describe();
    // By its current version it never changes.
    header('cache-control', query.v === file.version ? 'public, max-age=31536000, immutable' : 'public, no-cache');
    return file;
  },

  // config
  configExhibitsByIndustry: ({ query }, { locale }) =>
    services.exhibits.ofIndustry(query.applicationIndustryId, locale),
  configHotKeyword: (_input, { locale }) => services.search.hotKeywords(locale),
  configSearchByKeyword: ({ path: { keyword }, query: { purpose, kind, current = 1 } }, context) =>
    services.search.find({ keyword, isTyped: purpose === 'suggestions', page: kind && { kind, current } }, context),
  configHome: (_input, { locale }) => services.site.home(locale),
  configHotSearch: (_input, { locale }) => services.site.hotKeywords(locale),
  configMenu: (_input, { locale }) => services.site.menu(locale),
  configSeoByUrl: ({ body }, { locale }) => services.site.seo(body.requestUrl, locale),
  configSubscribe: ({ body }, context) => services.subscriptions.subscribe(body, context),
  configAdvertDisplay: ({ path }, { locale }) => services.adverts.ofPlace(path.id, locale),
  configHomeAdverts: (_input, { locale }) => services.adverts.ofHome(locale),
  configPageByRoute: ({ query }, { locale }) => services.pages.byRoute(query.routeUrl, locale),

  // download
  downloadList: ({ body }, { locale }) => services.downloads.list(body, locale),
  downloadTypes: ({ path }, { locale }) => services.downloads.below(path.id, locale),
  downloadUrl: ({ path }, context) => services.downloads.url(path.id, context),
  downloadLog: ({ body }, context) => services.downloads.log(body, context),

  // exhibit
  exhibitPage: ({ body }, { locale }) => services.exhibits.page(body, locale),
  exhibitById: ({ query }, context) => services.exhibits.byId(query.id, context),

  // exhibitor
  exhibitorBoothReserve: ({ body }, context) => services.booths.reserve(body, context),
  exhibitorMyRegist: ({ body }, context) => services.invitations.show(body, context),
  exhibitorRegist: ({ body }, context) => services.invitations.register(body, context),
  exhibitorSmsCodeValid: ({ body }, context) => services.invitations.code(body, withSession(context)),
  exhibitorPage: ({ body }, { locale }) => services.exhibitors.page(body, locale),
  exhibitorById: ({ path }, context) => services.exhibitors.byId(path.id, context),
  exhibitorIndustries: (_input, { locale }) => services.exhibitors.industries(locale),
  exhibitorHalls: (_input, { locale }) => services.halls.halls(locale),
  exhibitorMapSearch: ({ path }, context) => services.halls.search(path.keyword, context),
  exhibitorParkQrCode: ({ query }, context) => services.parking.code(query.mobile, context),
  exhibitorCounsel: ({ body }, context) => services.counsel.ask(body, context),
  exhibitorBoothSale: () => services.halls.sale(),

  // group
  groupAddCarNos: ({ body }, context) => services.groups.addCars(body, context),
  groupBatchSave: ({ body }, context) => services.groupMembers.saveAll(body, context),
  groupDeleteUser: ({ path }, context) => services.groupMembers.remove(path.id, context),
  groupExcelImport: ({ body }, context) => services.groupExcel.preview(body, context),
  groupExcelSave: ({ body }, context) => services.groupExcel.save(body, context),
  groupExcelTemplate: (_input, context) => services.groupExcel.template(context),
  groupExportQrCode: ({ query }, context) => services.groupQr.archive(query.groupId, context),
  groupFindById: ({ path }, context) => services.groups.byId(path.id, context),
  groupFindByMobile: ({ path }, context) => services.groups.find(path, context),
  groupQrCode: ({ query }, context) => services.groupQr.code(query.visitGroupUserId, context),
  groupSaveUser: ({ body }, context) => services.groupMembers.save(body, context),
  groupUpdate: ({ body }, context) => services.groups.update(body, context),
  groupUpdateMaster: ({ path }, context) => services.groupMembers.nameMaster(path.groupId, path.userId, context),
  groupUpdateUser: ({ body }, context) => services.groupMembers.change(body, context),

  // landing
  landingBoothReserve: ({ body }, context) => services.booths.apply(body, context),
  landingHome: ({ path }, { locale }) => services.pages.landing(path.type, path.id, locale),
  landingNews: ({ body }, { locale }) => services.news.page(body, locale),
  landingCaptcha: (_input, context) => services.captcha.picture(context),
  landingPhoneCode: ({ body: { phone, vCode, work } }, context) =>
    services.verification.send({ kind: 'sms', to: phone, purpose: 'landing' }, withSession(context), () =>
      services.verification.payByLast({ code: vCode, work, pointer: '/body/vCode' }, context),
    ),

  // log
  logTrack: ({ body }, context) => services.tracking.track(body, context),

  // me
  meFindByMobile: ({ path }, context) => services.lookup.findByMobile(path, ['me'], context),
  meInsert: ({ body }, context) => services.registration.insert(channels.me, body, context),
  meSendCode: ({ path }, context) =>
    services.verification.send({ kind: 'sms', to: path.mobile, purpose: 'me' }, solvedSessionOf(context)),

  // media
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

  // meeting
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

  // own
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
  ownMyData: async (_input, context) => {
    const data = await services.personalData.show(context);
    context.header('content-disposition', `attachment; filename="my-data.json"`);
    return data;
  },
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
    services.verification.send({ kind: 'mail', to: email, purpose }, withSession(context)),

  // support
  supportList: ({ body }, { locale }) => services.pages.supportUnits(body, locale),

  // topic
  topicHome: ({ path }, { locale }) => services.pages.topic(path.id, locale),

  // verify
  verifyImageCode: (_input, context) => services.captcha.make(context),
  verifyCaptchaImage: (_input, context) => services.captcha.make(context),
  verifyCaptchaCheck: ({ body }, context) => services.captcha.check(body, context),
  verifyLoginUser: (_input, context) => services.tickets.loginUser(context),
  verifySmsCode: ({ body }, context) =>
    services.verification.send(
      { kind: 'sms', to: body.mobile, purpose: body.purpose ?? 'registration' },
      withSession(context),
    ),
  verifySmsSend: ({ path, query }, context) =>
    services.verification.send(
      { kind: 'sms', to: path.mobile, purpose: query.purpose ?? 'registration' },
      solvedSessionOf(context),
    ),
  verifySmsValidate: ({ path, query }, context) => {
    if (context.session === null) throw fieldError('verify.codeWrong', '/path/code');
    const { code, mobile } = path;
    const purpose = query.purpose ?? 'registration';
    return services.verification.check({ to: mobile, purpose, code, pointer: '/path/code' }, context);
  },

  // visitor
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

  // visitorEn
  visitorEnBoothReserve: ({ body }, context) => services.booths.reserveEn(body, context),
  visitorEnInsert: ({ body }, context) => services.registration.insert(channels.en, body, context),
  visitorEnUpdate: ({ body }, context) => services.registration.update('en', body, context),
  visitorEnSubmitQuestion: ({ body }, context) => services.registration.submitQuestionnaire('en', body, context),
  visitorEnAddPartner: ({ body }, context) => services.partners.addEn(body, context),
  visitorEnExistEmail: ({ body }, context) => services.lookup.existsEmail(body.email, context),
  visitorEnFindByEmail: ({ query }, context) => services.lookup.findByEmail(query.email, context),

  // wecom
  wecomQrCode: ({ query }, context) => services.wecom.qrCode(query.phone, context),
  wecomAdded: ({ query }, context) => services.wecom.added(query.phone, context),

  // wx
  wxSignature: ({ body }) => services.wechat.signature(body.url),
  wxAuthorizationUrl: ({ body }, context) => services.wechat.authorizationUrl(body, context),
  wxLogin: ({ path, query }, context) =>
    services.wechat.signIn('account', { code: path.code, state: query.state, codePointer: '/path/code' }, context),
  wxScanLogin: ({ query: { code, state } }, context) =>
    services.wechat.signIn('website', { code, state, codePointer: '/query/code' }, context),
  wxMiniQrCode: ({ body }, context) => services.wechat.miniQrCode(body, context),
  wxItesPre: (_input, context) => services.takeOver.earlier(context),
  wxCompanySearch: ({ query }, context) => services.takeOver.companies(query.keyword, context),
  wxUrlLink: ({ body }, context) => services.wechat.urlLink(body, context),
});

/** The operations that have a handler. */
export const implementedOperations = (): string[] => Object.keys(makeHandlers({} as Services));
