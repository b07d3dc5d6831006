/** The way through the registration. What a form asks, and what is wrong with an answer, stands in the form's own file. */
export const wayMessages = {
  crumbVisit: { id: 'visitor.crumbVisit', defaultMessage: 'Visit' },
  crumbRegistration: { id: 'visitor.crumbRegistration', defaultMessage: 'Registration' },
  steps: { id: 'visitor.steps', defaultMessage: 'Steps of the registration' },
  stepProof: { id: 'visitor.stepProof', defaultMessage: 'Mobile number' },
  stepPayment: { id: 'visitor.stepPayment', defaultMessage: 'Payment' },
  stepMeetings: { id: 'visitor.stepMeetings', defaultMessage: 'Conferences' },
  stepInformation: { id: 'visitor.stepInformation', defaultMessage: 'Personal information' },
  stepQuestionnaire: { id: 'visitor.stepQuestionnaire', defaultMessage: 'Questionnaire' },
  stepComplete: { id: 'visitor.stepComplete', defaultMessage: 'Complete' },
  stepDone: { id: 'visitor.stepDone', defaultMessage: 'done' },
  noteInformation: {
    id: 'visitor.noteInformation',
    defaultMessage: 'Step 1 of 3. Visitors must be 18 or older on the first day of the exhibition.',
  },
  noteQuestionnaire: { id: 'visitor.noteQuestionnaire', defaultMessage: 'Step 2 of 3' },
  back: { id: 'visitor.back', defaultMessage: 'Back' },
  change: { id: 'visitor.change', defaultMessage: 'Change' },
  changeOf: { id: 'visitor.changeOf', defaultMessage: 'Change your personal information' },
  savedAt: { id: 'visitor.savedAt', defaultMessage: 'Saved at {time}.' },
  comeBack: { id: 'visitor.comeBack', defaultMessage: 'You can close this page and come back later on this device.' },
  noscript: {
    id: 'visitor.noscript',
    defaultMessage:
      'This form needs JavaScript. Without it, please write to {email} or register at the counter on site.',
  },
  noscriptPhone: {
    id: 'visitor.noscriptPhone',
    defaultMessage:
      'This form needs JavaScript. Without it, please call {phone}, write to {email}, or register at the counter on site.',
  },
  noteAdults: {
    id: 'visitor.noteAdults',
    defaultMessage: 'Visitors must be 18 or older on the first day of the exhibition.',
  },
  documentKept: {
    id: 'visitor.documentKept',
    defaultMessage: 'On record: {masked}. Leave it empty to keep it.',
  },
  proofEnded: {
    id: 'visitor.proofEnded',
    defaultMessage: 'Your number must be confirmed once more. What you typed is kept, except the document number.',
  },
  editTitle: { id: 'visitor.editTitle', defaultMessage: 'Change your data' },
  editIntro: { id: 'visitor.editIntro', defaultMessage: 'A new code is needed only for a new email address.' },
  editIntroZh: { id: 'visitor.editIntroZh', defaultMessage: 'A new code is needed only for a new mobile number.' },
  editConfirmed: { id: 'visitor.editConfirmed', defaultMessage: 'Edit confirmed' },
  registeredAlready: { id: 'visitor.registeredAlready', defaultMessage: 'Registered already?' },
  isItYours: { id: 'visitor.isItYours', defaultMessage: 'Is it yours?' },
  openYours: { id: 'visitor.openYours', defaultMessage: 'Open your registration' },
} as const;

