/** The way through the registration. What a form asks, and what is wrong with an answer, stands in the form's own file. */
export const wayMessages = {
  crumbHome: { id: 'visitorEn.crumbHome', defaultMessage: 'Home' },
  crumbVisit: { id: 'visitorEn.crumbVisit', defaultMessage: 'Visit' },
  crumbRegistration: { id: 'visitorEn.crumbRegistration', defaultMessage: 'Registration' },
  steps: { id: 'visitorEn.steps', defaultMessage: 'Steps of the registration' },
  stepInformation: { id: 'visitorEn.stepInformation', defaultMessage: 'Personal information' },
  stepQuestionnaire: { id: 'visitorEn.stepQuestionnaire', defaultMessage: 'Questionnaire' },
  stepComplete: { id: 'visitorEn.stepComplete', defaultMessage: 'Complete' },
  stepDone: { id: 'visitorEn.stepDone', defaultMessage: 'done' },
  noteInformation: { id: 'visitorEn.noteInformation', defaultMessage: 'Step 1 of 3. Visitors must be 18 or older.' },
  noteQuestionnaire: { id: 'visitorEn.noteQuestionnaire', defaultMessage: 'Step 2 of 3' },
  back: { id: 'visitorEn.back', defaultMessage: 'Back' },
  change: { id: 'visitorEn.change', defaultMessage: 'Change' },
  changeOf: { id: 'visitorEn.changeOf', defaultMessage: 'Change your personal information' },
  savedAt: { id: 'visitorEn.savedAt', defaultMessage: 'Saved at {time}.' },
  comeBack: { id: 'visitorEn.comeBack', defaultMessage: 'You can close this page and come back later on this device.' },
  noscript: {
    id: 'visitorEn.noscript',
    defaultMessage:
      'This form needs JavaScript. Without it, please write to {email} or register at the counter on site.',
  },
  editTitle: { id: 'visitorEn.editTitle', defaultMessage: 'Change your data' },
  editIntro: { id: 'visitorEn.editIntro', defaultMessage: 'A new code is needed only for a new email address.' },
  editConfirmed: { id: 'visitorEn.editConfirmed', defaultMessage: 'Edit confirmed' },
  registeredAlready: { id: 'visitorEn.registeredAlready', defaultMessage: 'Registered already?' },
  isItYours: { id: 'visitorEn.isItYours', defaultMessage: 'Is it yours?' },
  openYours: { id: 'visitorEn.openYours', defaultMessage: 'Open your registration' },
  lost: { id: 'visitorEn.lost', defaultMessage: 'The network failed. Nothing you typed is lost: please try again.' },
} as const;

/** Who comes back: a registration at hand, or one to be found by its address. */
export const returnMessages = {
  atHandTitle: { id: 'visitorEn.atHandTitle', defaultMessage: 'Welcome back, {name}' },
  atHand: { id: 'visitorEn.atHand', defaultMessage: 'You are registered as {name}, {email}.' },
  atHandQuestionnaire: {
    id: 'visitorEn.atHandQuestionnaire',
    defaultMessage: 'One step is missing: the questionnaire. Your badge comes right after it.',
  },
  atHandComplete: { id: 'visitorEn.atHandComplete', defaultMessage: 'Your registration is complete.' },
  continue: { id: 'visitorEn.continue', defaultMessage: 'Continue with the questionnaire' },
  viewResult: { id: 'visitorEn.viewResult', defaultMessage: 'Show my badge' },
  edit: { id: 'visitorEn.edit', defaultMessage: 'Change my data' },
  another: { id: 'visitorEn.another', defaultMessage: 'Register another visitor' },
  findTitle: { id: 'visitorEn.findTitle', defaultMessage: 'Open your registration' },
  findIntro: { id: 'visitorEn.findIntro', defaultMessage: 'We send a code to the address that you registered with.' },
  findEmail: { id: 'visitorEn.findEmail', defaultMessage: 'Email' },
  findCode: { id: 'visitorEn.findCode', defaultMessage: 'Verification code' },
  findSend: { id: 'visitorEn.findSend', defaultMessage: 'Send code' },
  findResend: { id: 'visitorEn.findResend', defaultMessage: 'Resend code' },
  findResendIn: { id: 'visitorEn.findResendIn', defaultMessage: 'Resend in {seconds} s' },
  findSent: { id: 'visitorEn.findSent', defaultMessage: 'We have sent a code to {email}. It may take a minute.' },
  findOpen: { id: 'visitorEn.findOpen', defaultMessage: 'Open my registration' },
  findOpening: { id: 'visitorEn.findOpening', defaultMessage: 'Opening…' },
  findNone: { id: 'visitorEn.findNone', defaultMessage: 'There is no registration for {email}.' },
  findNoneHint: {
    id: 'visitorEn.findNoneHint',
    defaultMessage: 'Please try another address, or register now: it takes about three minutes.',
  },
  findRegister: { id: 'visitorEn.findRegister', defaultMessage: 'Register now' },
  problemTitle: { id: 'visitorEn.problemTitle', defaultMessage: 'There is a problem' },
} as const;

