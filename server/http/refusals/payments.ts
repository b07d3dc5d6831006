/** Payments and their notices: each reason with its code and its text. */
import { refusal, type Refusals } from './refusal';

export const paymentsReasons = {
  'payment.notDue': refusal(
    409,
    '此项无需付款',
    'There is nothing to pay',
    'Оплата не требуется',
    '此項無需付款',
    'お支払いの必要はありません',
  ),
  'payment.alreadyPaid': refusal(
    409,
    '此项已付款',
    'It has been paid already',
    'Уже оплачено',
    '此項已付款',
    '既にお支払い済みです',
  ),
} as const satisfies Refusals;
