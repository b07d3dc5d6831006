export const advertMessages = {
  all: { id: 'advert.all' },
  ask: { id: 'advert.ask' },
  bookUntil: { id: 'advert.bookUntil' },
  count: { id: 'advert.count' },
  empty: { id: 'advert.empty' },
  kinds: { id: 'advert.kinds' },
  lead: { id: 'advert.lead' },
  left: { id: 'advert.left' },
  material: { id: 'advert.material' },
  onRequest: { id: 'advert.onRequest' },
  place: { id: 'advert.place' },
  price: { id: 'advert.price' },
  size: { id: 'advert.size' },
  soldOut: { id: 'advert.soldOut' },
  title: { id: 'advert.title' },
  unit: { id: 'advert.unit' },
} as const;

/** The request for an offer. */
export const requestMessages = {
  title: { id: 'advert.requestTitle' },
  name: { id: 'advert.requestName' },
  company: { id: 'advert.requestCompany' },
  email: { id: 'advert.requestEmail' },
  message: { id: 'advert.requestMessage' },
  privacy: { id: 'advert.requestPrivacy' },
  problemTitle: { id: 'advert.requestProblem' },
  send: { id: 'advert.requestSend' },
  done: { id: 'advert.requestDone' },
  doneNumber: { id: 'advert.requestNumber' },
  lost: { id: 'advert.requestLost' },
} as const;
