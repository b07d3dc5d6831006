/** Sign-in at the door. */

/** What who comes sees on the own phone. */
export const signInMessages = {
  title: { id: 'signin.title', defaultMessage: 'Sign in at the door' },
  crumb: { id: 'signin.crumb', defaultMessage: 'Sign-in' },
  chooseTitle: { id: 'signin.chooseTitle', defaultMessage: 'Which meeting are you at?' },
  chooseText: {
    id: 'signin.chooseText',
    defaultMessage: 'Scan the code beside the door, or choose the meeting. All times are Shenzhen time.',
  },
  today: { id: 'signin.today', defaultMessage: 'Today' },
  next: { id: 'signin.next', defaultMessage: 'Meetings on {day}' },
  noneToday: { id: 'signin.noneToday', defaultMessage: 'There are no more meetings in this programme.' },
  toProgramme: { id: 'signin.toProgramme', defaultMessage: 'To the programme' },
  about: { id: 'signin.about', defaultMessage: 'About this meeting' },
  ownTitle: { id: 'signin.ownTitle', defaultMessage: 'Enrolled as {name}' },
  ownSign: { id: 'signin.ownSign', defaultMessage: 'Sign in now' },
  ownSigning: { id: 'signin.ownSigning', defaultMessage: 'Signing in…' },
  ownCode: { id: 'signin.ownCode', defaultMessage: 'Show my code' },
  notMe: { id: 'signin.notMe', defaultMessage: 'That is not me' },
  byMobile: { id: 'signin.byMobile', defaultMessage: 'With your mobile number' },
  byMobileText: {
    id: 'signin.byMobileText',
    defaultMessage: 'The number with which you enrolled. You can sign in from an hour before the beginning.',
  },
  submit: { id: 'signin.submit', defaultMessage: 'Sign in' },
  submitting: { id: 'signin.submitting', defaultMessage: 'Signing in…' },
  absentTitle: { id: 'signin.absentTitle', defaultMessage: '{mobile} is not enrolled in this meeting' },
  absentOpen: {
    id: 'signin.absentOpen',
    defaultMessage: 'You can enrol now, or ask the staff at the door: while seats are free, they let you in at once.',
  },
  absentClosed: {
    id: 'signin.absentClosed',
    defaultMessage: 'Please ask the staff at the door: while seats are free, they let you in at once.',
  },
  absentEnrol: { id: 'signin.absentEnrol', defaultMessage: 'Enrol' },
  absentAgain: { id: 'signin.absentAgain', defaultMessage: 'Try another number' },
  helpTitle: { id: 'signin.helpTitle', defaultMessage: 'At the door' },
  helpCode: {
    id: 'signin.helpCode',
    defaultMessage: 'Quickest: show the code of your place or your visitor badge to the staff, who scan it.',
  },
  helpNobody: { id: 'signin.helpNobody', defaultMessage: 'No network? The staff can sign you in without it.' },
  noscript: {
    id: 'signin.noscript',
    defaultMessage: 'Signing in here needs JavaScript. Show the code of your place or your badge to the staff instead.',
  },
  doneTitle: { id: 'signin.doneTitle', defaultMessage: 'You are signed in' },
  doneText: { id: 'signin.doneText', defaultMessage: 'Welcome, {name}. Show this page to the staff if they ask.' },
  doneAt: { id: 'signin.doneAt', defaultMessage: 'Signed in at' },
  doneMeeting: { id: 'signin.doneMeeting', defaultMessage: 'Meeting' },
  doneWhen: { id: 'signin.doneWhen', defaultMessage: 'When' },
  doneWhere: { id: 'signin.doneWhere', defaultMessage: 'Where' },
  doneOther: { id: 'signin.doneOther', defaultMessage: 'Sign in another person' },
  deviceTitle: { id: 'signin.deviceTitle', defaultMessage: 'This is a device of the staff' },
  deviceText: {
    id: 'signin.deviceText',
    defaultMessage: 'Enter the key of the device that the organiser has issued. It is kept on this device only.',
  },
  deviceKey: { id: 'signin.deviceKey', defaultMessage: 'Key of the device' },
  deviceMissing: { id: 'signin.deviceMissing', defaultMessage: 'Please enter the key of the device' },
  deviceSet: { id: 'signin.deviceSet', defaultMessage: 'Set up this device' },
} as const;

/** The camera, wherever codes are scanned. */
export const scannerMessages = {
  start: { id: 'signin.scanStart', defaultMessage: 'Scan with the camera' },
  starting: { id: 'signin.scanStarting', defaultMessage: 'Starting the camera…' },
  stop: { id: 'signin.scanStop', defaultMessage: 'Stop the camera' },
  picture: { id: 'signin.scanPicture', defaultMessage: 'Picture of the camera' },
  hold: { id: 'signin.scanHold', defaultMessage: 'Hold the code before the camera.' },
  refused: {
    id: 'signin.scanRefused',
    defaultMessage: 'The browser does not allow the camera. Allow it in the browser’s settings, or use the way below.',
  },
  missing: { id: 'signin.scanMissing', defaultMessage: 'No camera was found. Please use the way below.' },
  notDoor: {
    id: 'signin.scanNotDoor',
    defaultMessage: 'That is no code of a door. Your own code is scanned by the staff: show it to them.',
  },
} as const;

