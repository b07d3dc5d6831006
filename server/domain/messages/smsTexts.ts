/** The words of the text messages, in five languages. `{name}` stands for a value. */
import type { LocalisedText } from '../../../src/rules/locales';
import { meetingSmsTexts } from './meetingTexts';
import { submissionSmsTexts } from './submissionTexts';

export const smsTexts = {
  ...meetingSmsTexts,
  ...submissionSmsTexts,
  smsCode: {
    'zh-cn': '您的验证码是 {code}，{minutes} 分钟内有效。请勿告诉他人。',
    en: 'Your verification code is {code}. It is good for {minutes} minutes. Tell it to nobody.',
    ru: 'Ваш код подтверждения: {code}. Он действует {minutes} минут. Никому его не сообщайте.',
    'zh-tw': '您的驗證碼是 {code}，{minutes} 分鐘內有效。請勿告訴他人。',
    ja: '認証コードは {code} です。有効期限は {minutes} 分です。他人に教えないでください。',
  },
  registrationConfirmed: {
    'zh-cn': '{name}，您已登记参观{exhibition}（{range}），编号 {number}。入场请带 2 张名片和有效证件。二维码：{url}',
    en: '{name}, you are registered for the {exhibition} ({range}), number {number}. Bring 2 business cards and your ID. QR code: {url}',
    ru: '{name}, вы зарегистрированы: {exhibition} ({range}), номер {number}. Возьмите 2 визитки и документ. QR-код: {url}',
    'zh-tw': '{name}，您已登記參觀{exhibition}（{range}），編號 {number}。入場請帶 2 張名片和有效證件。二維碼：{url}',
    ja: '{name} 様、{exhibition}（{range}）の来場登録が完了しました。番号 {number}。名刺 2 枚と身分証をお持ちください。QR：{url}',
  },
  partnerInvitation: {
    'zh-cn': '{name}，您好！{inviter}（{company}）邀请您参观{exhibition}，{range}。登记：{url} 退订：{optOut}',
    en: '{name}, {inviter} of {company} invites you to the {exhibition}, {range}. Register: {url} No more messages: {optOut}',
    ru: '{name}, {inviter} ({company}) приглашает вас на выставку {exhibition}, {range} Регистрация: {url} Отказаться: {optOut}',
    'zh-tw': '{name}，您好！{inviter}（{company}）邀請您參觀{exhibition}，{range}。登記：{url} 退訂：{optOut}',
    ja: '{name} 様、{company} の {inviter} 様より{exhibition}（{range}）へのご招待です。登録：{url} 配信停止：{optOut}',
  },
} as const satisfies Record<string, LocalisedText>;

export type SmsTemplate = keyof typeof smsTexts;
