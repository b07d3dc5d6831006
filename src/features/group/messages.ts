/** The way of a delegation: what its pages share. */
export const groupMessages = {
  crumbVisit: { id: 'group.crumbVisit', defaultMessage: 'Visit' },
  crumb: { id: 'group.crumb', defaultMessage: 'Business delegation' },
  steps: { id: 'group.steps', defaultMessage: 'Steps of the registration' },
  stepProof: { id: 'group.stepProof', defaultMessage: 'Mobile number' },
  stepInfo: { id: 'group.stepInfo', defaultMessage: 'Group' },
  stepMembers: { id: 'group.stepMembers', defaultMessage: 'Members' },
  stepDone: { id: 'group.stepDone', defaultMessage: 'Badges' },
  stepIsDone: { id: 'group.stepIsDone', defaultMessage: 'done' },
  cancel: { id: 'group.cancel', defaultMessage: 'Cancel' },
  noscript: {
    id: 'group.noscript',
    defaultMessage:
      'This form needs JavaScript. Without it, fill in the form as a file and send it to {email}, or call {phone}.',
  },
  note: { id: 'group.note', defaultMessage: 'Visitors must be 18 or older on the first day of the exhibition.' },
} as const;

/** Where a delegation begins, or is opened again. */
export const entryMessages = {
  entryTitle: { id: 'group.entryTitle', defaultMessage: 'Register a business delegation' },
  entryIntro: {
    id: 'group.entryIntro',
    defaultMessage:
      'Five people or more come as a delegation. Confirm the mobile number of the contact: it begins a group, or opens the one that you have.',
  },
  begin: { id: 'group.begin', defaultMessage: 'Continue' },
  beginning: { id: 'group.beginning', defaultMessage: 'One moment…' },
  one: { id: 'group.one', defaultMessage: 'Register one person' },
  notYours: {
    id: 'group.notYours',
    defaultMessage:
      'A group with this number exists, but belongs to somebody else. Ask your contact to name you as its master.',
  },
  atHandTitle: { id: 'group.atHandTitle', defaultMessage: 'Your delegation' },
  atHand: {
    id: 'group.atHand',
    defaultMessage: '{company}: {count, plural, =0 {no members yet} one {# member} other {# members}}.',
  },
  goOn: { id: 'group.goOn', defaultMessage: 'Go on with the members' },
  facts: { id: 'group.facts', defaultMessage: 'Change the group’s data' },
  another: { id: 'group.another', defaultMessage: 'Open another delegation' },
  closedTitle: { id: 'group.closedTitle', defaultMessage: 'Registration of delegations is closed' },
  closedText: {
    id: 'group.closedText',
    defaultMessage:
      'Delegations register until {time}, Shenzhen time. Later, everybody registers at the counter on site with an ID card or passport.',
  },
  notOpenTitle: { id: 'group.notOpenTitle', defaultMessage: 'Registration of delegations has not begun' },
  notOpenText: { id: 'group.notOpenText', defaultMessage: 'It opens on {time}, Shenzhen time.' },
} as const;

/** The form as a file, and what to know beforehand. */
export const helpMessages = {
  fileTitle: { id: 'group.fileTitle', defaultMessage: 'The form as a file' },
  fileText: {
    id: 'group.fileText',
    defaultMessage:
      'An Excel file with a line for each member. Fill it in at your desk and read it in here, or send it by email.',
  },
  template: { id: 'group.template', defaultMessage: 'Download the Excel form' },
  templateLoading: { id: 'group.templateLoading', defaultMessage: 'Getting the file…' },
  templateFailed: { id: 'group.templateFailed', defaultMessage: 'The file did not come. Please try again.' },
  mail: { id: 'group.mail', defaultMessage: 'No mobile number of mainland China? Send the filled-in form to {email}.' },
  howTitle: { id: 'group.howTitle', defaultMessage: 'How it works' },
  how1: { id: 'group.how1', defaultMessage: 'Confirm the number, and say who comes.' },
  how2: { id: 'group.how2', defaultMessage: 'Add five members or more, one by one or from Excel.' },
  how3: {
    id: 'group.how3',
    defaultMessage: 'Hand out the QR codes. Everyone brings an ID card or passport and two business cards.',
  },
} as const;

/** How far a group has come. */
export const stateMessages = {
  stateTitle: { id: 'group.stateTitle', defaultMessage: 'State' },
  forming: { id: 'group.forming', defaultMessage: 'Forming' },
  delegation: { id: 'group.delegation', defaultMessage: 'Delegation' },
  locked: { id: 'group.locked', defaultMessage: 'Closed for changes' },
  of: { id: 'group.of', defaultMessage: 'of at least {minimum}' },
  missing: {
    id: 'group.missing',
    defaultMessage:
      '{count, plural, one {One more member} other {# more members}} to be a delegation. Then everyone gets a badge number and a QR code.',
  },
  complete: {
    id: 'group.complete',
    defaultMessage: 'Everyone has a number and a QR code. You may still change the list.',
  },
  until: { id: 'group.until', defaultMessage: 'Changes until {time}, Shenzhen time.' },
  since: { id: 'group.since', defaultMessage: 'Closed since {time}, Shenzhen time. Questions: {email}' },
  master: { id: 'group.master', defaultMessage: 'Master' },
  noMaster: { id: 'group.noMaster', defaultMessage: 'The first member' },
  contact: { id: 'group.contact', defaultMessage: 'Contact' },
  company: { id: 'group.company', defaultMessage: 'Company' },
  day: { id: 'group.day', defaultMessage: 'Day of the visit' },
  decision: { id: 'group.decision', defaultMessage: 'The organiser decides on admission at the door.' },
} as const;

/** The group's own information. */
export const infoMessages = {
  infoEditTitle: { id: 'group.infoEditTitle', defaultMessage: 'Change the group’s data' },
  infoSaved: { id: 'group.infoSaved', defaultMessage: 'The group is saved.' },
  infoExists: {
    id: 'group.infoExists',
    defaultMessage: 'This number has a group already, perhaps by your last attempt. It is open now.',
  },
  infoUnproved: {
    id: 'group.infoUnproved',
    defaultMessage: 'Your number must be confirmed once more. What you typed is kept.',
  },
  toMembers: { id: 'group.toMembers', defaultMessage: 'To the members' },
} as const;

/** Cars. */
export const carMessages = {
  carTitle: { id: 'group.carTitle', defaultMessage: 'Cars' },
  carText: {
    id: 'group.carText',
    defaultMessage: 'Number plates of the cars and coaches you come with, so that the gate knows them.',
  },
  carLabel: { id: 'group.carLabel', defaultMessage: 'Number plate' },
  carHint: { id: 'group.carHint', defaultMessage: 'Such as 粤B12345' },
  carAdd: { id: 'group.carAdd', defaultMessage: 'Add' },
  carWrong: { id: 'group.carWrong', defaultMessage: 'A number plate has 5 to 10 letters and digits, such as 粤B12345' },
  carTwice: { id: 'group.carTwice', defaultMessage: 'This car is on the list' },
  carFull: { id: 'group.carFull', defaultMessage: 'A group has at most 50 cars' },
  carRemove: { id: 'group.carRemove', defaultMessage: 'Remove {car}' },
  carNone: { id: 'group.carNone', defaultMessage: 'No cars yet' },
  carSaved: { id: 'group.carSaved', defaultMessage: 'The cars are saved.' },
} as const;
