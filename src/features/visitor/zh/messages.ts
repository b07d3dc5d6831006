/** What only the Chinese way says. */

/** The registration of an earlier year. */
export const earlierMessages = {
  title: { id: 'visitor.earlierTitle', defaultMessage: 'You registered in {year}' },
  fill: { id: 'visitor.earlierFill', defaultMessage: 'Fill in what I said then' },
  filled: { id: 'visitor.earlierFilled', defaultMessage: 'Filled in. Please check what has changed since.' },
} as const;

/** The first step in Chinese. */
export const entryMessages = {
  title: { id: 'visitor.entryTitle', defaultMessage: 'Register your visit' },
  intro: {
    id: 'visitor.entryIntro',
    defaultMessage:
      'Confirm your mobile number of mainland China. It begins a registration, or opens the one that you have already.',
  },
  moveTitle: { id: 'visitor.entryMoveTitle', defaultMessage: 'Change your mobile number' },
  moveIntro: {
    id: 'visitor.entryMoveIntro',
    defaultMessage: 'Confirm the new number. Your registration moves to it when you save the next page.',
  },
  begin: { id: 'visitor.entryBegin', defaultMessage: 'Continue' },
  beginning: { id: 'visitor.entryBeginning', defaultMessage: 'One moment…' },
  redeem: { id: 'visitor.entryRedeem', defaultMessage: 'Code for a free visit (optional)' },
  redeemed: { id: 'visitor.entryRedeemed', defaultMessage: 'Free code {code}' },
  redeemShape: { id: 'visitor.entryRedeemShape', defaultMessage: 'A free code has 6 to 16 letters and digits' },
  abroad: { id: 'visitor.entryAbroad', defaultMessage: 'No Chinese number? Register by email' },
  byMobile: { id: 'visitor.entryByMobile', defaultMessage: 'Mobile number in mainland China? Register with it' },
  abroadTitle: { id: 'visitor.entryAbroadTitle', defaultMessage: 'Are you coming from abroad?' },
  abroadText: {
    id: 'visitor.entryAbroadText',
    defaultMessage: 'Visitors without a mobile number of mainland China register by email. It is free of charge.',
  },
  abroadGo: { id: 'visitor.entryAbroadGo', defaultMessage: 'Register by email' },
  exists: { id: 'visitor.entryExists', defaultMessage: 'This mobile number is registered already' },
  existsOpen: {
    id: 'visitor.entryExistsOpen',
    defaultMessage:
      'This mobile number is registered already, perhaps by your last attempt. Confirm it once more on the first step: that opens the registration.',
  },
  existsMine: {
    id: 'visitor.entryExistsMine',
    defaultMessage:
      'This mobile number is registered already, perhaps by your last attempt. “I am registered already” opens the registration.',
  },
  proved: { id: 'visitor.entryProved', defaultMessage: 'Confirmed' },
  changeNumber: { id: 'visitor.entryChangeNumber', defaultMessage: 'Change the mobile number' },
} as const;

/** A document that is registered already. */
export const disputeMessages = {
  open: { id: 'visitor.disputeOpen', defaultMessage: 'Open my registration by its mobile number' },
  check: {
    id: 'visitor.disputeCheck',
    defaultMessage: 'Somebody else used my number: check my document on site',
  },
} as const;

/** The business card that fills the form. */
export const cardMessages = {
  title: { id: 'visitor.cardTitle', defaultMessage: 'Fill in from a business card' },
  text: { id: 'visitor.cardText', defaultMessage: 'The photo is read here and not kept. You check every line.' },
  choose: { id: 'visitor.cardChoose', defaultMessage: 'Choose or take a photo' },
  reading: { id: 'visitor.cardReading', defaultMessage: 'Reading the card…' },
  tooLarge: {
    id: 'visitor.cardTooLarge',
    defaultMessage: 'The photo has more than 5 MB. Please choose a smaller one.',
  },
  nothing: { id: 'visitor.cardNothing', defaultMessage: 'Nothing could be read. Please try a sharper photo.' },
  found: {
    id: 'visitor.cardFound',
    defaultMessage: '{count, plural, one {# line was read} other {# lines were read}}. Untick what is wrong.',
  },
  unsure: {
    id: 'visitor.cardUnsure',
    defaultMessage:
      'The photo was hard to read: {count, plural, one {the line} other {each of the # lines}} may be wrong. Tick what is right, or try a sharper photo.',
  },
  fill: { id: 'visitor.cardFill', defaultMessage: 'Put into the form' },
  discard: { id: 'visitor.cardDiscard', defaultMessage: 'Discard' },
  filled: {
    id: 'visitor.cardFilled',
    defaultMessage: '{count, plural, one {# field is filled in.} other {# fields are filled in.}}',
  },
} as const;

export const choiceMessages = {
  title: { id: 'visitor.choiceTitle', defaultMessage: 'Which conferences will you attend?' },
  intro: {
    id: 'visitor.choiceIntro',
    defaultMessage: 'Seats are kept for you. You may go on without any and enrol later. All times are Shenzhen time.',
  },
  none: { id: 'visitor.choiceNone', defaultMessage: 'There is nothing to enrol in at the moment.' },
  overlaps: { id: 'visitor.choiceOverlaps', defaultMessage: 'Overlaps with “{title}”' },
  taken: { id: 'visitor.choiceTaken', defaultMessage: 'You are enrolled' },
  waiting: { id: 'visitor.choiceWaiting', defaultMessage: 'You are on the waiting list' },
  paid: { id: 'visitor.choicePaid', defaultMessage: 'With a fee: enrol on its page' },
  full: { id: 'visitor.choiceFull', defaultMessage: 'Full: you come on the waiting list' },
  chosen: { id: 'visitor.choiceChosen', defaultMessage: '{count, plural, one {# chosen} other {# chosen}}' },
  enrol: { id: 'visitor.choiceEnrol', defaultMessage: 'Enrol and continue' },
  goOn: { id: 'visitor.choiceGoOn', defaultMessage: 'Continue without' },
  skip: { id: 'visitor.choiceSkip', defaultMessage: 'Skip' },
  more: { id: 'visitor.choiceMore', defaultMessage: 'Details' },
  moreOf: { id: 'visitor.choiceMoreOf', defaultMessage: 'Details: {title}' },
} as const;

