export const landingMessages = {
  booth: { id: 'landing.booth' },
  dates: { id: 'landing.dates' },
  news: { id: 'landing.news' },
  allNews: { id: 'landing.allNews' },
  reserveTitle: { id: 'landing.reserveTitle' },
  reserveText: { id: 'landing.reserveText' },
  noscript: { id: 'landing.noscript' },
} as const;

/** The application by phone number, of the Chinese page. */
export const reserveMessages = {
  phone: { id: 'landing.phone' },
  vCode: { id: 'landing.vCode' },
  picture: { id: 'landing.picture' },
  anotherPicture: { id: 'landing.anotherPicture' },
  smsCode: { id: 'landing.smsCode' },
  send: { id: 'landing.send' },
  sendAgain: { id: 'landing.sendAgain' },
  sendIn: { id: 'landing.sendIn' },
  sent: { id: 'landing.sent' },
  sendFailed: { id: 'landing.sendFailed' },
  smsCodeMissing: { id: 'landing.smsCodeMissing' },
  apply: { id: 'landing.apply' },
  applying: { id: 'landing.applying' },
  failed: { id: 'landing.failed' },
  doneTitle: { id: 'landing.doneTitle' },
  doneNumber: { id: 'landing.doneNumber' },
  doneText: { id: 'landing.doneText' },
  doneClose: { id: 'landing.doneClose' },
  full: { id: 'landing.full' },
} as const;
