export const shellMessages = {
  backToTop: { id: 'shell.backToTop', defaultMessage: 'Back to top' },
  boothReservation: { id: 'shell.boothReservation', defaultMessage: 'Reserve a booth' },
  collapse: { id: 'shell.collapse', defaultMessage: 'Hide quick links' },
  daysToGo: { id: 'shell.daysToGo', defaultMessage: '<b>{days, plural, one {# day} other {# days}}</b> to go' },
  edition: {
    id: 'shell.edition',
    defaultMessage: '{city} {year} · {number, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} edition',
  },
  exhibitorLogin: { id: 'shell.exhibitorLogin', defaultMessage: 'Exhibitor login' },
  expand: { id: 'shell.expand', defaultMessage: 'Show quick links' },
  home: { id: 'shell.home', defaultMessage: 'Home' },
  hot: { id: 'shell.hot', defaultMessage: 'HOT' },
  keyword: { id: 'shell.keyword', defaultMessage: 'Exhibitors, products, news…' },
  languages: { id: 'shell.languages', defaultMessage: 'Languages' },
  logo: { id: 'shell.logo', defaultMessage: 'to the home page' },
  mainMenu: { id: 'shell.mainMenu', defaultMessage: 'Main menu' },
  menu: { id: 'shell.menu', defaultMessage: 'Menu' },
  new: { id: 'shell.new', defaultMessage: 'NEW' },
  newsFeed: { id: 'shell.newsFeed', defaultMessage: 'News of the exhibition' },
  newTab: { id: 'shell.newTab', defaultMessage: '(opens a new tab)' },
  popular: { id: 'shell.popular', defaultMessage: 'Popular keywords' },
  quickLinks: { id: 'shell.quickLinks', defaultMessage: 'Quick links' },
  sandbox: {
    id: 'shell.sandbox',
    defaultMessage: 'Trial site: mails and text messages are not sent, they stay in <a>/dev/inbox</a>.',
  },
  sandboxName: { id: 'shell.sandboxName', defaultMessage: 'About this site' },
  sandboxClock: { id: 'shell.sandboxClock', defaultMessage: 'Its clock says {time}.' },
  search: { id: 'shell.search', defaultMessage: 'Search' },
  searchFor: { id: 'shell.searchFor', defaultMessage: 'What are you looking for?' },
  toSite: { id: 'shell.toSite', defaultMessage: 'The exhibition’s site' },
  visitPermit: { id: 'shell.visitPermit', defaultMessage: 'Get your visit permit' },
  skip: { id: 'shell.skip', defaultMessage: 'Skip to the content' },
  allResults: {
    id: 'shell.allResults',
    defaultMessage: 'All {count, plural, one {# result} other {# results}} for “{words}”',
  },
  suggested: {
    id: 'shell.suggested',
    defaultMessage: '{count, plural, one {# result} other {# results}}; arrow keys lead to them',
  },
  suggestions: { id: 'shell.suggestions', defaultMessage: 'Suggestions' },
} as const;

export const footerMessages = {
  about: { id: 'footer.about', defaultMessage: 'About' },
  community: { id: 'footer.social', defaultMessage: 'Follow us' },
  contact: { id: 'footer.contact', defaultMessage: 'Contact' },
  delegation: { id: 'footer.delegation', defaultMessage: 'Business delegations' },
  email: { id: 'footer.email', defaultMessage: 'Email address' },
  emailError: { id: 'footer.emailError', defaultMessage: 'Please enter the correct Email' },
  exhibition: { id: 'footer.exhibition', defaultMessage: 'Exhibition' },
  failed: { id: 'footer.failed', defaultMessage: 'It could not be sent. Please try again.' },
  hallPlan: { id: 'footer.hallPlan', defaultMessage: 'Hall plan' },
  individual: { id: 'footer.individual', defaultMessage: 'Individual registration' },
  meeting: { id: 'footer.meeting', defaultMessage: 'Conference' },
  my: { id: 'footer.my', defaultMessage: 'My registration' },
  news: { id: 'footer.news', defaultMessage: 'News' },
  newsletter: { id: 'footer.newsletter', defaultMessage: 'Newsletter' },
  newsletterText: {
    id: 'footer.newsletterText',
    defaultMessage: 'Once a month: new technology, new exhibitors, the programme.',
  },
  privacy: { id: 'footer.privacy', defaultMessage: 'Privacy' },
  products: { id: 'footer.products', defaultMessage: 'Products' },
  subscribe: { id: 'footer.subscribe', defaultMessage: 'Subscribe' },
  takePart: { id: 'footer.takePart', defaultMessage: 'Take part' },
  withoutScript: { id: 'footer.withoutScript', defaultMessage: 'Without scripts, subscribe by a mail to {email}.' },
} as const;

