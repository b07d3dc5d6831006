/** Captchas, codes, proofs, sign-in: each reason with its code and its text. */
import { refusal, type Refusals } from './refusal';

export const identityReasons = {
  'auth.wechatSignInMissing': refusal(
    403,
    '请先用微信登录',
    'Please sign in with WeChat first',
    'Сначала войдите через WeChat',
    '請先用微信登入',
    '先に WeChat でログインしてください',
  ),
  'captcha.required': refusal(
    400,
    '请先完成图形验证码',
    'Please solve the captcha first',
    'Сначала введите код с картинки',
    '請先完成圖形驗證碼',
    '先に画像認証を行ってください',
  ),
  'captcha.wrong': refusal(
    400,
    '图形验证码不正确，请换一张再试',
    'These are not the digits. Please try another picture',
    'Цифры не совпали. Попробуйте другую картинку',
    '圖形驗證碼不正確，請換一張再試',
    '数字が一致しません。別の画像でお試しください',
  ),
  'captcha.expired': refusal(
    400,
    '图形验证码已失效，请换一张',
    'This captcha is no longer good. Please take another one',
    'Эта картинка больше не действует. Возьмите другую',
    '圖形驗證碼已失效，請換一張',
    'この画像認証は無効になりました。別の画像をご利用ください',
  ),
  'verify.codeWrong': refusal(
    400,
    '验证码不正确',
    'The verification code is not right',
    'Неверный код подтверждения',
    '驗證碼不正確',
    '認証コードが正しくありません',
  ),
  'verify.codeExpired': refusal(
    400,
    '验证码已失效，请重新获取',
    'The verification code is no longer valid. Please get a new one',
    'Код больше не действителен. Запросите новый',
    '驗證碼已失效，請重新取得',
    '認証コードの有効期限が切れました。再度取得してください',
  ),
  'verify.codeSpent': refusal(
    400,
    '此验证码已使用，请重新获取',
    'This verification code was used already. Please get a new one',
    'Этот код уже использован. Запросите новый',
    '此驗證碼已使用，請重新取得',
    'この認証コードは使用済みです。再度取得してください',
  ),
  'verify.proofMissing': refusal(
    400,
    '请先通过验证码验证',
    'Please verify your email or mobile number by a code first',
    'Сначала подтвердите адрес или номер кодом',
    '請先通過驗證碼驗證',
    '先にメールアドレスまたは携帯番号を認証してください',
  ),
} as const satisfies Refusals;
