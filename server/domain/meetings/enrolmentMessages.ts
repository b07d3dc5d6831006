/** Messages about an enrolment's state: a text message to a mobile number, otherwise a mail. */
import { localise, type Locale } from '../../../src/rules/locales';
import { shanghaiDate, shanghaiTime } from '../../../src/rules/shanghai';
import type { Tx } from '../../db/connect';
import type { EnrolmentRow } from './enrolmentRepository';
import type { Mailer } from '../messages/mailer';
import type { MailTemplate, SmsTemplate } from '../messages/templates';

/** `09:30`, in Shanghai time. */
export const clockTime = (instant: Date): string => {
  const { hour, minute } = shanghaiTime(instant);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};

/** `2026-03-31 09:30`, in Shanghai time. */
export const shanghaiMinute = (instant: Date): string => `${shanghaiDate(instant)} ${clockTime(instant)}`;

/** The template for each new state. */
const templates: Partial<Record<EnrolmentRow['state'], MailTemplate & SmsTemplate>> = {
  enrolled: 'meetingEnrolled',
  paid: 'meetingEnrolled',
  waiting: 'meetingWaiting',
  awaitingPayment: 'meetingPayDue',
};

export class EnrolmentMessages {
  constructor(
    private readonly mailer: Mailer,
    /** The site's public origin, for links. */
    private readonly origin: string,
  ) {}

  /** Sends the message about the current state, in the transaction that changed it (decisions/0005). */
  async notify(tx: Tx, row: EnrolmentRow): Promise<void> {
    const mailer = this.mailer.within(tx);
    const endTemplate: MailTemplate & SmsTemplate = row.ended_by === 'unpaid' ? 'meetingReleased' : 'meetingCancelled';
    const template = row.state === 'cancelled' ? endTemplate : templates[row.state];
    const contact = row.contact;
    if (!template || !contact) return;
    const locale = row.locale as Locale;
    const message = {
      to: contact,
      locale,
      template,
      clientIp: null,
      values: {
        name: row.name,
        title: localise(row.title, locale),
        number: row.number,
        when: `${shanghaiMinute(row.starts_at)}–${clockTime(row.ends_at)}`,
        room: localise(row.room, locale),
        before: row.pay_before ? shanghaiMinute(row.pay_before) : '',
        amount: (row.amount / 100).toFixed(2),
        url: `${this.origin}/${locale}/meeting/details/${row.meeting_id}`,
      },
    };
    if (contact.includes('@')) await mailer.send(message);
    else await mailer.sendSms(message);
  }
}
