/** The way of a delegation: what its pages share. */
export const groupMessages = {
  crumbVisit: { id: 'group.crumbVisit' },
  crumb: { id: 'group.crumb' },
  steps: { id: 'group.steps' },
  stepProof: { id: 'group.stepProof' },
  stepInfo: { id: 'group.stepInfo' },
  stepMembers: { id: 'group.stepMembers' },
  stepDone: { id: 'group.stepDone' },
  stepIsDone: { id: 'group.stepIsDone' },
  cancel: { id: 'group.cancel' },
  noscript: { id: 'group.noscript' },
  note: { id: 'group.note' },
} as const;

/** Where a delegation begins, or is opened again. */
export const entryMessages = {
  entryTitle: { id: 'group.entryTitle' },
  entryIntro: { id: 'group.entryIntro' },
  begin: { id: 'group.begin' },
  beginning: { id: 'group.beginning' },
  one: { id: 'group.one' },
  notYours: { id: 'group.notYours' },
  atHandTitle: { id: 'group.atHandTitle' },
  atHand: { id: 'group.atHand' },
  goOn: { id: 'group.goOn' },
  facts: { id: 'group.facts' },
  another: { id: 'group.another' },
  closedTitle: { id: 'group.closedTitle' },
  closedText: { id: 'group.closedText' },
  notOpenTitle: { id: 'group.notOpenTitle' },
  notOpenText: { id: 'group.notOpenText' },
} as const;

/** The form as a file, and what to know beforehand. */
export const helpMessages = {
  fileTitle: { id: 'group.fileTitle' },
  fileText: { id: 'group.fileText' },
  template: { id: 'group.template' },
  templateLoading: { id: 'group.templateLoading' },
  templateFailed: { id: 'group.templateFailed' },
  mail: { id: 'group.mail' },
  howTitle: { id: 'group.howTitle' },
  how1: { id: 'group.how1' },
  how2: { id: 'group.how2' },
  how3: { id: 'group.how3' },
} as const;

/** How far a group has come. */
export const stateMessages = {
  stateTitle: { id: 'group.stateTitle' },
  forming: { id: 'group.forming' },
  delegation: { id: 'group.delegation' },
  locked: { id: 'group.locked' },
  of: { id: 'group.of' },
  missing: { id: 'group.missing' },
  complete: { id: 'group.complete' },
  until: { id: 'group.until' },
  since: { id: 'group.since' },
  master: { id: 'group.master' },
  noMaster: { id: 'group.noMaster' },
  contact: { id: 'group.contact' },
  company: { id: 'group.company' },
  day: { id: 'group.day' },
  decision: { id: 'group.decision' },
} as const;

/** The group's own information. */
export const infoMessages = {
  infoEditTitle: { id: 'group.infoEditTitle' },
  infoSaved: { id: 'group.infoSaved' },
  infoExists: { id: 'group.infoExists' },
  infoUnproved: { id: 'group.infoUnproved' },
  toMembers: { id: 'group.toMembers' },
} as const;

/** Cars. */
export const carMessages = {
  carTitle: { id: 'group.carTitle' },
  carText: { id: 'group.carText' },
  carLabel: { id: 'group.carLabel' },
  carHint: { id: 'group.carHint' },
  carAdd: { id: 'group.carAdd' },
  carWrong: { id: 'group.carWrong' },
  carTwice: { id: 'group.carTwice' },
  carFull: { id: 'group.carFull' },
  carRemove: { id: 'group.carRemove' },
  carNone: { id: 'group.carNone' },
  carSaved: { id: 'group.carSaved' },
} as const;
