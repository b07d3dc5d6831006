/** The purposes of messages, with their limits for recipients and for the site. */
import type { MessagePurpose } from '../../db/schema';
import type { Ceiling } from './messageRecipientRepository';
import type { MailTemplate, SmsTemplate } from './templates';

export type Purpose = MessagePurpose;

export interface PurposePolicy {
  /** The share of the day's budget that the purpose may spend. */
  share: number;
  /** The limit per recipient from all senders; null when another rule limits it. */
  ceiling: Ceiling | null;
  /** The recipient did not request the message: it has an opt-out link, and senders' texts are checked. */
  isForStranger: boolean;
}

const DAY = 86_400_000;

/** Codes, confirmations and receipts may spend the whole budget; the other purposes only a share of it. */
export const policies: Record<Purpose, PurposePolicy> = {
  // VerificationService limits codes per address.
  code: { share: 1, ceiling: null, isForStranger: false },
  // To proved addresses.
  confirmation: { share: 1, ceiling: { max: 60, windowMs: DAY, total: 2_000 }, isForStranger: false },
  // To unproved addresses.
  receipt: { share: 1, ceiling: { max: 5, windowMs: DAY, total: 40 }, isForStranger: true },
  invitation: { share: 0.15, ceiling: { max: 1, windowMs: 7 * DAY, total: 3 }, isForStranger: true },
  newsletter: { share: 0.1, ceiling: { max: 3, windowMs: DAY, total: 20 }, isForStranger: false },
  // To the organiser and to exhibitors.
  notice: { share: 0.1, ceiling: null, isForStranger: false },
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
  partnerInvitation: 'invitation',
  newsletterConfirm: 'newsletter',
  counsel: 'notice',
  editors: 'notice',
  documentDisputed: 'notice',
  submissionNotice: 'notice',
  submissionDigest: 'notice',
};

export const purposeOf = (template: MailTemplate | SmsTemplate): Purpose => templatePurposes[template];
