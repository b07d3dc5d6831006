/**
 * Every route of the site, in the order of docs/specification/routes.tsv. A row without a page is not built yet and says so;
 * a test counts these rows. A page's chunk has the name of its row, so that the server knows what to fetch ahead.
 */
import type { DownloadAudience } from '@/api/types';
import type { TextPart } from '@/i18n/texts';
import { paths } from '@/lib/paths';
import type { Page } from '@/store/definePage';

export type PathName = keyof typeof paths;

export type LayoutName = 'default' | 'empty' | 'mobile' | 'landing-en' | 'landing-zh';

export interface RouteRow {
  name: PathName;
  layout: LayoutName;
  /** A form page is another document: it is never cached, knows the reader's ticket, and its policy has a nonce. */
  kind: 'reading' | 'form';
  /** The page shows the reader's camera: its document is the only kind that may. */
  camera?: true;
  /** Name of the chunk where it is not the row's own. */
  chunk?: string;
  /** Parts of the texts that the page says beside those of the shell; a test finds what is missing. */
  texts: readonly TextPart[];
  /** The page's chunk; absent where the page is not built yet. */
  page?: () => Promise<{ page: Page }>;
}

const row = (
  name: PathName,
  layout: LayoutName,
  texts: readonly TextPart[] = [],
  page?: RouteRow['page'],
): RouteRow => ({ name, layout, kind: 'reading', texts, page });

const form = (name: PathName, page: RouteRow['page']): RouteRow => ({
  ...row(name, 'default', ['fields', 'forms'], page),
  kind: 'form',
});

/** The pages of a delegation, whose words are a part of their own. */
const delegation = (name: PathName, page: RouteRow['page']): RouteRow => ({
  ...form(name, page),
  texts: ['delegation', 'fields'],
});

const mobileForm = (name: PathName, page: RouteRow['page']): RouteRow => ({ ...form(name, page), layout: 'mobile' });

/** Questionnaire and badge are the last steps of two ways. */
const questionnaire = (name: PathName, way: 'en' | 'zh'): RouteRow => ({
  ...form(name, async () => {
    const { questionnairePage } = await import(
      /* webpackChunkName: "registrationQuestionnaire" */ '@/pages/QuestionnairePage'
    );
    return { page: questionnairePage(way) };
  }),
  chunk: 'registrationQuestionnaire',
});

const result = (name: PathName, way: 'en' | 'zh'): RouteRow => ({
  ...form(name, async () => {
    const { resultPage } = await import(/* webpackChunkName: "registrationResult" */ '@/pages/RegistrationResultPage');
    return { page: resultPage(way) };
  }),
  chunk: 'registrationResult',
});

/** The reservation of a booth is one page for the mainland and for everyone else. */
const booth = (name: 'boothReservation' | 'internationalReserveBooth'): RouteRow => ({
  ...form(name, async () => {
    const { boothPage } = await import(/* webpackChunkName: "booth" */ '@/pages/BoothPage');
    return { page: boothPage(name) };
  }),
  chunk: 'booth',
});

/** A campaign's page, by the name of its content. */
const landing = (
  name: PathName,
  layout: LayoutName,
  content: { id: string; year?: number; canReserve?: boolean },
): RouteRow => ({
  ...row(name, layout, ['pages', 'news', 'fields'], async () => {
    const { landingPage } = await import(/* webpackChunkName: "landing" */ '@/pages/LandingPage');
    return { page: landingPage(content) };
  }),
  chunk: 'landing',
});

/** A page that editors compose, found by its route: one chunk for all of them. */
const own = (name: PathName, layout: LayoutName, options?: { canPrint: boolean }): RouteRow => ({
  ...row(name, layout, ['pages'], async () => {
    const { ownPage } = await import(/* webpackChunkName: "ownPage" */ '@/pages/OwnPage');
    return { page: ownPage(paths[name].pattern, options) };
  }),
  chunk: 'ownPage',
});

/** The pages of the hall plan are one page in three frames. */
const plan = (name: 'hallPlan' | 'map' | 'mapHall', layout: LayoutName): RouteRow => ({
  ...row(name, layout, ['halls'], async () => {
    const { planPage } = await import(/* webpackChunkName: "hallPlan" */ '@/pages/HallPlanPage');
    return { page: planPage(name) };
  }),
  chunk: 'hallPlan',
});

/** What one has is one page for the two ways that lead to it. */
const registered = (name: PathName, start: 'invitation' | 'meRegister'): RouteRow => ({
  ...mobileForm(name, async () => {
    const { registeredPage } = await import(/* webpackChunkName: "registered" */ '@/pages/RegisteredPage');
    return { page: registeredPage(start) };
  }),
  chunk: 'registered',
});

