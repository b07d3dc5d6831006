/** Writes messages into the outbox; a job sends them (server/jobs). Without an SMTP server /dev/inbox shows them. */
import type { Clock } from '../../../src/rules/clock';
import { type Locale, languageTag } from '../../../src/rules/locales';
import type { Db } from '../../db/connect';
import type { MailAttachment } from '../../db/schema';
import { OutboxRepository } from './outboxRepository';
import { isSafeInMessages } from '../../../src/rules/messageText';
import { newId } from '../../lib/ids';
import type { OutboundGate } from './outboundGate';
import { policies, purposeOf, type Purpose } from './purposes';
import { fillMessage, messageOf, serverText, type TextValues } from '../../lib/texts';
import { ADULTS_ONLY } from '../../../src/rules/messages/adultsOnly';
import type { MailTemplate, SmsTemplate } from './templates';

interface Message {
  to: string;
  locale: Locale;
  values: TextValues;
  /** Address of the client that causes the message; null for the site's own work. */
  client: string | null;
  /** Where it isn't the template's own, such as a confirmation to an address that nobody proved. */
  purpose?: Purpose;
  /** It is counted in the day's budget already. */
  isBudgeted?: boolean;
  /** From then on it is of no use any more and is not sent. */
  goodUntil?: Date;
}

export interface Mail extends Message {
  template: MailTemplate;
  files?: MailAttachment[];
}

export interface Sms extends Message {
  template: SmsTemplate;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** What the sender typed, and the recipient did not ask for, must not carry a message of its own. */
const safeValues = (values: Mail['values']): Mail['values'] =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      TYPED.has(name) && !isSafeInMessages(String(value)) ? '' : value,
    ]),
  );

/** Values that a sender typed. */
const TYPED = new Set(['name', 'inviter', 'company']);

/** Addresses in a line become links; everything else is text. */
const htmlLine = (line: string): string =>
  `<p>${escapeHtml(line).replace(/https?:\/\/[^\s]+/g, (url) => `<a href="${url}">${url}</a>`)}</p>`;

/** A code is shown in the mail as well: at the gate nobody wants to look for a file. */
const htmlCode = (file: MailAttachment): string =>
  'qr' in file
    ? `<p><img src="cid:${escapeHtml(file.cid)}" width="240" height="240" alt="${escapeHtml(file.name.replace(/\.png$/, ''))}"></p>`
    : '';

/** Subject, text and HTML of a mail. */
export function writeMail(
  { template, locale, values, files = [] }: Pick<Mail, 'template' | 'locale' | 'values' | 'files'>,
  optOut = '',
): {
  subject: string;
  text: string;
  html: string;
} {
  // The paragraphs are those of the text: an empty line in a value begins no other one.
  const paragraphs = messageOf(`mail.${template}.body`, locale).split('\n\n');
  const all = { adultsOnly: ADULTS_ONLY[locale], ...values };
  const lines = [...paragraphs.map((line) => fillMessage(line, locale, all)), ...(optOut ? [optOut] : [])];
  return {
    // A line break in a subject would begin another header.
    subject: serverText(`mail.${template}.subject`, locale, values).replace(/[\r\n]+/g, ' '),
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${languageTag(locale)}"><meta charset="utf-8"><body>${lines.map(htmlLine).join('')}${files.map(htmlCode).join('')}</body></html>`,
  };
}

/** The values of a text message in the order in which its Chinese text names them: providers know them by number. */
const smsParams = ({ template, values }: Pick<Sms, 'template' | 'values'>): string[] =>
  [...messageOf(`sms.${template}`, 'zh-cn').matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) =>
    String(values[name] ?? ''),
  );

export class Mailer {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly gate: OutboundGate,
    private readonly clock: Clock,
    /** The address that readers see, for the opt-out link. */
    private readonly origin: string,
    private readonly tx?: Db,
  ) {}

  /** The same on a transaction: a message is written when the change that causes it is, and only then. */
  within(tx: Db): Mailer {
    return new Mailer(new OutboxRepository(tx), this.gate, this.clock, this.origin, tx);
  }

  /** Puts a mail into the outbox, if its recipient may get one. */
  async send(mail: Mail): Promise<void> {
    const checked = this.checked(mail);
    const attachments = JSON.stringify(mail.files ?? []);
    await this.put(mail, 'mail', { ...writeMail(checked, this.optOut(mail)), attachments, params: '[]' });
  }

  /** Puts a text message into the outbox, if its recipient may get one. */
  async sendSms(message: Sms): Promise<void> {
    const checked = this.checked({ ...message, values: { ...message.values, optOut: this.optOutUrl(message) } });
    await this.put(message, 'sms', {
      subject: '',
      text: serverText(`sms.${message.template}`, message.locale, checked.values),
      html: null,
      attachments: '[]',
      params: JSON.stringify(smsParams(checked)),
    });
  }

  private checked<Kind extends Mail | Sms>(message: Kind): Kind {
    return this.policyOf(message).isForStranger ? { ...message, values: safeValues(message.values) } : message;
  }

  private policyOf({ purpose, template }: Mail | Sms) {
    return policies[purpose ?? purposeOf(template)];
  }

  private optOut(message: Mail): string {
    const { isForStranger } = this.policyOf(message);
    return isForStranger ? serverText('mail.optOut', message.locale, { url: this.optOutUrl(message) }) : '';
  }

  private optOutUrl({ to, locale }: Mail | Sms): string {
    return `${this.origin}/${locale}/stop/${this.gate.optOutCode(to)}`;
  }

  private async put(
    message: Mail | Sms,
    kind: 'mail' | 'sms',
    written: { subject: string; text: string; html: string | null; attachments: string; params: string },
  ): Promise<void> {
    const { to, template, locale, goodUntil, client, isBudgeted = false } = message;
    const purpose = message.purpose ?? purposeOf(template);
    if (!(await this.gate.admit(to, purpose, this.tx))) return;
    const now = this.clock.now();
    await this.outbox.add({
      id: newId(),
      kind,
      recipient: to,
      template,
      purpose,
      client,
      is_budgeted: isBudgeted,
      locale,
      ...written,
      state: 'pending',
      created_at: now,
      next_try_at: now,
      good_until: goodUntil ?? null,
    });
  }
}