/** Why there is no form, and what is left to do. */
export const phaseMessages = {
  beforeTitle: { id: 'visitorEn.beforeTitle', defaultMessage: 'Registration is not open yet' },
  beforeText: {
    id: 'visitorEn.beforeText',
    defaultMessage: 'It opens on {day} at {time}, Shanghai time. A visit is free of charge.',
  },
  beforeAsk: {
    id: 'visitorEn.beforeAsk',
    defaultMessage: 'The newsletter at the foot of this page tells you when it begins.',
  },
  closedTitle: { id: 'visitorEn.closedTitle', defaultMessage: 'Pre-registration is closed' },
  closedText: {
    id: 'visitorEn.closedText',
    defaultMessage: 'It ended on {day} at {time}, Shanghai time. You can still come.',
  },
  duringTitle: { id: 'visitorEn.duringTitle', defaultMessage: 'The exhibition is on: register on site' },
  duringText: {
    id: 'visitorEn.duringText',
    defaultMessage: 'Pre-registration has ended, but the counters are open during the exhibition’s hours.',
  },
  onSiteTitle: { id: 'visitorEn.onSiteTitle', defaultMessage: 'Come without pre-registration' },
  onSiteText: {
    id: 'visitorEn.onSiteText',
    defaultMessage: 'Register at the counters in the entrance hall, {range}. {hours}.',
  },
  yoursTitle: { id: 'visitorEn.yoursTitle', defaultMessage: 'Registered already?' },
  yoursText: {
    id: 'visitorEn.yoursText',
    defaultMessage: 'Your registration stays good. Open it to see your badge and its QR code.',
  },
  afterTitle: {
    id: 'visitorEn.afterTitle',
    defaultMessage: 'The {number, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} edition is over',
  },
  afterText: {
    id: 'visitorEn.afterText',
    defaultMessage: 'Thank you to everyone who came. Registration for the next edition opens a few months before it.',
  },
  afterNews: { id: 'visitorEn.afterNews', defaultMessage: 'Read the review' },
  home: { id: 'visitorEn.home', defaultMessage: 'To the home page' },
} as const;

