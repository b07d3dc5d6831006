/**
 * Every page's path: `paths.newsDetails.href({ lang, id })`. A test compares them with docs/specification/routes.tsv.
 */

type SegmentParams<Segment extends string> = Segment extends `:${infer Param}?`
  ? { [Key in Param]?: string | number }
  : Segment extends `:${infer Param}`
    ? { [Key in Param]: string | number }
    : unknown;
type ParamsOf<Pattern extends string> = Pattern extends `${infer Segment}/${infer Rest}`
  ? SegmentParams<Segment> & ParamsOf<Rest>
  : SegmentParams<Pattern>;

export interface Path<Pattern extends string = string> {
  /** The router's pattern. */
  pattern: Pattern;
  href(...params: keyof ParamsOf<Pattern> extends never ? [] : [ParamsOf<Pattern>]): string;
}

const path = <Pattern extends string>(pattern: Pattern): Path<Pattern> => ({
  pattern,
  href: (...[params]) => {
    const values = (params ?? {}) as Record<string, string | number | undefined>;
    const segments = pattern.split('/').flatMap((segment) => {
      if (!segment.startsWith(':')) return [segment];
      const value = values[segment.replace(/^:|\?$/g, '')];
      if (value === undefined && !segment.endsWith('?')) throw new Error(`${pattern} needs ${segment}`);
      return value === undefined ? [] : [encodeURIComponent(value)];
    });
    return segments.join('/') || '/';
  },
});

export const paths = {
  root: path('/'),
  clearStorage: path('/clear-storage'),
  wxRedirect: path('/wx-redirect'),
  meRegister: path('/me/register'),
  meRegisterForm: path('/me/register/form'),
  meRegisterResult: path('/me/register/result'),
  edition2022: path('/page/2022'),
  edition2023: path('/page/2023'),
  edition2025: path('/page/2025'),
  live2021: path('/page/live2021'),
  live2021Meeting: path('/page/live2021/meeting'),
  advert2021: path('/page/2021/ad'),
  trip2023: path('/page/2023/trip'),
  organiserRootPage: path('/:token'),
  fileViewer: path('/page/file/viewer'),
  mobile2022: path('/page/mobile/2022'),
  mobilePay: path('/page/mobile/pay'),
  mobileWxlink: path('/page/mobile/wxlink'),
  mobileParking: path('/page/mobile/entrepreneur/parking'),
  russian2025: path('/page/rus/2025'),
  edition2022Page: path('/page/2022/:id'),
  edition2023Page: path('/page/2023/:id'),
  scanCallback: path('/scan/callback'),
  chineseLanding: path('/zh-cn/landing/page1'),
  invitation: path('/mobile-devices/cn/invitation'),
  invitationCheck: path('/mobile-devices/cn/invitation/check'),
  invitationResult: path('/mobile-devices/cn/invitation/result'),
  chineseLandingMobile: path('/mobile-devices/cn/landing/page1'),
  home: path('/:lang'),
  about: path('/:lang/about'),
  community: path('/:lang/community'),
  contact: path('/:lang/contact'),
  exhibitorList: path('/:lang/exhibitor-list'),
  landing2020: path('/:lang/landing2020'),
  media: path('/:lang/media'),
  mediaCard: path('/:lang/media-card'),
  meetings: path('/:lang/meeting'),
  privacy: path('/:lang/privacy'),
  products: path('/:lang/products'),
  search: path('/:lang/search'),
  submitSuccess: path('/:lang/submit-success'),
  registration: path('/:lang/audience/registration'),
  registrationQuestionnaire: path('/:lang/audience/registration/questionnaire'),
  registrationResult: path('/:lang/audience/registration/result'),
  accommodation: path('/:lang/exhibition/accommodation'),
  communication: path('/:lang/exhibition/communication'),
  hallPlan: path('/:lang/exhibition/hall-plan'),
  visaInvitation: path('/:lang/exhibition/invitation_letter_for_visa_application'),
  map: path('/:lang/exhibition/map'),
  mapHall: path('/:lang/exhibition/map/hall'),
  traffic: path('/:lang/exhibition/traffic'),
  boothReservation: path('/:lang/exhibitors/booth-reservation'),
  exhibitorProcess: path('/:lang/exhibitors/process'),
  internationalReserveBooth: path('/:lang/international/reserve-booth'),
  organiserPage: path('/:lang/:token'),
  registerGroupAdd: path('/:lang/audience/register/group-add'),
  registerGroupInfo: path('/:lang/audience/register/group-info'),
  registerInfo: path('/:lang/audience/register/info'),
  registerMeeting: path('/:lang/audience/register/meeting'),
  registerPay: path('/:lang/audience/register/pay'),
  registerQuestionnaire: path('/:lang/audience/register/questionnaire'),
  registerResult: path('/:lang/audience/register/result'),
  audienceDownload: path('/:lang/audience/download/:type?'),
  register: path('/:lang/audience/register/:type?'),
  supportUnits: path('/:lang/exhibition/support-units/:unit?'),
  exhibitorDetails: path('/:lang/exhibitor-list/details/:id'),
  exhibitorDownload: path('/:lang/exhibitors/download/:type?'),
  meetingDetails: path('/:lang/meeting/details/:id?'),
  meetingEnrol: path('/:lang/meeting/details/:id/enrol'),
  meetingSignin: path('/:lang/meeting/signin/:id?'),
  meetingSigninResult: path('/:lang/meeting/signin/:id?/result'),
  newsDetails: path('/:lang/news/details/:id?'),
  productDetails: path('/:lang/products/details/:id?'),
  videoDetails: path('/:lang/video/details/:id?'),
  advertising: path('/:lang/exhibitors/advertising/:adpid?/:adsubid?'),
  image: path('/:lang/image/:type?'),
  meetingTheme: path('/:lang/meeting/:themeId'),
  news: path('/:lang/news/:type?'),
  page: path('/:lang/page/:name?'),
  topic: path('/:lang/topic/:type?'),
  video: path('/:lang/video/:type?'),
  notFound: path('/:lang/*'),
  my: path('/:lang/my'),
  myPlan: path('/:lang/my/plan'),
  referral: path('/:lang/referral'),
  productComparison: path('/:lang/products/compare'),
  theme: path('/:lang/theme/:id'),
  submission: path('/:lang/submission/:number?'),
  formPage: path('/:lang/form/:formId'),
  optOut: path('/:lang/stop/:code'),
  badgeLink: path('/:lang/b/:token'),
  newsletterConfirm: path('/:lang/newsletter/confirm'),
  newsletterUnsubscribe: path('/:lang/newsletter/unsubscribe'),
  forms: path('/forms'),
  devInbox: path('/dev/inbox'),
  problemReport: path('/:lang/problem-report'),
} as const;

export type PathName = keyof typeof paths;

/** A booth on the plan; the link opens it. */
export const boothOnPlanHref = (lang: string, booth: string): string =>
  `${paths.mapHall.href({ lang })}?${new URLSearchParams({ booth }).toString()}`;

/**
 * The registration link of a landing page (specification, section 2).
 * @param search The landing page's own query, which is passed on; `origin` is added if missing.
 */
export function landingRegistrationHref(lang: string, search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('origin')) query.set('origin', 'landing');
  return `${paths.register.href({ lang, type: 1 })}?${query.toString()}`;
}
