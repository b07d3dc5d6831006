/** The purposes of messages, with their limits for recipients and for the site. */
import type { MessagePurpose } from '../../db/schema';
import type { RecipientLimit } from './messageRecipientRepository';
import type { MailTemplate, SmsTemplate } from './templates';

export type Purpose = MessagePurpose;

export interface PurposePolicy {
  /** The share of the day's budget that the purpose may spend. */
  share: number;
  /** The limit per recipient, for all senders together; null when another rule limits the purpose. */
  recipientLimit: RecipientLimit | null;
  /** The recipient did not request the message: it has an opt-out link, and senders' texts are checked. */
  isUnsolicited: boolean;
}

const DAY = 86_400_000;

/** Codes, confirmations and receipts may use the whole budget; the other purposes only a share of it. */
export const policies: Record<Purpose, PurposePolicy> = {
  // VerificationService limits codes per recipient.
  code: { share: 1, recipientLimit: null, isUnsolicited: false },
  // To verified recipients.
  confirmation: { share: 1, recipientLimit: { max: 60, windowMs: DAY, total: 2_000 }, isUnsolicited: false },
  // To unverified recipients.
  receipt: { share: 1, recipientLimit: { max: 5, windowMs: DAY, total: 40 }, isUnsolicited: true },
  invitation: { share: 0.15, recipientLimit: { max: 1, windowMs: 7 * DAY, total: 3 }, isUnsolicited: true },
  newsletter: { share: 0.1, recipientLimit: { max: 3, windowMs: DAY, total: 20 }, isUnsolicited: false },
  // To the organiser and to exhibitors.
  notice: { share: 0.1, recipientLimit: null, isUnsolicited: false },
};

const templatePurposes: Record<MailTemplate | SmsTemplate, Purpose> = {
  emailCode: 'code',
  smsCode: 'code',
  registrationConfirmed: 'confirmation',
  changeLink: 'confirmation',
  visaLetter: 'confirmation',
  meetingEnrolled: 'confirmation',
  meetingWaiting: 'confirmation',
  meetingPayDue: 'confirmation',
  meetingReleased: 'confirmation',
  meetingCancelled: 'confirmation',
  submissionReceipt: 'receipt',
  problemReceipt: 'receipt',
  partnerInvitation: 'invitation',
  newsletterConfirm: 'newsletter',
  counsel: 'notice',
  editors: 'notice',
  documentDisputed: 'notice',
  submissionNotice: 'notice',
  problemReport: 'notice',
  submissionDigest: 'notice',
};

export const purposeOf = (template: MailTemplate | SmsTemplate): Purpose => templatePurposes[template];
