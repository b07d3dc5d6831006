/** One's own registration, and the colleagues on its list. */
export const mineMessages = {
  crumb: { id: 'visitor.mineCrumb', defaultMessage: 'My registration' },
  title: { id: 'visitor.mineTitle', defaultMessage: 'My registration' },
  greeting: { id: 'visitor.mineGreeting', defaultMessage: 'Hello, {name}. This is what we have of you.' },
  findTitle: { id: 'visitor.mineFindTitle', defaultMessage: 'Find my registration' },
  findIntro: {
    id: 'visitor.mineFindIntro',
    defaultMessage: 'No account is needed: a code to the number or address that you registered with opens it.',
  },
  by: { id: 'visitor.mineBy', defaultMessage: 'Registered with' },
  byMobile: { id: 'visitor.mineByMobile', defaultMessage: 'Mobile number' },
  byEmail: { id: 'visitor.mineByEmail', defaultMessage: 'Email' },
  linkInstead: { id: 'visitor.mineLinkInstead', defaultMessage: 'Send me a link instead' },
  codeInstead: { id: 'visitor.mineCodeInstead', defaultMessage: 'Use a code' },
  sendLink: { id: 'visitor.mineSendLink', defaultMessage: 'Send the link' },
  linkSent: {
    id: 'visitor.mineLinkSent',
    defaultMessage: 'If {email} is registered, a link is on its way. It is good once and for 24 hours.',
  },
  linkTitle: { id: 'visitor.mineLinkTitle', defaultMessage: 'Open your registration' },
  linkIntro: { id: 'visitor.mineLinkIntro', defaultMessage: 'The link of your mail is good once.' },
  openLink: { id: 'visitor.mineOpenLink', defaultMessage: 'Open it now' },
  otherWay: { id: 'visitor.mineOtherWay', defaultMessage: 'Find it another way' },
  state: { id: 'visitor.mineState', defaultMessage: 'State' },
  stateSubmitted: { id: 'visitor.mineStateSubmitted', defaultMessage: 'The questionnaire is missing' },
  stateAwaitingPayment: { id: 'visitor.mineStateAwaitingPayment', defaultMessage: 'Waiting for the payment' },
  statePaid: { id: 'visitor.mineStatePaid', defaultMessage: 'Paid, the questionnaire is missing' },
  stateConfirmed: { id: 'visitor.mineStateConfirmed', defaultMessage: 'Confirmed' },
  stateAdmitted: { id: 'visitor.mineStateAdmitted', defaultMessage: 'Admitted' },
  stateCancelled: { id: 'visitor.mineStateCancelled', defaultMessage: 'Cancelled' },
  name: { id: 'visitor.mineName', defaultMessage: 'Name' },
  company: { id: 'visitor.mineCompany', defaultMessage: 'Company' },
  document: { id: 'visitor.mineDocument', defaultMessage: 'Document' },
  goOn: { id: 'visitor.mineGoOn', defaultMessage: 'Continue my registration' },
  resend: { id: 'visitor.mineResend', defaultMessage: 'Send the confirmation again' },
  resent: { id: 'visitor.mineResent', defaultMessage: 'The confirmation is on its way to {to}.' },
  referral: { id: 'visitor.mineReferral', defaultMessage: 'Invite colleagues' },
  plan: { id: 'visitor.minePlan', defaultMessage: 'My visit plan' },
  cancelTitle: { id: 'visitor.mineCancelTitle', defaultMessage: 'You cannot come?' },
  cancelText: {
    id: 'visitor.mineCancelText',
    defaultMessage: 'Your seats in meetings go to others, and what you paid is given back. You can register anew.',
  },
  cancel: { id: 'visitor.mineCancel', defaultMessage: 'Cancel my registration' },
  cancelAsk: { id: 'visitor.mineCancelAsk', defaultMessage: 'Cancel your registration?' },
  cancelReason: { id: 'visitor.mineCancelReason', defaultMessage: 'Why? (optional)' },
  cancelNow: { id: 'visitor.mineCancelNow', defaultMessage: 'Yes, cancel it' },
  keepIt: { id: 'visitor.mineKeepIt', defaultMessage: 'No, keep it' },
  cancelled: { id: 'visitor.mineCancelled', defaultMessage: 'Your registration is cancelled.' },
  dataTitle: { id: 'visitor.mineDataTitle', defaultMessage: 'My data' },
  dataText: {
    id: 'visitor.mineDataText',
    defaultMessage:
      'All that we keep about you, as a file or erased. For your safety we first send a code to {contact}.',
  },
  wechatText: {
    id: 'visitor.mineWechatText',
    defaultMessage: 'We know you by WeChat alone. All that we keep about you, as a file or erased.',
  },
  wechatAgain: {
    id: 'visitor.mineWechatAgain',
    defaultMessage: 'For your safety please sign in by WeChat again; then you have half an hour.',
  },
  wechatSignIn: { id: 'visitor.mineWechatSignIn', defaultMessage: 'Sign in by WeChat' },
  dataSave: { id: 'visitor.mineDataSave', defaultMessage: 'Save as a file' },
  dataSaved: { id: 'visitor.mineDataSaved', defaultMessage: 'Your data are in the file my-data.json.' },
  erase: { id: 'visitor.mineErase', defaultMessage: 'Erase everything' },
  eraseAsk: { id: 'visitor.mineEraseAsk', defaultMessage: 'Erase all your data?' },
  eraseText: {
    id: 'visitor.mineEraseText',
    defaultMessage:
      'Your registration and enrolments are cancelled and your data are deleted. Only orders that the law makes us keep remain. This cannot be undone.',
  },
  eraseNow: { id: 'visitor.mineEraseNow', defaultMessage: 'Yes, erase them' },
  keepThem: { id: 'visitor.mineKeepThem', defaultMessage: 'No, keep them' },
  erased: { id: 'visitor.mineErased', defaultMessage: 'Your data have been erased.' },
} as const;

export const referralMessages = {
  crumb: { id: 'visitor.referralCrumb', defaultMessage: 'Invite colleagues' },
  title: { id: 'visitor.referralTitle', defaultMessage: 'Come together: invite your colleagues' },
  intro: {
    id: 'visitor.referralIntro',
    defaultMessage: 'Each of them gets a link to register. You see here who was invited and who has registered.',
  },
  register: { id: 'visitor.referralRegister', defaultMessage: 'Register first, then invite' },
  registerText: {
    id: 'visitor.referralRegisterText',
    defaultMessage: 'Invitations are sent in your name, so they need your own registration.',
  },
  start: { id: 'visitor.referralStart', defaultMessage: 'Register' },
  find: { id: 'visitor.referralFind', defaultMessage: 'I am registered already' },
} as const;

export const signOutMessages = {
  title: { id: 'visitor.signOutTitle', defaultMessage: 'Sign out' },
  text: {
    id: 'visitor.signOutText',
    defaultMessage: 'On a computer that others use too, sign out when you are done. Your registration stays.',
  },
  here: { id: 'visitor.signOut', defaultMessage: 'Sign out' },
  everywhere: { id: 'visitor.signOutEverywhere', defaultMessage: 'Sign out on all devices' },
  done: { id: 'visitor.signedOut', defaultMessage: 'You are signed out' },
  doneEverywhere: { id: 'visitor.signedOutEverywhere', defaultMessage: 'You are signed out on all devices' },
} as const;