export const noticeMessages = {
  cookies: { id: 'notice.cookies', defaultMessage: 'Cookies' },
  cookiesClose: { id: 'notice.cookiesClose', defaultMessage: 'Got it' },
  cookiesText: {
    id: 'notice.cookiesText',
    defaultMessage: 'This site sets only the cookies it needs to work. None of them track you. <a>Privacy</a>',
  },
  miniProgram: { id: 'notice.miniProgram', defaultMessage: 'Back to the mini-program' },
  miniProgramFailed: {
    id: 'notice.miniProgramFailed',
    defaultMessage: 'The mini-program could not be opened. Please try again in a minute.',
  },
} as const;

export const networkMessages = {
  back: { id: 'notice.networkBack', defaultMessage: 'You are online again.' },
  offline: {
    id: 'notice.networkOffline',
    defaultMessage: 'You are offline. What is missing here will come by itself when the network is back.',
  },
} as const;

export const admissionMessages = {
  age: { id: 'admission.age', defaultMessage: 'Visitors must be 18 or older on the first day of the exhibition.' },
  cards: {
    id: 'admission.cards',
    defaultMessage: 'Your badge is handed out for the confirmation and two business cards.',
  },
  confirm: { id: 'admission.confirm', defaultMessage: 'I see' },
  decision: { id: 'admission.decision', defaultMessage: 'The organiser has the final decision on admission.' },
  document: {
    id: 'admission.document',
    defaultMessage: 'Registration is by real name: bring the ID card or passport with which you registered.',
  },
  group: {
    id: 'admission.group',
    defaultMessage: 'Five or more from one company register as a delegation; the form goes to {email}.',
  },
  open: { id: 'admission.open', defaultMessage: 'Admission' },
  picture: {
    id: 'admission.picture',
    defaultMessage: 'An ID document, two business cards and the confirmation on a phone',
  },
  title: { id: 'admission.title', defaultMessage: 'Before you come to the gate' },
} as const;

export const errorMessages = {
  back: { id: 'error.back', defaultMessage: 'Back' },
  home: { id: 'error.home', defaultMessage: 'Home' },
  networkText: {
    id: 'error.networkText',
    defaultMessage: 'The network failed. Please try again later; nothing is lost.',
  },
  networkTitle: { id: 'error.networkTitle', defaultMessage: 'Network error, please try again later' },
  notFoundText: {
    id: 'error.notFoundText',
    defaultMessage: 'The address may have changed, or a letter too many has slipped in.',
  },
  notFoundTitle: { id: 'error.notFoundTitle', defaultMessage: 'This page could not be found' },
  otherTitle: { id: 'error.otherTitle', defaultMessage: 'Something went wrong' },
  preRegistration: { id: 'error.preRegistration', defaultMessage: 'Visitor pre-registration' },
  seconds: { id: 'error.seconds', defaultMessage: '{seconds} s' },
  stay: { id: 'error.stay', defaultMessage: 'Stay' },
  stayHint: {
    id: 'error.stayHint',
    defaultMessage: 'This page goes to the home page by itself. Any key or touch stops that.',
  },
  tooManyText: {
    id: 'error.tooManyText',
    defaultMessage:
      'Many requests came from your network within a short time. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  },
  tooManyTitle: { id: 'error.tooManyTitle', defaultMessage: 'Too many requests' },
  ways: { id: 'error.ways', defaultMessage: 'Where to go from here' },
} as const;
