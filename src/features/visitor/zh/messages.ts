/** What only the Chinese way says. */

/** The registration of an earlier year. */
export const earlierMessages = {
  title: { id: 'visitor.earlierTitle' },
  fill: { id: 'visitor.earlierFill' },
  filled: { id: 'visitor.earlierFilled' },
} as const;

/** The first step in Chinese. */
export const entryMessages = {
  title: { id: 'visitor.entryTitle' },
  intro: { id: 'visitor.entryIntro' },
  moveTitle: { id: 'visitor.entryMoveTitle' },
  moveIntro: { id: 'visitor.entryMoveIntro' },
  begin: { id: 'visitor.entryBegin' },
  beginning: { id: 'visitor.entryBeginning' },
  redeem: { id: 'visitor.entryRedeem' },
  redeemed: { id: 'visitor.entryRedeemed' },
  redeemShape: { id: 'visitor.entryRedeemShape' },
  abroad: { id: 'visitor.entryAbroad' },
  byMobile: { id: 'visitor.entryByMobile' },
  abroadTitle: { id: 'visitor.entryAbroadTitle' },
  abroadText: { id: 'visitor.entryAbroadText' },
  abroadGo: { id: 'visitor.entryAbroadGo' },
  exists: { id: 'visitor.entryExists' },
  existsOpen: { id: 'visitor.entryExistsOpen' },
  existsMine: { id: 'visitor.entryExistsMine' },
  proved: { id: 'visitor.entryProved' },
  changeNumber: { id: 'visitor.entryChangeNumber' },
} as const;

/** A document that is registered already. */
export const disputeMessages = {
  open: { id: 'visitor.disputeOpen' },
  check: { id: 'visitor.disputeCheck' },
} as const;

/** The business card that fills the form. */
export const cardMessages = {
  title: { id: 'visitor.cardTitle' },
  text: { id: 'visitor.cardText' },
  choose: { id: 'visitor.cardChoose' },
  reading: { id: 'visitor.cardReading' },
  tooLarge: { id: 'visitor.cardTooLarge' },
  nothing: { id: 'visitor.cardNothing' },
  found: { id: 'visitor.cardFound' },
  unsure: { id: 'visitor.cardUnsure' },
  fill: { id: 'visitor.cardFill' },
  discard: { id: 'visitor.cardDiscard' },
  filled: { id: 'visitor.cardFilled' },
} as const;

export const choiceMessages = {
  title: { id: 'visitor.choiceTitle' },
  intro: { id: 'visitor.choiceIntro' },
  none: { id: 'visitor.choiceNone' },
  overlaps: { id: 'visitor.choiceOverlaps' },
  taken: { id: 'visitor.choiceTaken' },
  waiting: { id: 'visitor.choiceWaiting' },
  paid: { id: 'visitor.choicePaid' },
  full: { id: 'visitor.choiceFull' },
  chosen: { id: 'visitor.choiceChosen' },
  enrol: { id: 'visitor.choiceEnrol' },
  goOn: { id: 'visitor.choiceGoOn' },
  skip: { id: 'visitor.choiceSkip' },
  more: { id: 'visitor.choiceMore' },
  moreOf: { id: 'visitor.choiceMoreOf' },
} as const;

export const payMessages = {
  title: { id: 'visitor.payTitle' },
  intro: { id: 'visitor.payIntro' },
  sandbox: { id: 'visitor.paySandbox' },
  pay: { id: 'visitor.payPay' },
  opening: { id: 'visitor.payOpening' },
  qr: { id: 'visitor.payQr' },
  scan: { id: 'visitor.payScan' },
  openWechat: { id: 'visitor.payOpenWechat' },
  openSandbox: { id: 'visitor.payOpenSandbox' },
  waiting: { id: 'visitor.payWaiting' },
  over: { id: 'visitor.payOver' },
  help: { id: 'visitor.payHelp' },
} as const;

/** The page that pays inside of WeChat. */
export const mobilePayMessages = {
  title: { id: 'visitor.mobilePayTitle' },
  registration: { id: 'visitor.mobilePayRegistration' },
  meeting: { id: 'visitor.mobilePayMeeting' },
  opening: { id: 'visitor.mobilePayOpening' },
  confirming: { id: 'visitor.mobilePayConfirming' },
  cancelled: { id: 'visitor.mobilePayCancelled' },
  failed: { id: 'visitor.mobilePayFailed' },
  paidTitle: { id: 'visitor.mobilePayPaidTitle' },
  paidText: { id: 'visitor.mobilePayPaidText' },
  goOn: { id: 'visitor.mobilePayGoOn' },
  nothingTitle: { id: 'visitor.mobilePayNothingTitle' },
  nothingText: { id: 'visitor.mobilePayNothingText' },
  find: { id: 'visitor.mobilePayFind' },
} as const;

/** A guest of an exhibitor. */
export const invitationMessages = {
  title: { id: 'visitor.invitationTitle' },
  intro: { id: 'visitor.invitationIntro' },
  code: { id: 'visitor.invitationCode' },
  codeMissing: { id: 'visitor.invitationCodeMissing' },
  open: { id: 'visitor.invitationOpen' },
  from: { id: 'visitor.invitationFrom' },
  free: { id: 'visitor.invitationFree' },
  exhibitor: { id: 'visitor.invitationExhibitor' },
  booths: { id: 'visitor.invitationBooths' },
  until: { id: 'visitor.invitationUntil' },
  registered: { id: 'visitor.invitationRegistered' },
} as const;

export const meMessages = {
  title: { id: 'visitor.meTitle' },
  intro: { id: 'visitor.meIntro' },
  formIntro: { id: 'visitor.meFormIntro' },
  anotherNumber: { id: 'visitor.meAnotherNumber' },
} as const;
