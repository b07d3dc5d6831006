/** The templates of mails and text messages. Their texts are in `locales/<locale>/server/messages.json`. */

export const MAIL_TEMPLATES = [
  'changeLink',
  'counsel',
  'documentDisputed',
  'editors',
  'emailCode',
  'meetingCancelled',
  'meetingEnrolled',
  'meetingPayDue',
  'meetingReleased',
  'meetingWaiting',
  'newsletterConfirm',
  'partnerInvitation',
  'problemReceipt',
  'problemReport',
  'registrationConfirmed',
  'submissionDigest',
  'submissionNotice',
  'submissionReceipt',
  'visaLetter',
] as const;

export const SMS_TEMPLATES = [
  'meetingCancelled',
  'meetingEnrolled',
  'meetingPayDue',
  'meetingReleased',
  'meetingWaiting',
  'partnerInvitation',
  'registrationConfirmed',
  'smsCode',
  'submissionReceipt',
] as const;

export type MailTemplate = (typeof MAIL_TEMPLATES)[number];
export type SmsTemplate = (typeof SMS_TEMPLATES)[number];
