/** Payments and their notices: each reason with its code and its text. */
import { badRequest, conflict, notFound, type Refusals } from '../../http/refusal';

export const paymentsReasons = {
  'payment.notDue': conflict(
    '此项无需付款',
    'There is nothing to pay',
    'Оплата не требуется',
    '此項無需付款',
    'お支払いの必要はありません',
  ),
  'payment.alreadyPaid': conflict(
    '此项已付款',
    'It has been paid already',
    'Уже оплачено',
    '此項已付款',
    '既にお支払い済みです',
  ),
  'payment.notFound': notFound(
    '没有找到此订单',
    'There is no such payment',
    'Такой оплаты нет',
    '沒有找到此訂單',
    'このお支払いは見つかりません',
  ),
  'payment.signatureWrong': badRequest(
    '通知签名不正确',
    'The notice is not signed by the provider',
    'Подпись уведомления неверна',
    '通知簽名不正確',
    '通知の署名が正しくありません',
  ),
  'payment.noticeStale': badRequest(
    '通知已过期',
    'The notice is too old',
    'Уведомление устарело',
    '通知已過期',
    '通知の有効期限が切れています',
  ),
  'payment.merchantWrong': badRequest(
    '通知的商户号不符',
    'The notice is for another merchant',
    'Уведомление для другого продавца',
    '通知的商戶號不符',
    '通知の加盟店が異なります',
  ),
  'payment.amountWrong': badRequest(
    '通知的金额与订单不符',
    'The amount is not that of the order',
    'Сумма не совпадает с заказом',
    '通知的金額與訂單不符',
    '金額が注文と一致しません',
  ),
} as const satisfies Refusals;
