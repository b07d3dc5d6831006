/** The words of the text messages, in five languages. `{name}` stands for a value. */
import type { LocalisedText } from '../../../src/rules/locales';
import { meetingSmsTexts } from './meetingTexts';

export const smsTexts = {
  ...meetingSmsTexts,
  smsCode: {
    'zh-cn': '您的验证码是 {code}，{minutes} 分钟内有效。请勿告诉他人。',
    en: 'Your verification code is {code}. It is good for {minutes} minutes. Tell it to nobody.',
    ru: 'Ваш код подтверждения: {code}. Он действует {minutes} минут. Никому его не сообщайте.',
    'zh-tw': '您的驗證碼是 {code}，{minutes} 分鐘內有效。請勿告訴他人。',
    ja: '認証コードは {code} です。有効期限は {minutes} 分です。他人に教えないでください。',
  },
} as const satisfies Record<string, LocalisedText>;

export type SmsTemplate = keyof typeof smsTexts;
