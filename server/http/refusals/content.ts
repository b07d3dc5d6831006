/** Links of mails, newsletter, pages and lists: each reason with its code and its text. */
import { refusal, type Refusals } from './refusal';

export const contentReasons = {
  'link.notFound': refusal(
    404,
    '此链接无效',
    'This link is not good',
    'Эта ссылка недействительна',
    '此連結無效',
    'このリンクは無効です',
  ),
  'subscription.unsubscribed': refusal(
    409,
    '此订阅已取消，请重新订阅',
    'This subscription has ended. Please subscribe again',
    'Эта подписка отменена. Подпишитесь снова',
    '此訂閱已取消，請重新訂閱',
    'この登録は解除済みです。もう一度お申し込みください',
  ),
} as const satisfies Refusals;
