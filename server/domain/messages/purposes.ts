/** Why a message is sent, and what each purpose may cost its recipient and the site. */
import type { MessagePurpose } from '../../db/schema';
import type { Ceiling } from './messageRecipientRepository';
import type { MailTemplate, SmsTemplate } from './templates';

export type Purpose = MessagePurpose;

export interface PurposePolicy {
  /** Part of the day's budget that the purpose may spend. */
  share: number;
  /** For one recipient, whoever the senders are; null where another rule bounds it. */
  ceiling: Ceiling | null;
  /** The recipient did not ask for it: the message has an opt-out link, and sender's text is checked. */
  isForStranger: boolean;
}

const DAY = 86_400_000;

/** Codes, confirmations and receipts may spend the whole budget; the other purposes share this part of it. */
export const policies: Record<Purpose, PurposePolicy> = {
  // VerificationService counts codes for an address.
  code: { share: 1, ceiling: null, isForStranger: false },
  // To an address that its owner has proved.
  confirmation: { share: 1, ceiling: { max: 60, windowMs: DAY, total: 2_000 }, isForStranger: false },
  // To an address that somebody typed.
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
