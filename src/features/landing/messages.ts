export const landingMessages = {
  booth: { id: 'landing.booth', defaultMessage: 'Reserve a booth' },
  dates: { id: 'landing.dates', defaultMessage: '{range} · {venue}' },
  news: { id: 'landing.news', defaultMessage: 'From the newsroom' },
  allNews: { id: 'landing.allNews', defaultMessage: 'All news' },
  reserveTitle: { id: 'landing.reserveTitle', defaultMessage: 'Reserve a booth by phone number' },
  reserveText: {
    id: 'landing.reserveText',
    defaultMessage:
      'Leave your mobile number: it takes a minute. Our staff will call to settle the booth and its price.',
  },
  noscript: {
    id: 'landing.noscript',
    defaultMessage: 'This form needs JavaScript. Without it, please call {phone} or write to {email}.',
  },
} as const;

/** The application by phone number, of the Chinese page. */
export const reserveMessages = {
  phone: { id: 'landing.phone', defaultMessage: 'Mobile number' },
  vCode: { id: 'landing.vCode', defaultMessage: 'Digits in the picture' },
  picture: { id: 'landing.picture', defaultMessage: 'Picture with five digits' },
  anotherPicture: { id: 'landing.anotherPicture', defaultMessage: 'Cannot read it? Another one' },
  smsCode: { id: 'landing.smsCode', defaultMessage: 'Code from the message' },
  send: { id: 'landing.send', defaultMessage: 'Send code' },
  sendAgain: { id: 'landing.sendAgain', defaultMessage: 'Send again' },
  sendIn: { id: 'landing.sendIn', defaultMessage: 'Again in {seconds} s' },
  sent: { id: 'landing.sent', defaultMessage: 'We have sent a code to {phone}. It is good for ten minutes.' },
  sendFailed: { id: 'landing.sendFailed', defaultMessage: 'The code could not be sent. Please try again later.' },
  smsCodeMissing: { id: 'landing.smsCodeMissing', defaultMessage: 'Please enter the code from the message' },
  apply: { id: 'landing.apply', defaultMessage: 'Reserve a booth' },
  applying: { id: 'landing.applying', defaultMessage: 'Sending…' },
  failed: { id: 'landing.failed', defaultMessage: 'Verification failed, please try again!' },
  doneTitle: { id: 'landing.doneTitle', defaultMessage: 'Your application was received' },
  doneNumber: { id: 'landing.doneNumber', defaultMessage: 'Number: {number}' },
  doneText: { id: 'landing.doneText', defaultMessage: 'Our staff will contact you soon.' },
  doneClose: { id: 'landing.doneClose', defaultMessage: 'All right' },
  full: {
    id: 'landing.full',
    defaultMessage: 'No mainland number, or would you rather hear the digits? Use the full form',
  },
} as const;
