/**
 * Every route of the site, in the order of docs/specification/routes.tsv. A page's chunk has the name of its row, so that the server knows what
 * to fetch ahead.
 */
import {
  booth,
  delegation,
  downloads,
  form,
  landing,
  mobileForm,
  own,
  plan,
  questionnaire,
  register,
  registered,
  result,
  row,
  visaInvitation,
  type RouteRow,
} from './rows';

const home = () => import(/* webpackChunkName: "home" */ '@/pages/HomePage');
const signInResult = () => import(/* webpackChunkName: "meetingSigninResult" */ '@/pages/MeetingSigninResultPage');
const newsletter = () => import(/* webpackChunkName: "newsletterConfirm" */ '@/pages/NewsletterPage');

/** The query of both lists; their filters have keys of their own. */
const LIST_QUERY = ['current', 'size', 'sort', 'k', 'view', 'theme', 'industry'];

export const table: RouteRow[] = [
  { ...row('root', 'default', [], home), chunk: 'home', pageType: 'home' },
  row(
    'clearStorage',
    'empty',
    ['services'],
    () => import(/* webpackChunkName: "clearStorage" */ '@/pages/ClearStoragePage'),
  ),
  {
    ...row(
      'wxRedirect',
      'empty',
      ['services'],
      () => import(/* webpackChunkName: "wxRedirect" */ '@/pages/WxRedirectPage'),
    ),
    query: ['f', 'code', 'state'],
  },
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
  {
    ...row(
      'fileViewer',
      'empty',
      ['files'],
      () => import(/* webpackChunkName: "fileViewer" */ '@/pages/FileViewerPage'),
    ),
    query: ['url', 'file'],
  },
  own('mobile2022', 'mobile'),
  {
    ...mobileForm('mobilePay', () => import(/* webpackChunkName: "mobilePay" */ '@/pages/MobilePayPage')),
    query: ['enrolmentId'],
  },
  {
    ...row(
      'mobileWxlink',
      'mobile',
      ['services'],
      () => import(/* webpackChunkName: "mobileWxlink" */ '@/pages/MiniProgramPage'),
    ),
    query: ['path', 'source', 'query'],
  },
  {
    ...mobileForm('mobileParking', () => import(/* webpackChunkName: "mobileParking" */ '@/pages/ParkingPage')),
    texts: ['fields', 'forms', 'services'],
  },
  own('russian2025', 'empty'),
  own('edition2022Page', 'empty'),
  own('edition2023Page', 'empty'),
  {
    ...row(
      'scanCallback',
      'empty',
      ['services'],
      () => import(/* webpackChunkName: "scanCallback" */ '@/pages/ScanCallbackPage'),
    ),
    query: ['code', 'state'],
  },
  landing('chineseLanding', 'landing-zh', { id: 'page1', canReserve: true }),
  landing('chineseLandingMobile', 'landing-zh', { id: 'page1', canReserve: true }),
  {
    ...mobileForm('invitation', () => import(/* webpackChunkName: "invitation" */ '@/pages/InvitationPage')),
    query: ['code'],
  },
  {
    ...mobileForm(
      'invitationCheck',
      () => import(/* webpackChunkName: "invitationCheck" */ '@/pages/InvitationCheckPage'),
    ),
    query: ['code'],
  },
  registered('invitationResult', 'invitation'),
  { ...row('home', 'default', [], home), pageType: 'home' },
  own('about', 'default'),
  own('community', 'default'),
  own('contact', 'default'),
  {
    ...row(
      'exhibitorList',
      'default',
      ['exhibitors'],
      () => import(/* webpackChunkName: "exhibitorList" */ '@/pages/ExhibitorListPage'),
    ),
    query: [...LIST_QUERY, 'origin', 'country', 'province', 'hall', 'famous', 'popular', 'featured', 'showroom'],
    pageType: 'list',
  },
  landing('landing2020', 'landing-en', { id: 'landing2020', year: 2020 }),
  {
    ...row('media', 'default', ['pages'], () => import(/* webpackChunkName: "media" */ '@/pages/MediaPage')),
    pageType: 'list',
  },
  form('mediaCard', () => import(/* webpackChunkName: "mediaCard" */ '@/pages/MediaCardPage')),
  {
    ...row(
      'meetings',
      'default',
      ['programme'],
      () => import(/* webpackChunkName: "meetings" */ '@/pages/MeetingsPage'),
    ),
    query: ['date', 'theme', 'hall'],
    pageType: 'list',
  },
  own('privacy', 'default'),
  {
    ...row(
      'products',
      'default',
      ['exhibitors'],
      () => import(/* webpackChunkName: "products" */ '@/pages/ProductsPage'),
    ),
    query: [...LIST_QUERY, 'category', 'new'],
    pageType: 'list',
  },
  {
    ...row('search', 'default', [], () => import(/* webpackChunkName: "search" */ '@/pages/SearchPage')),
    query: ['k', 'kind', 'current'],
    pageType: 'list',
    isUnlisted: true,
  },
  {
    ...row(
      'submitSuccess',
      'default',
      ['services'],
      () => import(/* webpackChunkName: "submitSuccess" */ '@/pages/SubmitSuccessPage'),
    ),
    isUnlisted: true,
  },
  {
    ...form('registration', () => import(/* webpackChunkName: "registration" */ '@/pages/RegistrationPage')),
    query: ['find', 'edit', 'invited'],
  },
  questionnaire('registrationQuestionnaire', 'en'),
  result('registrationResult', 'en'),
  own('accommodation', 'default'),
  own('communication', 'default'),
  plan('hallPlan', 'default'),
  visaInvitation(),
  { ...plan('map', 'empty'), isUnlisted: true },
  { ...plan('mapHall', 'empty'), isUnlisted: true },
  own('traffic', 'default', { canPrint: true }),
  booth('boothReservation'),
  own('exhibitorProcess', 'default'),
  booth('internationalReserveBooth'),
  delegation('registerGroupAdd', () => import(/* webpackChunkName: "registerGroupAdd" */ '@/pages/GroupAddPage')),
  delegation('registerGroupInfo', () => import(/* webpackChunkName: "registerGroupInfo" */ '@/pages/GroupInfoPage')),
  {
    ...form('registerInfo', () => import(/* webpackChunkName: "registerInfo" */ '@/pages/RegisterInfoPage')),
    query: ['edit'],
  },
  form('registerMeeting', () => import(/* webpackChunkName: "registerMeeting" */ '@/pages/RegisterMeetingPage')),
  form('registerPay', () => import(/* webpackChunkName: "registerPay" */ '@/pages/RegisterPayPage')),
  questionnaire('registerQuestionnaire', 'zh'),
  result('registerResult', 'zh'),
  { ...downloads('audienceDownload', 'visitor'), query: ['k'], pageType: 'list' },
  { ...register(), query: ['edit', 'by', 'find', 'invited'] },
  row(
    'supportUnits',
    'default',
    ['pages'],
    () => import(/* webpackChunkName: "supportUnits" */ '@/pages/SupportUnitsPage'),
  ),
  {
    ...row(
      'exhibitorDetails',
      'default',
      ['exhibitors', 'fields'],
      () => import(/* webpackChunkName: "exhibitorDetails" */ '@/pages/ExhibitorDetailsPage'),
    ),
    pageType: 'details',
  },
  { ...downloads('exhibitorDownload', 'exhibitor'), query: ['k'], pageType: 'list' },
  {
    ...row(
      'meetingDetails',
      'default',
      ['programme'],
      () => import(/* webpackChunkName: "meetingDetails" */ '@/pages/MeetingDetailsPage'),
    ),
    pageType: 'details',
  },
  {
    ...form('meetingEnrol', () => import(/* webpackChunkName: "meetingEnrol" */ '@/pages/MeetingEnrolPage')),
    texts: ['fields', 'forms', 'places', 'programme'],
    query: ['by'],
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
  {
    ...row(
      'newsDetails',
      'default',
      ['news'],
      () => import(/* webpackChunkName: "newsDetails" */ '@/pages/NewsDetailsPage'),
    ),
    pageType: 'details',
  },
  {
    ...row(
      'productDetails',
      'default',
      ['exhibitors'],
      () => import(/* webpackChunkName: "productDetails" */ '@/pages/ProductDetailsPage'),
    ),
    pageType: 'details',
  },
  {
    ...row(
      'videoDetails',
      'default',
      ['news'],
      () => import(/* webpackChunkName: "videoDetails" */ '@/pages/VideoDetailsPage'),
    ),
    pageType: 'details',
  },
  row(
    'advertising',
    'default',
    ['fields', 'pages'],
    () => import(/* webpackChunkName: "advertising" */ '@/pages/AdvertisingPage'),
  ),
  {
    ...row('image', 'default', ['news'], () => import(/* webpackChunkName: "image" */ '@/pages/ImagePage')),
    query: ['current'],
    pageType: 'list',
  },
  {
    ...row(
      'meetingTheme',
      'default',
      ['programme'],
      () => import(/* webpackChunkName: "meetingTheme" */ '@/pages/MeetingThemePage'),
    ),
    pageType: 'list',
  },
  {
    ...row('news', 'default', ['news'], () => import(/* webpackChunkName: "news" */ '@/pages/NewsPage')),
    query: ['current'],
    pageType: 'list',
  },
  own('page', 'default'),
  {
    ...row('topic', 'default', ['news', 'pages'], () => import(/* webpackChunkName: "topic" */ '@/pages/TopicPage')),
    pageType: 'list',
  },
  {
    ...row('video', 'default', ['news'], () => import(/* webpackChunkName: "video" */ '@/pages/VideoPage')),
    query: ['current'],
    pageType: 'list',
  },
  {
    ...form('my', () => import(/* webpackChunkName: "my" */ '@/pages/MyPage')),
    query: ['change', 'by'],
    isUnlisted: true,
  },
  {
    ...row('myPlan', 'default', ['exhibitors'], () => import(/* webpackChunkName: "myPlan" */ '@/pages/MyPlanPage')),
    pageType: 'list',
    isUnlisted: true,
  },
  form('referral', () => import(/* webpackChunkName: "referral" */ '@/pages/ReferralPage')),
  {
    ...row('theme', 'default', ['exhibitors'], () => import(/* webpackChunkName: "theme" */ '@/pages/ThemePage')),
    pageType: 'list',
  },
  {
    ...form('submission', () => import(/* webpackChunkName: "submission" */ '@/pages/SubmissionPage')),
    texts: ['fields', 'services'],
  },
  {
    ...form('optOut', () => import(/* webpackChunkName: "optOut" */ '@/pages/OptOutPage')),
    texts: ['services'],
  },
  {
    ...form('badgeLink', () => import(/* webpackChunkName: "badgeLink" */ '@/pages/BadgeLinkPage')),
    texts: ['forms'],
    isPrivate: true,
  },
  { ...row('newsletterConfirm', 'default', ['services'], newsletter), query: ['token'], isUnlisted: true },
  {
    ...row('newsletterUnsubscribe', 'default', ['services'], newsletter),
    chunk: 'newsletterConfirm',
    query: ['token'],
    isUnlisted: true,
  },
  {
    ...form('forms', () => import(/* webpackChunkName: "forms" */ '@/pages/FormsPage')),
    layout: 'empty',
    texts: ['designer', 'fields'],
    query: ['preview'],
  },
  // The organiser's own pages ({token} routes): where the API knows none for an address, the page does not exist.
  { ...own('organiserPage', 'default'), isUnlisted: true },
  { ...own('notFound', 'default'), isUnlisted: true },
  own('organiserRootPage', 'empty'),
];
