/** Error reasons of payments and their notices, with their HTTP statuses. */

export const paymentsReasons = {
  'payment.notDue': 409,
  'payment.alreadyPaid': 409,
  'payment.notFound': 404,
  'payment.signatureWrong': 400,
  'payment.noticeStale': 400,
  'payment.merchantWrong': 400,
  'payment.amountWrong': 400,
} as const;