export const payMessages = {
  title: { id: 'visitor.payTitle', defaultMessage: 'Pay the registration fee' },
  intro: {
    id: 'visitor.payIntro',
    defaultMessage: 'Registrations of the last days cost a fee. It is given back if you cancel before your visit.',
  },
  sandbox: {
    id: 'visitor.paySandbox',
    defaultMessage: 'This is a sandbox: no money moves. The payment is only played through.',
  },
  pay: { id: 'visitor.payPay', defaultMessage: 'Pay {price} with WeChat' },
  opening: { id: 'visitor.payOpening', defaultMessage: 'Opening the order…' },
  qr: { id: 'visitor.payQr', defaultMessage: 'QR code of the payment' },
  scan: { id: 'visitor.payScan', defaultMessage: 'Scan it with WeChat on your phone.' },
  openWechat: { id: 'visitor.payOpenWechat', defaultMessage: 'Pay in WeChat' },
  openSandbox: { id: 'visitor.payOpenSandbox', defaultMessage: 'Open the sandbox’s payment page' },
  waiting: {
    id: 'visitor.payWaiting',
    defaultMessage: 'This page goes on by itself once it is paid. The order is open until {time}, Shenzhen time.',
  },
  over: { id: 'visitor.payOver', defaultMessage: 'This order has ended without a payment. Please open a new one.' },
  help: { id: 'visitor.payHelp', defaultMessage: 'Something does not work? Call {phone} or write to {email}.' },
} as const;

/** The page that pays inside of WeChat. */
export const mobilePayMessages = {
  title: { id: 'visitor.mobilePayTitle', defaultMessage: 'Pay in WeChat' },
  registration: { id: 'visitor.mobilePayRegistration', defaultMessage: 'Registration of {name}' },
  meeting: { id: 'visitor.mobilePayMeeting', defaultMessage: 'Seat for {name}: {title}' },
  opening: { id: 'visitor.mobilePayOpening', defaultMessage: 'Opening the order…' },
  confirming: { id: 'visitor.mobilePayConfirming', defaultMessage: 'WeChat confirms the payment. One moment…' },
  cancelled: { id: 'visitor.mobilePayCancelled', defaultMessage: 'The payment was not made. You can try again.' },
  failed: {
    id: 'visitor.mobilePayFailed',
    defaultMessage: 'WeChat could not open the payment. Please try again, or pay on another device.',
  },
  paidTitle: { id: 'visitor.mobilePayPaidTitle', defaultMessage: 'Paid' },
  paidText: { id: 'visitor.mobilePayPaidText', defaultMessage: 'We have your payment. A confirmation is on its way.' },
  goOn: { id: 'visitor.mobilePayGoOn', defaultMessage: 'Continue' },
  nothingTitle: { id: 'visitor.mobilePayNothingTitle', defaultMessage: 'Nothing is to be paid' },
  nothingText: {
    id: 'visitor.mobilePayNothingText',
    defaultMessage: 'On this device there is nothing that waits for a payment. Open your registration first.',
  },
  find: { id: 'visitor.mobilePayFind', defaultMessage: 'Find my registration' },
} as const;

/** A guest of an exhibitor. */
export const invitationMessages = {
  title: { id: 'visitor.invitationTitle', defaultMessage: 'You are invited' },
  intro: {
    id: 'visitor.invitationIntro',
    defaultMessage: 'Enter the code of the invitation that an exhibitor has sent you. Your visit is free of charge.',
  },
  code: { id: 'visitor.invitationCode', defaultMessage: 'Invitation code' },
  codeMissing: { id: 'visitor.invitationCodeMissing', defaultMessage: 'Please enter the code of your invitation' },
  open: { id: 'visitor.invitationOpen', defaultMessage: 'Show the invitation' },
  from: { id: 'visitor.invitationFrom', defaultMessage: '{name} invites you' },
  free: {
    id: 'visitor.invitationFree',
    defaultMessage: 'Confirm your mobile number and register; the exhibitor pays for your visit.',
  },
  exhibitor: { id: 'visitor.invitationExhibitor', defaultMessage: 'Exhibitor' },
  booths: { id: 'visitor.invitationBooths', defaultMessage: 'Booth' },
  until: { id: 'visitor.invitationUntil', defaultMessage: 'Good until' },
  registered: { id: 'visitor.invitationRegistered', defaultMessage: 'I am registered already' },
} as const;

export const meMessages = {
  title: { id: 'visitor.meTitle', defaultMessage: 'Visitor registration' },
  intro: {
    id: 'visitor.meIntro',
    defaultMessage: 'Confirm your mobile number: your registration opens, or a new one begins.',
  },
  formIntro: { id: 'visitor.meFormIntro', defaultMessage: 'Your number {mobile} is confirmed.' },
  anotherNumber: { id: 'visitor.meAnotherNumber', defaultMessage: 'Use another number' },
} as const;