/** Who comes back: a registration at hand, or one to be found by its address. */
export const returnMessages = {
  earlierBadge: { id: 'visitor.earlierBadge', defaultMessage: 'Back to the badge of {name}' },
  earlierBadges: { id: 'visitor.earlierBadges', defaultMessage: 'Registered on this device' },
  atHandTitle: { id: 'visitor.atHandTitle', defaultMessage: 'Welcome back, {name}' },
  atHand: { id: 'visitor.atHand', defaultMessage: 'You are registered as {name}, {email}.' },
  atHandQuestionnaire: {
    id: 'visitor.atHandQuestionnaire',
    defaultMessage: 'One step is missing: the questionnaire. Your badge comes right after it.',
  },
  atHandComplete: { id: 'visitor.atHandComplete', defaultMessage: 'Your registration is complete.' },
  atHandPayment: {
    id: 'visitor.atHandPayment',
    defaultMessage: 'The fee is still to be paid. The questionnaire and your badge come right after it.',
  },
  pay: { id: 'visitor.pay', defaultMessage: 'Go on to the payment' },
  continue: { id: 'visitor.continue', defaultMessage: 'Continue with the questionnaire' },
  viewResult: { id: 'visitor.viewResult', defaultMessage: 'Show my badge' },
  edit: { id: 'visitor.edit', defaultMessage: 'Change my data' },
  mine: { id: 'visitor.mine', defaultMessage: 'Resend or cancel' },
  another: { id: 'visitor.another', defaultMessage: 'Register another visitor' },
  findTitle: { id: 'visitor.findTitle', defaultMessage: 'Open your registration' },
  findIntro: { id: 'visitor.findIntro', defaultMessage: 'We send a code to the address that you registered with.' },
  findEmail: { id: 'visitor.findEmail', defaultMessage: 'Email' },
  findMobile: { id: 'visitor.findMobile', defaultMessage: 'Mobile number' },
  findCode: { id: 'visitor.findCode', defaultMessage: 'Verification code' },
  findSend: { id: 'visitor.findSend', defaultMessage: 'Send code' },
  findResend: { id: 'visitor.findResend', defaultMessage: 'Resend code' },
  findResendIn: { id: 'visitor.findResendIn', defaultMessage: 'Resend in {seconds} s' },
  findSent: { id: 'visitor.findSent', defaultMessage: 'We have sent a code to {email}. It may take a minute.' },
  findOpen: { id: 'visitor.findOpen', defaultMessage: 'Open my registration' },
  findOpening: { id: 'visitor.findOpening', defaultMessage: 'Opening…' },
  findNone: { id: 'visitor.findNone', defaultMessage: 'There is no registration for {email}.' },
  findNoneHint: {
    id: 'visitor.findNoneHint',
    defaultMessage: 'Please try another address, or register now: it takes about three minutes.',
  },
  findNoneMobile: {
    id: 'visitor.findNoneMobile',
    defaultMessage: 'Please try another number, or register now: it takes about three minutes.',
  },
  findRegister: { id: 'visitor.findRegister', defaultMessage: 'Register now' },
  problemTitle: { id: 'visitor.problemTitle', defaultMessage: 'There is a problem' },
} as const;

/** Why there is no form, and what is left to do. */
export const phaseMessages = {
  beforeTitle: { id: 'visitor.beforeTitle', defaultMessage: 'Registration is not open yet' },
  beforeText: {
    id: 'visitor.beforeText',
    defaultMessage: 'It opens on {day} at {time}, Shanghai time.',
  },
  beforeAsk: {
    id: 'visitor.beforeAsk',
    defaultMessage: 'The newsletter at the foot of this page tells you when it begins.',
  },
  closedTitle: { id: 'visitor.closedTitle', defaultMessage: 'Pre-registration is closed' },
  closedText: {
    id: 'visitor.closedText',
    defaultMessage: 'It ended on {day} at {time}, Shanghai time. You can still come.',
  },
  duringTitle: { id: 'visitor.duringTitle', defaultMessage: 'The exhibition is on: register on site' },
  duringText: {
    id: 'visitor.duringText',
    defaultMessage: 'Pre-registration has ended, but the counters are open during the exhibition’s hours.',
  },
  onSiteTitle: { id: 'visitor.onSiteTitle', defaultMessage: 'Come without pre-registration' },
  onSiteText: {
    id: 'visitor.onSiteText',
    defaultMessage: 'Register at the counters in the entrance hall, {range}. {hours}.',
  },
  yoursTitle: { id: 'visitor.yoursTitle', defaultMessage: 'Registered already?' },
  yoursText: {
    id: 'visitor.yoursText',
    defaultMessage: 'Your registration stays good. Open it to see your badge and its QR code.',
  },
  afterTitle: {
    id: 'visitor.afterTitle',
    defaultMessage: 'The {number, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} edition is over',
  },
  afterText: {
    id: 'visitor.afterText',
    defaultMessage: 'Thank you to everyone who came. Registration for the next edition opens a few months before it.',
  },
  afterNews: { id: 'visitor.afterNews', defaultMessage: 'Read the review' },
  home: { id: 'visitor.home', defaultMessage: 'To the home page' },
} as const;

