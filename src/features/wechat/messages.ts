export const wechatMessages = {
  failed: {
    id: 'wechat.failed',
    defaultMessage:
      'WeChat could not confirm the sign-in: its code is good once and for a few minutes only. Please try again.',
  },
  home: { id: 'wechat.home', defaultMessage: 'To the home page' },
  open: { id: 'wechat.open', defaultMessage: 'Open the mini-program' },
  openFailed: { id: 'wechat.openFailed', defaultMessage: 'The link could not be made. Please try again in a minute.' },
  program: { id: 'wechat.program', defaultMessage: 'The exhibition’s mini-program' },
  programText: {
    id: 'wechat.programText',
    defaultMessage:
      'Your badge, meetings and the hall plan in WeChat. The button opens WeChat on this phone; on a computer scan the code in WeChat instead.',
  },
  retry: { id: 'wechat.retry', defaultMessage: 'Try again' },
  signIn: { id: 'wechat.signIn', defaultMessage: 'Sign in by WeChat' },
  signInText: {
    id: 'wechat.signInText',
    defaultMessage:
      'We ask WeChat who you are, so that you find your registration without a password. Then you are led back to where you came from. This needs JavaScript.',
  },
} as const;
