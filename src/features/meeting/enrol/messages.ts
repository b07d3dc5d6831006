/** What the page of an enrolment says. */

/** Before there is a place. */
export const enrolMessages = {
  crumb: { id: 'enrol.crumb', defaultMessage: 'Enrolment' },
  toMeeting: { id: 'enrol.toMeeting', defaultMessage: 'About this meeting' },
  toProgramme: { id: 'enrol.toProgramme', defaultMessage: 'To the programme' },
  closedTitle: { id: 'enrol.closedTitle', defaultMessage: 'No enrolment at the moment' },
  seatsLeft: {
    id: 'enrol.seatsLeft',
    defaultMessage: '{left, plural, one {# of {total} seats is free.} other {# of {total} seats are free.}}',
  },
  seatsAny: { id: 'enrol.seatsAny', defaultMessage: 'There is room for everybody.' },
  seatsNone: {
    id: 'enrol.seatsNone',
    defaultMessage:
      'All {total} seats are taken. You come on the waiting list as number {position}; when somebody cancels, the next one moves up and is told at once.',
  },
  fee: {
    id: 'enrol.fee',
    defaultMessage: 'A seat costs {price}. It is held for 30 minutes while you pay.',
  },
  proveByMobile: {
    id: 'enrol.proveByMobile',
    defaultMessage: 'First confirm your mobile number. Who is enrolled already gets to the enrolment by it.',
  },
  proveByEmail: {
    id: 'enrol.proveByEmail',
    defaultMessage: 'First confirm your email address. The confirmation of your place goes there as well.',
  },
  goOn: { id: 'enrol.goOn', defaultMessage: 'Continue' },
  goingOn: { id: 'enrol.goingOn', defaultMessage: 'One moment…' },
  byEmail: { id: 'enrol.byEmail', defaultMessage: 'No Chinese number? Use your email' },
  byMobile: { id: 'enrol.byMobile', defaultMessage: 'Use a mobile number of mainland China' },
  proved: { id: 'enrol.proved', defaultMessage: 'Confirmed: {contact}' },
  overlaps: { id: 'enrol.overlaps', defaultMessage: 'Overlaps with “{title}”' },
  other: { id: 'enrol.other', defaultMessage: 'Use another one' },
  provedAgain: {
    id: 'enrol.provedAgain',
    defaultMessage: 'The confirmation is too old. Please confirm once more; what you typed is kept.',
  },
  also: { id: 'enrol.also', defaultMessage: 'Also enrol in' },
  alsoHelp: {
    id: 'enrol.alsoHelp',
    defaultMessage: 'More of this theme, free of charge. You get all of them or, should one not be possible, none.',
  },
  noscript: {
    id: 'enrol.noscript',
    defaultMessage: 'Enrolment needs JavaScript. You can also call {phone} or write to {email}; we enrol you.',
  },
  note: { id: 'enrol.note', defaultMessage: 'You can give the place back at any time before the beginning.' },
  gaveBack: {
    id: 'enrol.gaveBack',
    defaultMessage: 'You gave your place back; {price} are paid back to you. You can enrol again.',
  },
} as const;

/** The place that one has. */
export const placeMessages = {
  enrolled: { id: 'enrol.stateEnrolled', defaultMessage: 'You are enrolled' },
  enrolledText: {
    id: 'enrol.stateEnrolledText',
    defaultMessage: 'Show this code at the door. It is in your messages as well.',
  },
  waiting: { id: 'enrol.stateWaiting', defaultMessage: 'You are number {position} on the waiting list' },
  waitingText: {
    id: 'enrol.stateWaitingText',
    defaultMessage: 'As soon as a seat is free for you, we send a message. You need not do anything.',
  },
  waitingFee: {
    id: 'enrol.stateWaitingFee',
    defaultMessage: 'As soon as a seat is free for you, we send a message. You then have a day to pay {price}.',
  },
  awaitingPayment: { id: 'enrol.stateAwaitingPayment', defaultMessage: 'Your seat is held for you' },
  awaitingPaymentText: {
    id: 'enrol.stateAwaitingPaymentText',
    defaultMessage: 'Pay {price} until {moment}, Shenzhen time. Otherwise the seat is given on.',
  },
  paid: { id: 'enrol.statePaid', defaultMessage: 'Paid. The seat is yours' },
  paidAt: { id: 'enrol.paidAt', defaultMessage: '{price} on {moment}' },
  paidName: { id: 'enrol.paidName', defaultMessage: 'Paid' },
  signedIn: { id: 'enrol.stateSignedIn', defaultMessage: 'You are signed in' },
  signedInText: { id: 'enrol.stateSignedInText', defaultMessage: 'Since {moment}, Shenzhen time. Enjoy the meeting.' },
  cancelled: { id: 'enrol.stateCancelled', defaultMessage: 'Cancelled' },
  name: { id: 'enrol.name', defaultMessage: 'Name' },
  company: { id: 'enrol.company', defaultMessage: 'Company' },
  contact: { id: 'enrol.contact', defaultMessage: 'Confirmed contact' },
  when: { id: 'enrol.when', defaultMessage: 'When' },
  where: { id: 'enrol.where', defaultMessage: 'Where' },
  codeOf: { id: 'enrol.codeOf', defaultMessage: 'QR code of your place' },
  signIn: { id: 'enrol.signIn', defaultMessage: 'Sign in at the door' },
  giveBack: { id: 'enrol.giveBack', defaultMessage: 'Give my place back' },
  giveBackAsk: { id: 'enrol.giveBackAsk', defaultMessage: 'Give your place back?' },
  giveBackText: {
    id: 'enrol.giveBackText',
    defaultMessage: 'The first on the waiting list gets it at once. What you paid is given back to you.',
  },
  giveBackYes: { id: 'enrol.giveBackYes', defaultMessage: 'Yes, give it back' },
  keep: { id: 'enrol.keep', defaultMessage: 'Keep it' },
  othersTitle: { id: 'enrol.othersTitle', defaultMessage: 'Your other meetings' },
  stateShort: {
    id: 'enrol.stateShort',
    defaultMessage:
      '{state, select, enrolled {Enrolled} waiting {Waiting list, number {position}} awaitingPayment {To be paid} paid {Paid} signedIn {Signed in} other {Cancelled}}',
  },
} as const;
