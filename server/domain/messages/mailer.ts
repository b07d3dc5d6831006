/** Writes messages to the outbox; a job sends them (server/jobs). Without an SMTP server /dev/inbox shows them. */
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
  /** The IP of the client that causes the message; null for background work. */
  clientIp: string | null;
  /** Overrides the template's purpose, for example for a confirmation to an unverified address. */
  purpose?: Purpose;
  /** Whether the message was already counted in the day's budget. */
  isBudgeted?: boolean;
  /** After this instant the message has expired and is not sent. */
  expiresAt?: Date;
}

export interface Mail extends Message {
  template: MailTemplate;
  files?: MailAttachment[];
}

export interface Sms extends Message {
  template: SmsTemplate;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Removes a sender's texts that could contain unsolicited content. */
const safeValues = (values: Mail['values']): Mail['values'] =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      SENDER_FIELDS.has(name) && !isSafeInMessages(String(value)) ? '' : value,
    ]),
  );

/** Values that a sender typed. */
const SENDER_FIELDS = new Set(['name', 'inviter', 'company']);

/** Renders a line as HTML with links; everything else is escaped. */
const renderLine = (line: string): string =>
  `<p>${escapeHtml(line).replace(/https?:\/\/[^\s]+/g, (url) => `<a href="${url}">${url}</a>`)}</p>`;

/** Embeds a QR code in the mail, so that visitors need not open an attachment at the gate. */
const renderQrCode = (file: MailAttachment): string =>
  'qr' in file
    ? `<p><img src="cid:${escapeHtml(file.cid)}" width="240" height="240" alt="${escapeHtml(file.name.replace(/\.png$/, ''))}"></p>`
    : '';

/** Renders subject, text and HTML of a mail. */
export function renderMail(
  { template, locale, values, files = [] }: Pick<Mail, 'template' | 'locale' | 'values' | 'files'>,
  optOut = '',
): {
  subject: string;
  text: string;
  html: string;
} {
  // The template defines the paragraphs: an empty line in a value must not start a new one.
  const paragraphs = messageOf(`mail.${template}.body`, locale).split('\n\n');
  const allValues = { adultsOnly: ADULTS_ONLY[locale], ...values };
  const lines = [...paragraphs.map((line) => fillMessage(line, locale, allValues)), ...(optOut ? [optOut] : [])];
  return {
    // A line break in a subject would start another header.
    subject: serverText(`mail.${template}.subject`, locale, values).replace(/[\r\n]+/g, ' '),
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${languageTag(locale)}"><meta charset="utf-8"><body>${lines.map(renderLine).join('')}${files.map(renderQrCode).join('')}</body></html>`,
  };
}

/** The values of a text message in the order of their first use in the Chinese text, because providers number them. */
const smsParams = ({ template, values }: Pick<Sms, 'template' | 'values'>): string[] =>
  [...messageOf(`sms.${template}`, 'zh-cn').matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) =>
    String(values[name] ?? ''),
  );

export class Mailer {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly gate: OutboundGate,
    private readonly clock: Clock,
    /** The site's public origin, for the opt-out link. */
    private readonly origin: string,
    private readonly tx?: Db,
  ) {}

  /** A mailer on a transaction: the message is written only if the change that causes it commits. */
  within(tx: Db): Mailer {
    return new Mailer(new OutboxRepository(tx), this.gate, this.clock, this.origin, tx);
  }

  /** Writes a mail to the outbox, if its recipient may receive one. */
  async send(mail: Mail): Promise<void> {
    const sanitised = this.sanitise(mail);
    const attachments = JSON.stringify(mail.files ?? []);
    await this.enqueue(mail, 'mail', { ...renderMail(sanitised, this.optOut(mail)), attachments, params: '[]' });
  }

  /** Writes a text message to the outbox, if its recipient may receive one. */
  async sendSms(message: Sms): Promise<void> {
    const sanitised = this.sanitise({ ...message, values: { ...message.values, optOut: this.optOutUrl(message) } });
    await this.enqueue(message, 'sms', {
      subject: '',
      text: serverText(`sms.${message.template}`, message.locale, sanitised.values),
      html: null,
      attachments: '[]',
      params: JSON.stringify(smsParams(sanitised)),
    });
  }

  private sanitise<Kind extends Mail | Sms>(message: Kind): Kind {
    return this.policyOf(message).isUnsolicited ? { ...message, values: safeValues(message.values) } : message;
  }

  private policyOf({ purpose, template }: Mail | Sms) {
    return policies[purpose ?? purposeOf(template)];
  }

  private optOut(message: Mail): string {
    const { isUnsolicited } = this.policyOf(message);
    return isUnsolicited ? serverText('mail.optOut', message.locale, { url: this.optOutUrl(message) }) : '';
  }

  private optOutUrl({ to, locale }: Mail | Sms): string {
    return `${this.origin}/${locale}/stop/${this.gate.optOutCode(to)}`;
  }

  private async enqueue(
    message: Mail | Sms,
    kind: 'mail' | 'sms',
    content: { subject: string; text: string; html: string | null; attachments: string; params: string },
  ): Promise<void> {
    const { to, template, locale, expiresAt, clientIp, isBudgeted = false } = message;
    const purpose = message.purpose ?? purposeOf(template);
    if (!(await this.gate.admit(to, purpose, this.tx))) return;
    const now = this.clock.now();
    await this.outbox.add({
      id: newId(),
      kind,
      recipient: to,
      template,
      purpose,
      client: clientIp,
      is_budgeted: isBudgeted,
      locale,
      ...content,
      state: 'pending',
      created_at: now,
      next_try_at: now,
      good_until: expiresAt ?? null,
    });
  }
}
