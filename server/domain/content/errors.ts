/** Links of mails, newsletter, pages and lists: each reason with its code and its text. */
import { conflict, notFound, type Refusals } from '../../http/refusal';

export const contentReasons = {
  'link.notFound': notFound(
    '此链接无效',
    'This link is not good',
    'Эта ссылка недействительна',
    '此連結無效',
    'このリンクは無効です',
  ),
  'subscription.unsubscribed': conflict(
    '此订阅已取消，请重新订阅',
    'This subscription has ended. Please subscribe again',
    'Эта подписка отменена. Подпишитесь снова',
    '此訂閱已取消，請重新訂閱',
    'この登録は解除済みです。もう一度お申し込みください',
  ),
  'download.notFound': notFound(
    '未找到该资料',
    'This download could not be found',
    'Файл не найден',
    '未找到該資料',
    'この資料は見つかりませんでした',
  ),
  'download.logMissing': conflict(
    '下载前请先填写您的信息',
    'Please say who you are before you download this file',
    'Прежде чем скачать файл, укажите, кто вы',
    '下載前請先填寫您的資訊',
    'ダウンロードの前に、お客様の情報をご入力ください',
  ),
} as const satisfies Refusals;