/** The badge and what one does with it. */
export const badgeMessages = {
  title: { id: 'visitor.badgeTitle', defaultMessage: 'See you in {city}, {name}' },
  onItsWay: {
    id: 'visitor.onItsWay',
    defaultMessage: 'Your registration is complete. A copy is on its way to {email}.',
  },
  complete: {
    id: 'visitor.complete',
    defaultMessage: 'Your registration is complete. We have sent a copy to {email}.',
  },
  badge: { id: 'visitor.badge', defaultMessage: 'Visitor badge' },
  edition: {
    id: 'visitor.edition',
    defaultMessage: '{city} {year} · {number, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} edition',
  },
  qr: { id: 'visitor.qr', defaultMessage: 'QR code of the registration {number}' },
  number: { id: 'visitor.number', defaultMessage: 'Registration number' },
  dates: { id: 'visitor.dates', defaultMessage: 'Dates' },
  hours: { id: 'visitor.hours', defaultMessage: 'Hours' },
  place: { id: 'visitor.place', defaultMessage: 'Place' },
  entrance: { id: 'visitor.entrance', defaultMessage: 'Entrance' },
  entranceText: {
    id: 'visitor.entranceText',
    defaultMessage: 'West or east entrance hall, pre-registration counters',
  },
  role: { id: 'visitor.role', defaultMessage: 'Visitor' },
  good: { id: 'visitor.good', defaultMessage: 'One person, all {days, plural, one {# day} other {# days}}' },
  calendar: { id: 'visitor.calendar', defaultMessage: 'Add to calendar' },
  calendarFailed: {
    id: 'visitor.calendarFailed',
    defaultMessage: 'The calendar file did not arrive. Please try again.',
  },
  bringTitle: { id: 'visitor.bringTitle', defaultMessage: 'Bring to the counter' },
  bringConfirmation: {
    id: 'visitor.bringConfirmation',
    defaultMessage: 'This confirmation, on paper or on the phone',
  },
  bringDocument: { id: 'visitor.bringDocument', defaultMessage: 'ID card or passport, it is checked on site' },
  bringCards: { id: 'visitor.bringCards', defaultMessage: 'Two business cards' },
  admission: {
    id: 'visitor.admission',
    defaultMessage:
      'Visitors must be 18 or older on the first day of the exhibition. The organiser keeps the final decision on admission.',
  },
} as const;

/** What a registration costs. */
export const feeMessages = {
  free: { id: 'visitor.feeFree', defaultMessage: 'Registration is free of charge.' },
  until: {
    id: 'visitor.feeUntil',
    defaultMessage: 'Registration is free of charge before {time}. From then on it costs {price}.',
  },
  due: {
    id: 'visitor.feeDue',
    defaultMessage: 'Registration costs {price} now. A code for a free visit makes it free of charge.',
  },
  withCode: { id: 'visitor.feeWithCode', defaultMessage: 'Registration is free of charge with your code.' },
  paid: { id: 'visitor.feePaid', defaultMessage: 'The registration fee of {price} is paid.' },
} as const;