/** Downloads are one page for two audiences. */
const downloads = (name: PathName, audience: DownloadAudience): RouteRow => ({
  ...row(name, 'default', ['files'], async () => {
    const { downloadsPage } = await import(/* webpackChunkName: "downloads" */ '@/pages/DownloadsPage');
    return { page: downloadsPage(audience) };
  }),
  chunk: 'downloads',
});

const home = () => import(/* webpackChunkName: "home" */ '@/pages/HomePage');
const signInResult = () => import(/* webpackChunkName: "meetingSigninResult" */ '@/pages/MeetingSigninResultPage');
const newsletter = () => import(/* webpackChunkName: "newsletterConfirm" */ '@/pages/NewsletterPage');

export const table: RouteRow[] = [
  { ...row('root', 'default', [], home), chunk: 'home' },
  row(
    'clearStorage',
    'empty',
    ['services'],
    () => import(/* webpackChunkName: "clearStorage" */ '@/pages/ClearStoragePage'),
  ),
  row('wxRedirect', 'empty', ['services'], () => import(/* webpackChunkName: "wxRedirect" */ '@/pages/WxRedirectPage')),
  mobileForm('meRegister', () => import(/* webpackChunkName: "meRegister" */ '@/pages/MeRegisterPage')),
  mobileForm('meRegisterForm', () => import(/* webpackChunkName: "meRegisterForm" */ '@/pages/MeFormPage')),
  registered('meRegisterResult', 'meRegister'),
  own('edition2022', 'empty'),
  own('edition2023', 'empty'),
  own('edition2025', 'empty'),
  own('live2021', 'empty'),
  own('live2021Meeting', 'empty'),
  own('advert2021', 'empty'),
  own('trip2023', 'empty'),
  row('fileViewer', 'empty', ['files'], () => import(/* webpackChunkName: "fileViewer" */ '@/pages/FileViewerPage')),
  own('mobile2022', 'mobile'),
  mobileForm('mobilePay', () => import(/* webpackChunkName: "mobilePay" */ '@/pages/MobilePayPage')),
  row(
    'mobileWxlink',
    'mobile',
    ['services'],
    () => import(/* webpackChunkName: "mobileWxlink" */ '@/pages/MiniProgramPage'),
  ),
  {
    ...mobileForm('mobileParking', () => import(/* webpackChunkName: "mobileParking" */ '@/pages/ParkingPage')),
    texts: ['fields', 'forms', 'services'],
  },
  own('russian2025', 'empty'),
  own('edition2022Page', 'empty'),
  own('edition2023Page', 'empty'),
  row(
    'scanCallback',
    'empty',
    ['services'],
    () => import(/* webpackChunkName: "scanCallback" */ '@/pages/ScanCallbackPage'),
  ),
  landing('chineseLanding', 'landing-zh', { id: 'page1', canReserve: true }),
  landing('chineseLandingMobile', 'landing-zh', { id: 'page1', canReserve: true }),
  mobileForm('invitation', () => import(/* webpackChunkName: "invitation" */ '@/pages/InvitationPage')),
  mobileForm('invitationCheck', () => import(/* webpackChunkName: "invitationCheck" */ '@/pages/InvitationCheckPage')),
  registered('invitationResult', 'invitation'),
  row('home', 'default', [], home),
  own('about', 'default'),
  own('community', 'default'),
  own('contact', 'default'),
  row(
    'exhibitorList',
    'default',
    ['exhibitors'],
    () => import(/* webpackChunkName: "exhibitorList" */ '@/pages/ExhibitorListPage'),
  ),
  landing('landing2020', 'landing-en', { id: 'landing2020', year: 2020 }),
  row('media', 'default', ['pages'], () => import(/* webpackChunkName: "media" */ '@/pages/MediaPage')),
  form('mediaCard', () => import(/* webpackChunkName: "mediaCard" */ '@/pages/MediaCardPage')),
  row('meetings', 'default', ['programme'], () => import(/* webpackChunkName: "meetings" */ '@/pages/MeetingsPage')),
  own('privacy', 'default'),
  row('products', 'default', ['exhibitors'], () => import(/* webpackChunkName: "products" */ '@/pages/ProductsPage')),
  row('search', 'default', [], () => import(/* webpackChunkName: "search" */ '@/pages/SearchPage')),
  row(
    'submitSuccess',
    'default',
    ['services'],
    () => import(/* webpackChunkName: "submitSuccess" */ '@/pages/SubmitSuccessPage'),
  ),
  form('registration', () => import(/* webpackChunkName: "registration" */ '@/pages/RegistrationPage')),
  questionnaire('registrationQuestionnaire', 'en'),
  result('registrationResult', 'en'),
  own('accommodation', 'default'),
  own('communication', 'default'),
  plan('hallPlan', 'default'),
  own('visaInvitation', 'default'),
  plan('map', 'empty'),
  plan('mapHall', 'empty'),
  own('traffic', 'default', { canPrint: true }),
  booth('boothReservation'),
  own('exhibitorProcess', 'default'),
  booth('internationalReserveBooth'),
  delegation('registerGroupAdd', () => import(/* webpackChunkName: "registerGroupAdd" */ '@/pages/GroupAddPage')),
  delegation('registerGroupInfo', () => import(/* webpackChunkName: "registerGroupInfo" */ '@/pages/GroupInfoPage')),
  form('registerInfo', () => import(/* webpackChunkName: "registerInfo" */ '@/pages/RegisterInfoPage')),
  form('registerMeeting', () => import(/* webpackChunkName: "registerMeeting" */ '@/pages/RegisterMeetingPage')),
  form('registerPay', () => import(/* webpackChunkName: "registerPay" */ '@/pages/RegisterPayPage')),
  questionnaire('registerQuestionnaire', 'zh'),
  result('registerResult', 'zh'),
  downloads('audienceDownload', 'visitor'),
  {
    ...form('register', () => import(/* webpackChunkName: "register" */ '@/pages/RegisterPage')),
    texts: ['delegation', 'fields', 'forms'],
  },
  row(
    'supportUnits',
    'default',
    ['pages'],
    () => import(/* webpackChunkName: "supportUnits" */ '@/pages/SupportUnitsPage'),
  ),
  row(
    'exhibitorDetails',
    'default',
    ['exhibitors', 'fields'],
    () => import(/* webpackChunkName: "exhibitorDetails" */ '@/pages/ExhibitorDetailsPage'),
  ),
  downloads('exhibitorDownload', 'exhibitor'),
  row(
    'meetingDetails',
    'default',
    ['programme'],
    () => import(/* webpackChunkName: "meetingDetails" */ '@/pages/MeetingDetailsPage'),
  ),
  {
    ...form('meetingEnrol', () => import(/* webpackChunkName: "meetingEnrol" */ '@/pages/MeetingEnrolPage')),
    texts: ['fields', 'forms', 'places', 'programme'],
  },
  {
    ...form('meetingSignin', () => import(/* webpackChunkName: "meetingSignin" */ '@/pages/MeetingSigninPage')),
    texts: ['fields', 'forms', 'places', 'programme'],
    camera: true,
  },
  {
    ...row('meetingSigninResult', 'default', ['places', 'programme'], signInResult),
    kind: 'form',
    camera: true,
  },
  row(
    'newsDetails',
    'default',
    ['news'],
    () => import(/* webpackChunkName: "newsDetails" */ '@/pages/NewsDetailsPage'),
  ),
  row(
    'productDetails',
    'default',
    ['exhibitors'],
    () => import(/* webpackChunkName: "productDetails" */ '@/pages/ProductDetailsPage'),
  ),
  row(
    'videoDetails',
    'default',
    ['news'],
    () => import(/* webpackChunkName: "videoDetails" */ '@/pages/VideoDetailsPage'),
  ),
  row(
    'advertising',
    'default',
    ['pages'],
    () => import(/* webpackChunkName: "advertising" */ '@/pages/AdvertisingPage'),
  ),
  row('image', 'default', ['news'], () => import(/* webpackChunkName: "image" */ '@/pages/ImagePage')),
  row(
    'meetingTheme',
    'default',
    ['programme'],
    () => import(/* webpackChunkName: "meetingTheme" */ '@/pages/MeetingThemePage'),
  ),
  row('news', 'default', ['news'], () => import(/* webpackChunkName: "news" */ '@/pages/NewsPage')),
  own('page', 'default'),
  row('topic', 'default', ['news', 'pages'], () => import(/* webpackChunkName: "topic" */ '@/pages/TopicPage')),
  row('video', 'default', ['news'], () => import(/* webpackChunkName: "video" */ '@/pages/VideoPage')),
  form('my', () => import(/* webpackChunkName: "my" */ '@/pages/MyPage')),
  row('myPlan', 'default', ['exhibitors'], () => import(/* webpackChunkName: "myPlan" */ '@/pages/MyPlanPage')),
  form('referral', () => import(/* webpackChunkName: "referral" */ '@/pages/ReferralPage')),
  row('theme', 'default', ['exhibitors'], () => import(/* webpackChunkName: "theme" */ '@/pages/ThemePage')),
  row('newsletterConfirm', 'default', ['services'], newsletter),
  { ...row('newsletterUnsubscribe', 'default', ['services'], newsletter), chunk: 'newsletterConfirm' },
  {
    ...form('forms', () => import(/* webpackChunkName: "forms" */ '@/pages/FormsPage')),
    layout: 'empty',
    texts: ['designer', 'fields'],
  },
  // The organiser's own pages ({token} routes): where the API knows none for an address, the page does not exist.
  own('organiserPage', 'default'),
  own('notFound', 'default'),
  own('organiserRootPage', 'empty'),
];

/** Not rows of ours: the sandbox's inbox is a page of the server. */
export const servedElsewhere: PathName[] = ['devInbox'];
