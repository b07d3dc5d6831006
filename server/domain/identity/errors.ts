/** Error reasons of captchas, codes, verifications and sign-in, with their HTTP statuses. */

export const identityReasons = {
  'auth.wechatSignInMissing': 403,
  'wx.foreignUrl': 400,
  'wx.foreignPath': 400,
  'wx.stateWrong': 400,
  'wx.codeWrong': 400,
  'captcha.required': 400,
  'captcha.workMissing': 400,
  'captcha.wrong': 400,
  'captcha.expired': 400,
  'verify.codeWrong': 400,
  'verify.codeExpired': 400,
  'verify.codeSpent': 400,
  'verify.proofMissing': 400,
} as const;