/** The badge and what one does with it. */
export const badgeMessages = {
  title: { id: 'visitorEn.badgeTitle', defaultMessage: 'See you in {city}, {name}' },
  onItsWay: {
    id: 'visitorEn.onItsWay',
    defaultMessage: 'Your registration is complete. A copy is on its way to {email}.',
  },
  complete: {
    id: 'visitorEn.complete',
    defaultMessage: 'Your registration is complete. We have sent a copy to {email}.',
  },
  badge: { id: 'visitorEn.badge', defaultMessage: 'Visitor badge' },
  edition: {
    id: 'visitorEn.edition',
    defaultMessage: '{city} {year} · {number, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} edition',
  },
  qr: { id: 'visitorEn.qr', defaultMessage: 'QR code of the registration {number}' },
  number: { id: 'visitorEn.number', defaultMessage: 'Registration number' },
  dates: { id: 'visitorEn.dates', defaultMessage: 'Dates' },
  hours: { id: 'visitorEn.hours', defaultMessage: 'Hours' },
  place: { id: 'visitorEn.place', defaultMessage: 'Place' },
  entrance: { id: 'visitorEn.entrance', defaultMessage: 'Entrance' },
  entranceText: {
    id: 'visitorEn.entranceText',
    defaultMessage: 'West or east entrance hall, pre-registration counters',
  },
  role: { id: 'visitorEn.role', defaultMessage: 'Visitor' },
  good: { id: 'visitorEn.good', defaultMessage: 'One person, all {days, plural, one {# day} other {# days}}' },
  calendar: { id: 'visitorEn.calendar', defaultMessage: 'Add to calendar' },
  calendarFailed: {
    id: 'visitorEn.calendarFailed',
    defaultMessage: 'The calendar file did not arrive. Please try again.',
  },
  print: { id: 'visitorEn.print', defaultMessage: 'Print' },
  bringTitle: { id: 'visitorEn.bringTitle', defaultMessage: 'Bring to the counter' },
  bringConfirmation: {
    id: 'visitorEn.bringConfirmation',
    defaultMessage: 'This confirmation, on paper or on the phone',
  },
  bringDocument: { id: 'visitorEn.bringDocument', defaultMessage: 'ID card or passport, it is checked on site' },
  bringCards: { id: 'visitorEn.bringCards', defaultMessage: 'Two business cards' },
  admission: {
    id: 'visitorEn.admission',
    defaultMessage: 'Visitors must be 18 or older. The organiser keeps the final decision on admission.',
  },
} as const;

export const inviteMessages = {
  title: { id: 'visitorEn.inviteTitle', defaultMessage: 'Coming with colleagues?' },
  text: {
    id: 'visitorEn.inviteText',
    defaultMessage:
      'We send each of them an invitation with a link to register. From five people on, register as a delegation.',
  },
  open: { id: 'visitorEn.inviteOpen', defaultMessage: 'Invite colleagues' },
  colleague: { id: 'visitorEn.inviteColleague', defaultMessage: 'Colleague {place}' },
  firstName: { id: 'visitorEn.inviteFirstName', defaultMessage: 'First name' },
  lastName: { id: 'visitorEn.inviteLastName', defaultMessage: 'Last name' },
  email: { id: 'visitorEn.inviteEmail', defaultMessage: 'Email' },
  add: { id: 'visitorEn.inviteAdd', defaultMessage: 'Add another' },
  remove: { id: 'visitorEn.inviteRemove', defaultMessage: 'Remove' },
  removeOf: { id: 'visitorEn.inviteRemoveOf', defaultMessage: 'Remove colleague {place}' },
  send: { id: 'visitorEn.inviteSend', defaultMessage: 'Invite now' },
  sending: { id: 'visitorEn.inviteSending', defaultMessage: 'Inviting…' },
  invited: { id: 'visitorEn.inviteInvited', defaultMessage: 'Invited colleagues' },
  sent: {
    id: 'visitorEn.inviteSent',
    defaultMessage: '{count, plural, one {The invitation has been sent.} other {# invitations have been sent.}}',
  },
  stateAdded: { id: 'visitorEn.inviteStateAdded', defaultMessage: 'Added' },
  stateInvited: { id: 'visitorEn.inviteStateInvited', defaultMessage: 'Invitation sent' },
  stateRegistered: { id: 'visitorEn.inviteStateRegistered', defaultMessage: 'Registered' },
} as const;
