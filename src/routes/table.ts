/**
 * Every route of the site, in the order of docs/specification/routes.tsv. A row without a page is not built yet and says so;
 * a test counts these rows. A page's chunk has the name of its row, so that the server knows what to fetch ahead.
 */
import type { paths } from '@/lib/paths';
import type { Page } from '@/store/definePage';

export type PathName = keyof typeof paths;

export type LayoutName = 'default' | 'empty' | 'mobile' | 'landing-en' | 'landing-zh';

export interface RouteRow {
  name: PathName;
  layout: LayoutName;
  /** A form page is another document: it is never cached, knows the reader's ticket, and its policy has a nonce. */
  kind: 'reading' | 'form';
  /** The page's chunk; absent where the page is not built yet. */
  page?: () => Promise<{ page: Page }>;
}

const unbuilt = (layout: LayoutName, ...names: PathName[]): RouteRow[] =>
  names.map((name) => ({ name, layout, kind: 'reading' }));
const row = (
  name: PathName,
  layout: LayoutName,
  page: RouteRow['page'],
  kind: RouteRow['kind'] = 'reading',
): RouteRow => ({ name, layout, kind, page });

const home = () => import(/* webpackChunkName: "home" */ '@/pages/HomePage');
const newsletter = () => import(/* webpackChunkName: "newsletterConfirm" */ '@/pages/NewsletterPage');
const notFound = () => import(/* webpackChunkName: "notFound" */ '@/pages/NotFoundPage');

export const table: RouteRow[] = [
  row('root', 'default', home),
  ...unbuilt('empty', 'clearStorage', 'wxRedirect'),
  ...unbuilt('mobile', 'meRegister', 'meRegisterForm', 'meRegisterResult'),
  ...unbuilt(
    'empty',
    'edition2022',
    'edition2023',
    'edition2025',
    'live2021',
    'live2021Meeting',
    'advert2021',
    'trip2023',
    'fileViewer',
  ),
  ...unbuilt('mobile', 'mobile2022', 'mobilePay', 'mobileWxlink', 'mobileParking'),
  ...unbuilt('empty', 'russian2025', 'edition2022Page', 'edition2023Page', 'scanCallback'),
  ...unbuilt('landing-zh', 'chineseLanding', 'chineseLandingMobile'),
  ...unbuilt('mobile', 'invitation', 'invitationCheck', 'invitationResult'),
  row('home', 'default', home),
  ...unbuilt('default', 'about', 'community', 'contact', 'exhibitorList'),
  ...unbuilt('landing-en', 'landing2020'),
  ...unbuilt('default', 'media', 'mediaCard', 'meetings', 'privacy', 'products', 'search'),
  row('submitSuccess', 'default', () => import(/* webpackChunkName: "submitSuccess" */ '@/pages/SubmitSuccessPage')),
  row(
    'registration',
    'default',
    () => import(/* webpackChunkName: "registration" */ '@/pages/RegistrationPage'),
    'form',
  ),
  row(
    'registrationQuestionnaire',
    'default',
    () => import(/* webpackChunkName: "registrationQuestionnaire" */ '@/pages/QuestionnairePage'),
    'form',
  ),
  row(
    'registrationResult',
    'default',
    () => import(/* webpackChunkName: "registrationResult" */ '@/pages/RegistrationResultPage'),
    'form',
  ),
  ...unbuilt('default', 'accommodation', 'communication', 'hallPlan', 'visaInvitation'),
  ...unbuilt('empty', 'map', 'mapHall'),
  ...unbuilt('default', 'traffic', 'boothReservation', 'exhibitorProcess', 'internationalReserveBooth'),
  ...unbuilt(
    'default',
    'registerGroupAdd',
    'registerGroupInfo',
    'registerInfo',
    'registerMeeting',
    'registerPay',
    'registerQuestionnaire',
    'registerResult',
  ),
  ...unbuilt('default', 'audienceDownload', 'register', 'supportUnits', 'exhibitorDetails', 'exhibitorDownload'),
  ...unbuilt('default', 'meetingDetails', 'meetingSignin', 'meetingSigninResult'),
  row('newsDetails', 'default', () => import(/* webpackChunkName: "newsDetails" */ '@/pages/NewsDetailsPage')),
  ...unbuilt('default', 'productDetails', 'videoDetails', 'advertising', 'image', 'meetingTheme'),
  row('news', 'default', () => import(/* webpackChunkName: "news" */ '@/pages/NewsPage')),
  ...unbuilt('default', 'page', 'topic', 'video'),
  ...unbuilt('default', 'my', 'myPlan', 'referral', 'theme'),
  row('newsletterConfirm', 'default', newsletter),
  row('newsletterUnsubscribe', 'default', newsletter),
  ...unbuilt('empty', 'forms'),
  // The organiser's own pages ({token} routes) are asked for by their address; where there is none, the page does not exist.
  row('organiserPage', 'default', notFound),
  row('notFound', 'default', notFound),
  row('organiserRootPage', 'empty', notFound),
];

/** Not rows of ours: the sandbox's inbox is a page of the server. */
export const servedElsewhere: PathName[] = ['devInbox'];