/** What the staff sees. */
export const kioskMessages = {
  title: { id: 'kiosk.title', defaultMessage: 'Sign-in: {title}' },
  device: { id: 'kiosk.device', defaultMessage: 'Device: {name}' },
  deviceAlone: { id: 'kiosk.deviceAlone', defaultMessage: 'Device of the staff' },
  end: { id: 'kiosk.end', defaultMessage: 'End device mode' },
  endAsk: { id: 'kiosk.endAsk', defaultMessage: 'End the device mode?' },
  endText: {
    id: 'kiosk.endText',
    defaultMessage:
      '{count, plural, =0 {Nothing waits to be sent. The key is removed from this device.} one {# sign-in has not been sent yet. It stays on this device and is sent when it is set up again.} other {# sign-ins have not been sent yet. They stay on this device and are sent when it is set up again.}}',
  },
  endYes: { id: 'kiosk.endYes', defaultMessage: 'End it' },
  keep: { id: 'kiosk.keep', defaultMessage: 'Go on' },
  other: { id: 'kiosk.other', defaultMessage: 'Another meeting' },
  present: { id: 'kiosk.present', defaultMessage: 'signed in' },
  enrolled: { id: 'kiosk.enrolled', defaultMessage: 'enrolled' },
  queue: {
    id: 'kiosk.queue',
    defaultMessage:
      '{count, plural, =0 {Nothing waits to be sent} one {# sign-in waits to be sent} other {# sign-ins wait to be sent}}',
  },
  lost: { id: 'kiosk.lost', defaultMessage: 'No network. Go on scanning: everything is kept on this device.' },
  connected: { id: 'kiosk.connected', defaultMessage: 'Connected' },
  sendNow: { id: 'kiosk.sendNow', defaultMessage: 'Send now' },
  find: { id: 'kiosk.find', defaultMessage: 'Name, number or mobile number' },
  findHelp: {
    id: 'kiosk.findHelp',
    defaultMessage: 'For who has no code at hand. Numbers may be typed with or without spaces.',
  },
  sign: { id: 'kiosk.sign', defaultMessage: 'Sign in' },
  signOne: { id: 'kiosk.signOne', defaultMessage: 'Sign in {name}' },
  found: {
    id: 'kiosk.found',
    defaultMessage: '{count, plural, =0 {Nobody of this name} one {# person} other {# people}}',
  },
  ready: { id: 'kiosk.ready', defaultMessage: 'Ready' },
  readyText: { id: 'kiosk.readyText', defaultMessage: 'Scan a code, or look for the person.' },
  signed: { id: 'kiosk.signed', defaultMessage: '{name} is signed in' },
  signedAgain: { id: 'kiosk.signedAgain', defaultMessage: '{name} was signed in already, at {time}' },
  waits: { id: 'kiosk.waits', defaultMessage: '{name}: kept, waits to be sent' },
  waitsText: {
    id: 'kiosk.waitsText',
    defaultMessage: 'The person may go in. Whether the code is right is said once the network is back.',
  },
  unknown: { id: 'kiosk.unknown', defaultMessage: 'A code' },
  refused: { id: 'kiosk.refused', defaultMessage: '{name}: not signed in' },
  log: { id: 'kiosk.log', defaultMessage: 'Latest' },
  logEmpty: { id: 'kiosk.logEmpty', defaultMessage: 'Nobody yet.' },
  late: { id: 'kiosk.late', defaultMessage: 'sent later' },
  walkIn: { id: 'kiosk.walkIn', defaultMessage: 'Comes without an enrolment' },
  walkInText: {
    id: 'kiosk.walkInText',
    defaultMessage: 'Enrols and signs in at once, while seats are free. This needs the network.',
  },
  walkInCharged: {
    id: 'kiosk.walkInCharged',
    defaultMessage: 'This meeting has a fee: who is not enrolled enrols and pays on the own phone.',
  },
  name: { id: 'kiosk.name', defaultMessage: 'Name' },
  contact: { id: 'kiosk.contact', defaultMessage: 'Mobile number or email' },
  company: { id: 'kiosk.company', defaultMessage: 'Company' },
  consent: {
    id: 'kiosk.consent',
    defaultMessage: 'The person has read the <link>privacy policy</link> and agrees.',
  },
  walkInSubmit: { id: 'kiosk.walkInSubmit', defaultMessage: 'Enrol and sign in' },
  problemTitle: { id: 'kiosk.problemTitle', defaultMessage: 'There is a problem' },
  contactMissing: { id: 'kiosk.contactMissing', defaultMessage: 'Please enter a mobile number or an email' },
  notKnown: {
    id: 'kiosk.notKnown',
    defaultMessage:
      'This device is not known, or its time has ended. What was scanned is kept; ask the organiser for a new key.',
  },
  elsewhere: { id: 'kiosk.elsewhere', defaultMessage: 'This device does not sign in for this meeting.' },
} as const;
