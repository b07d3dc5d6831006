export const wechatMessages = {
  failed: { id: 'wechat.failed' },
  home: { id: 'wechat.home' },
  open: { id: 'wechat.open' },
  openFailed: { id: 'wechat.openFailed' },
  program: { id: 'wechat.program' },
  programText: { id: 'wechat.programText' },
  retry: { id: 'wechat.retry' },
  signIn: { id: 'wechat.signIn' },
  signInText: { id: 'wechat.signInText' },
} as const;
