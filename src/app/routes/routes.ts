/**
 * Every route of the site, in the order of docs/specification/routes.tsv. A page's chunk is named after its route, so
 * that the server knows what to preload.
 */
import {
  booth,
  delegation,
  downloads,
  form,
  landing,
  mobileForm,
  organiserRoute,
  plan,
  questionnaire,
  register,
  registered,
  result,
  route,
  visaInvitation,
  type RouteDefinition,
} from './routeDefinition';

const home = () => import(/* webpackChunkName: "home" */ '@/pages/HomePage');
const signInResult = () => import(/* webpackChunkName: "meetingSigninResult" */ '@/pages/MeetingSigninResultPage');
const newsletter = () => import(/* webpackChunkName: "newsletterConfirm" */ '@/pages/NewsletterPage');

/** The query of both lists; their filters have their own keys. */
const LIST_QUERY = ['current', 'size', 'sort', 'k', 'view', 'theme', 'industry'];

export const routes: RouteDefinition[] = [
  route('root', home, { chunk: 'home', pageType: 'home' }),
  route('clearStorage', () => import(/* webpackChunkName: "clearStorage" */ '@/pages/ClearStoragePage'), {
    layout: 'empty',
    texts: ['services'],
  }),
  route('wxRedirect', () => import(/* webpackChunkName: "wxRedirect" */ '@/pages/WxRedirectPage'), {
    layout: 'empty',
    texts: ['services'],
    query: ['f', 'code', 'state'],
  }),
  mobileForm('meRegister', () => import(/* webpackChunkName: "meRegister" */ '@/pages/MeRegisterPage')),
  mobileForm('meRegisterForm', () => import(/* webpackChunkName: "meRegisterForm" */ '@/pages/MeFormPage')),
  registered('meRegisterResult', 'meRegister'),
  organiserRoute('edition2022', 'empty'),
  organiserRoute('edition2023', 'empty'),
  organiserRoute('edition2025', 'empty'),
  organiserRoute('live2021', 'empty'),
  organiserRoute('live2021Meeting', 'empty'),
  organiserRoute('advert2021', 'empty'),
  organiserRoute('trip2023', 'empty'),
  route('fileViewer', () => import(/* webpackChunkName: "fileViewer" */ '@/pages/FileViewerPage'), {
    layout: 'empty',
    texts: ['files'],
    query: ['url', 'file'],
  }),
  organiserRoute('mobile2022', 'mobile'),
  mobileForm('mobilePay', () => import(/* webpackChunkName: "mobilePay" */ '@/pages/MobilePayPage'), {
    query: ['enrolmentId'],
  }),
  route('mobileWxlink', () => import(/* webpackChunkName: "mobileWxlink" */ '@/pages/MiniProgramPage'), {
    layout: 'mobile',
    texts: ['services'],
    query: ['path', 'source', 'query'],
  }),
  mobileForm('mobileParking', () => import(/* webpackChunkName: "mobileParking" */ '@/pages/ParkingPage'), {
    texts: ['fields', 'forms', 'services'],
  }),
  organiserRoute('russian2025', 'empty'),
  organiserRoute('edition2022Page', 'empty'),
  organiserRoute('edition2023Page', 'empty'),
  route('scanCallback', () => import(/* webpackChunkName: "scanCallback" */ '@/pages/ScanCallbackPage'), {
    layout: 'empty',
    texts: ['services'],
    query: ['code', 'state'],
  }),
  landing('chineseLanding', 'landing-zh', { id: 'page1', canReserve: true }),
  landing('chineseLandingMobile', 'landing-zh', { id: 'page1', canReserve: true }),
  mobileForm('invitation', () => import(/* webpackChunkName: "invitation" */ '@/pages/InvitationPage'), {
    query: ['code'],
  }),
  mobileForm('invitationCheck', () => import(/* webpackChunkName: "invitationCheck" */ '@/pages/InvitationCheckPage'), {
    query: ['code'],
  }),
  registered('invitationResult', 'invitation'),
  route('home', home, { pageType: 'home' }),
  organiserRoute('about', 'default'),
  organiserRoute('community', 'default'),
  organiserRoute('contact', 'default'),
  route('exhibitorList', () => import(/* webpackChunkName: "exhibitorList" */ '@/pages/ExhibitorListPage'), {
    texts: ['exhibitors'],
    query: [...LIST_QUERY, 'origin', 'country', 'province', 'hall', 'famous', 'popular', 'featured', 'showroom'],
    pageType: 'list',
  }),
  landing('landing2020', 'landing-en', { id: 'landing2020', year: 2020 }),
  route('media', () => import(/* webpackChunkName: "media" */ '@/pages/MediaPage'), {
    texts: ['pages'],
    pageType: 'list',
  }),
  form('mediaCard', () => import(/* webpackChunkName: "mediaCard" */ '@/pages/MediaCardPage')),
  route('meetings', () => import(/* webpackChunkName: "meetings" */ '@/pages/MeetingsPage'), {
    texts: ['programme'],
    query: ['date', 'theme', 'hall'],
    pageType: 'list',
  }),
  organiserRoute('privacy', 'default'),
  route('products', () => import(/* webpackChunkName: "products" */ '@/pages/ProductsPage'), {
    texts: ['exhibitors'],
    query: [...LIST_QUERY, 'category', 'new', 'min.*', 'max.*'],
    pageType: 'list',
  }),
  route('search', () => import(/* webpackChunkName: "search" */ '@/pages/SearchPage'), {
    query: ['k', 'kind', 'current'],
    pageType: 'list',
    isUnlisted: true,
  }),
  route('submitSuccess', () => import(/* webpackChunkName: "submitSuccess" */ '@/pages/SubmitSuccessPage'), {
    texts: ['services'],
    isUnlisted: true,
  }),
  form('registration', () => import(/* webpackChunkName: "registration" */ '@/pages/RegistrationPage'), {
    query: ['find', 'edit', 'invited'],
  }),
  questionnaire('registrationQuestionnaire', 'email'),
  result('registrationResult', 'email'),
  organiserRoute('accommodation', 'default'),
  organiserRoute('communication', 'default'),
  plan('hallPlan', 'default'),
  visaInvitation(),
  { ...plan('map', 'empty'), isUnlisted: true },
  { ...plan('mapHall', 'empty'), isUnlisted: true },
  organiserRoute('traffic', 'default', { canPrint: true }),
  booth('boothReservation'),
  organiserRoute('exhibitorProcess', 'default'),
  booth('internationalReserveBooth'),
  delegation('registerGroupAdd', () => import(/* webpackChunkName: "registerGroupAdd" */ '@/pages/GroupAddPage')),
  delegation('registerGroupInfo', () => import(/* webpackChunkName: "registerGroupInfo" */ '@/pages/GroupInfoPage')),
  form('registerInfo', () => import(/* webpackChunkName: "registerInfo" */ '@/pages/RegisterInfoPage'), {
    query: ['edit'],
  }),
  form('registerMeeting', () => import(/* webpackChunkName: "registerMeeting" */ '@/pages/RegisterMeetingPage')),
  form('registerPay', () => import(/* webpackChunkName: "registerPay" */ '@/pages/RegisterPayPage')),
  questionnaire('registerQuestionnaire', 'mobile'),
  result('registerResult', 'mobile'),
  { ...downloads('audienceDownload', 'visitor'), query: ['k'], pageType: 'list' },
  { ...register(), query: ['edit', 'by', 'find', 'invited'] },
  route('supportUnits', () => import(/* webpackChunkName: "supportUnits" */ '@/pages/SupportUnitsPage'), {
    texts: ['pages'],
  }),
  route('exhibitorDetails', () => import(/* webpackChunkName: "exhibitorDetails" */ '@/pages/ExhibitorDetailsPage'), {
    texts: ['exhibitors', 'fields'],
    pageType: 'details',
  }),
  { ...downloads('exhibitorDownload', 'exhibitor'), query: ['k'], pageType: 'list' },
  route('meetingDetails', () => import(/* webpackChunkName: "meetingDetails" */ '@/pages/MeetingDetailsPage'), {
    texts: ['programme'],
    pageType: 'details',
  }),
  form('meetingEnrol', () => import(/* webpackChunkName: "meetingEnrol" */ '@/pages/MeetingEnrolPage'), {
    texts: ['fields', 'forms', 'places', 'programme'],
    query: ['by'],
  }),
  form('meetingSignin', () => import(/* webpackChunkName: "meetingSignin" */ '@/pages/MeetingSigninPage'), {
    texts: ['fields', 'forms', 'places', 'programme'],
    camera: true,
  }),
  route('meetingSigninResult', signInResult, { texts: ['places', 'programme'], kind: 'form', camera: true }),
  route('newsDetails', () => import(/* webpackChunkName: "newsDetails" */ '@/pages/NewsDetailsPage'), {
    texts: ['news'],
    pageType: 'details',
  }),
  route('productDetails', () => import(/* webpackChunkName: "productDetails" */ '@/pages/ProductDetailsPage'), {
    texts: ['exhibitors'],
    pageType: 'details',
  }),
  route('videoDetails', () => import(/* webpackChunkName: "videoDetails" */ '@/pages/VideoDetailsPage'), {
    texts: ['news'],
    pageType: 'details',
  }),
  route('advertising', () => import(/* webpackChunkName: "advertising" */ '@/pages/AdvertisingPage'), {
    texts: ['fields', 'pages'],
  }),
  route('image', () => import(/* webpackChunkName: "image" */ '@/pages/ImagePage'), {
    texts: ['news'],
    query: ['current'],
    pageType: 'list',
  }),
  route('meetingTheme', () => import(/* webpackChunkName: "meetingTheme" */ '@/pages/MeetingThemePage'), {
    texts: ['programme'],
    pageType: 'list',
  }),
  route('news', () => import(/* webpackChunkName: "news" */ '@/pages/NewsPage'), {
    texts: ['news'],
    query: ['current'],
    pageType: 'list',
  }),
  organiserRoute('page', 'default'),
  route('topic', () => import(/* webpackChunkName: "topic" */ '@/pages/TopicPage'), {
    texts: ['news', 'pages'],
    pageType: 'list',
  }),
  route('video', () => import(/* webpackChunkName: "video" */ '@/pages/VideoPage'), {
    texts: ['news'],
    query: ['current'],
    pageType: 'list',
  }),
  form('my', () => import(/* webpackChunkName: "my" */ '@/pages/MyPage'), {
    query: ['change', 'by'],
    isUnlisted: true,
  }),
  route('myPlan', () => import(/* webpackChunkName: "myPlan" */ '@/pages/MyPlanPage'), {
    texts: ['visit'],
    query: ['at'],
    pageType: 'list',
    isUnlisted: true,
  }),
  form('referral', () => import(/* webpackChunkName: "referral" */ '@/pages/ReferralPage')),
  route(
    'productComparison',
    () => import(/* webpackChunkName: "productComparison" */ '@/pages/ProductComparisonPage'),
    { texts: ['exhibitors'], query: ['id'], pageType: 'list', isUnlisted: true },
  ),
  route('theme', () => import(/* webpackChunkName: "theme" */ '@/pages/ThemePage'), {
    texts: ['exhibitors'],
    pageType: 'list',
  }),
  form('submission', () => import(/* webpackChunkName: "submission" */ '@/pages/SubmissionPage'), {
    texts: ['fields', 'services'],
  }),
  // No form page: those are separate documents, and a report is about this one.
  route('problemReport', () => import(/* webpackChunkName: "problemReport" */ '@/pages/ProblemReportPage'), {
    texts: ['fields', 'services'],
    isUnlisted: true,
  }),
  form('formPage', () => import(/* webpackChunkName: "formPage" */ '@/pages/FormPage')),
  form('optOut', () => import(/* webpackChunkName: "optOut" */ '@/pages/OptOutPage'), { texts: ['services'] }),
  form('badgeLink', () => import(/* webpackChunkName: "badgeLink" */ '@/pages/BadgeLinkPage'), {
    texts: ['forms'],
    isPrivate: true,
  }),
  route('newsletterConfirm', newsletter, { texts: ['services'], query: ['token'], isUnlisted: true }),
  route('newsletterUnsubscribe', newsletter, {
    texts: ['services'],
    chunk: 'newsletterConfirm',
    query: ['token'],
    isUnlisted: true,
  }),
  form('forms', () => import(/* webpackChunkName: "forms" */ '@/pages/FormsPage'), {
    layout: 'empty',
    texts: ['designer', 'fields'],
    query: ['preview'],
    isPrivate: true,
    hasNonce: true,
  }),
  // The organiser's own pages ({token} routes): they return 404 when the API has no page for the URL.
  { ...organiserRoute('organiserPage', 'default'), isUnlisted: true },
  { ...organiserRoute('notFound', 'default'), isUnlisted: true },
  organiserRoute('organiserRootPage', 'empty'),
];
