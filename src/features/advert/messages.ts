export const advertMessages = {
  all: { id: 'advert.all', defaultMessage: 'All places' },
  ask: { id: 'advert.ask', defaultMessage: 'Ask for this place' },
  bookUntil: { id: 'advert.bookUntil', defaultMessage: 'Book until' },
  count: { id: 'advert.count', defaultMessage: '{count, plural, one {# offer} other {# offers}}' },
  empty: { id: 'advert.empty', defaultMessage: 'Nothing can be booked here at the moment' },
  kinds: { id: 'advert.kinds', defaultMessage: 'Kinds of advertising' },
  lead: {
    id: 'advert.lead',
    defaultMessage: 'Places on site, in print and online. Prices without tax; what is left is counted day by day.',
  },
  left: { id: 'advert.left', defaultMessage: '{left} of {count} left' },
  material: { id: 'advert.material', defaultMessage: 'Material' },
  onRequest: { id: 'advert.onRequest', defaultMessage: 'Price on request' },
  place: { id: 'advert.place', defaultMessage: 'Place' },
  price: { id: 'advert.price', defaultMessage: '¥{price}' },
  size: { id: 'advert.size', defaultMessage: 'Size' },
  soldOut: { id: 'advert.soldOut', defaultMessage: 'Sold out' },
  title: { id: 'advert.title', defaultMessage: 'Advertising' },
  unit: { id: 'advert.unit', defaultMessage: 'a {unit}' },
} as const;

/** The request for an offer. */
export const requestMessages = {
  title: { id: 'advert.requestTitle', defaultMessage: 'Ask for an offer: {place}' },
  name: { id: 'advert.requestName', defaultMessage: 'Your name' },
  company: { id: 'advert.requestCompany', defaultMessage: 'Company' },
  email: { id: 'advert.requestEmail', defaultMessage: 'Email' },
  message: { id: 'advert.requestMessage', defaultMessage: 'What we should know (optional)' },
  privacy: { id: 'advert.requestPrivacy', defaultMessage: 'I have read the <link>privacy policy</link> and agree' },
  problemTitle: { id: 'advert.requestProblem', defaultMessage: 'Please check what you entered' },
  send: { id: 'advert.requestSend', defaultMessage: 'Send the request' },
  done: { id: 'advert.requestDone', defaultMessage: 'We have your request. A receipt is on its way to you.' },
  doneNumber: { id: 'advert.requestNumber', defaultMessage: 'Number: {number}' },
  lost: {
    id: 'advert.requestLost',
    defaultMessage: 'The network failed. Nothing you typed is lost: please try again.',
  },
} as const;