/** The badge that the link of a confirmation opens. */
export const badgeLinkMessages = {
  title: { id: 'visitor.badgeLinkTitle', defaultMessage: 'Your visitor badge' },
  intro: { id: 'visitor.badgeLinkIntro', defaultMessage: 'Show this page at the entrance, on your phone or printed.' },
  sessions: { id: 'visitor.badgeLinkSessions', defaultMessage: 'Your meetings' },
  waiting: { id: 'visitor.badgeLinkWaiting', defaultMessage: 'waiting list' },
  unpaid: { id: 'visitor.badgeLinkUnpaid', defaultMessage: 'not paid yet' },
  change: { id: 'visitor.badgeLinkChange', defaultMessage: 'Change or cancel my registration' },
  endedTitle: { id: 'visitor.badgeLinkEndedTitle', defaultMessage: 'This link has ended' },
  endedText: {
    id: 'visitor.badgeLinkEndedText',
    defaultMessage:
      'It was cancelled, or the exhibition is over. A code to your mobile number or email opens your registration.',
  },
  open: { id: 'visitor.badgeLinkOpen', defaultMessage: 'Open my registration' },
  endTitle: { id: 'visitor.badgeLinkEndTitle', defaultMessage: 'Links to your badge' },
  endText: {
    id: 'visitor.badgeLinkEndText',
    defaultMessage:
      'The link in our messages shows your badge to anyone who has it. You can end it; “Send the confirmation again” makes a new one.',
  },
  end: { id: 'visitor.badgeLinkEnd', defaultMessage: 'End these links' },
  done: { id: 'visitor.badgeLinkDone', defaultMessage: 'The links no longer work.' },
} as const;

export const inviteMessages = {
  title: { id: 'visitor.inviteTitle', defaultMessage: 'Coming with colleagues?' },
  text: {
    id: 'visitor.inviteText',
    defaultMessage:
      'We send each of them an invitation with a link to register. From five people on, register as a delegation.',
  },
  open: { id: 'visitor.inviteOpen', defaultMessage: 'Invite colleagues' },
  colleague: { id: 'visitor.inviteColleague', defaultMessage: 'Colleague {place}' },
  firstName: { id: 'visitor.inviteFirstName', defaultMessage: 'First name' },
  lastName: { id: 'visitor.inviteLastName', defaultMessage: 'Last name' },
  email: { id: 'visitor.inviteEmail', defaultMessage: 'Email' },
  name: { id: 'visitor.inviteName', defaultMessage: 'Name' },
  mobile: { id: 'visitor.inviteMobile', defaultMessage: 'Mobile number' },
  keep: { id: 'visitor.inviteKeep', defaultMessage: 'Add, invite later' },
  kept: {
    id: 'visitor.inviteKept',
    defaultMessage: '{count, plural, one {One colleague is on your list.} other {# colleagues are on your list.}}',
  },
  removed: { id: 'visitor.inviteRemoved', defaultMessage: '{name} is off your list.' },
  removePerson: { id: 'visitor.inviteRemovePerson', defaultMessage: 'Remove {name}' },
  sendTo: { id: 'visitor.inviteSendTo', defaultMessage: 'Invite {name} now' },
  add: { id: 'visitor.inviteAdd', defaultMessage: 'Add another' },
  remove: { id: 'visitor.inviteRemove', defaultMessage: 'Remove' },
  removeOf: { id: 'visitor.inviteRemoveOf', defaultMessage: 'Remove colleague {place}' },
  send: { id: 'visitor.inviteSend', defaultMessage: 'Invite now' },
  sending: { id: 'visitor.inviteSending', defaultMessage: 'Inviting…' },
  invited: { id: 'visitor.inviteInvited', defaultMessage: 'Invited colleagues' },
  sent: {
    id: 'visitor.inviteSent',
    defaultMessage: '{count, plural, one {The invitation has been sent.} other {# invitations have been sent.}}',
  },
  stateAdded: { id: 'visitor.inviteStateAdded', defaultMessage: 'Added' },
  stateInvited: { id: 'visitor.inviteStateInvited', defaultMessage: 'Invitation sent' },
  stateRegistered: { id: 'visitor.inviteStateRegistered', defaultMessage: 'Registered' },
} as const;
