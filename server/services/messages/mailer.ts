/**
 * Writes messages into the outbox; a job sends them (server/jobs). Without an SMTP server they stay there, /dev/inbox shows them,
 * and the site is a sandbox and says so.
 */
import type { Clock } from '../../../src/rules/clock';
import { localise, type Locale } from '../../../src/rules/locales';
import { languageTag } from '../../../src/rules/languageTag';
import type { Db } from '../../db/connect';
import type { MailAttachment } from '../../db/schema';
import type { OutboxRepository } from '../../repositories/outbox';
import { newId } from '../ids';
import { smsTexts, type SmsTemplate } from './smsTexts';
import { mailTexts, type MailTemplate, type MailWords } from './mailTexts';

interface Message {
  to: string;
  locale: Locale;
  values: Record<string, string | number>;
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

const fill = (text: string, values: Mail['values']): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Addresses in a line become links; everything else is text. */
const htmlLine = (line: string): string =>
  `<p>${escapeHtml(line).replace(/https?:\/\/[^\s]+/g, (url) => `<a href="${url}">${url}</a>`)}</p>`;

/** A code is shown in the mail as well: at the gate nobody wants to look for a file. */
const htmlCode = (file: MailAttachment): string =>
  'qr' in file
    ? `<p><img src="cid:${escapeHtml(file.cid)}" width="240" height="240" alt="${escapeHtml(file.name.replace(/\.png$/, ''))}"></p>`
    : '';

/** Subject, text and HTML of a mail. */
export function writeMail({ template, locale, values, files = [] }: Mail): {
  subject: string;
  text: string;
  html: string;
} {
  const words: MailWords = mailTexts[template];
  const lines = words.lines.map((line) => fill(localise(line, locale), values));
  return {
    // A line break in a subject would begin another header.
    subject: fill(localise(words.subject, locale), values).replace(/[\r\n]+/g, ' '),
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${languageTag(locale)}"><meta charset="utf-8"><body>${lines.map(htmlLine).join('')}${files.map(htmlCode).join('')}</body></html>`,
  };
}

/** The values of a text message in the order in which its Chinese text names them: providers know them by number. */
export const smsParams = ({ template, values }: Pick<Sms, 'template' | 'values'>): string[] =>
  [...smsTexts[template]['zh-cn'].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => String(values[name] ?? ''));

export class Mailer {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly clock: Clock,
  ) {}

  /** The same on a transaction: a message is written when the change that causes it is, and only then. */
  within(tx: Db): Mailer {
    return new Mailer(this.outbox.within(tx), this.clock);
  }

  /** Puts a mail into the outbox. */
  async send(mail: Mail): Promise<void> {
    await this.put(mail, 'mail', { ...writeMail(mail), attachments: JSON.stringify(mail.files ?? []), params: '[]' });
  }

  /** Puts a text message into the outbox. */
  async sendSms(message: Sms): Promise<void> {
    await this.put(message, 'sms', {
      subject: '',
      text: fill(localise(smsTexts[message.template], message.locale), message.values),
      html: null,
      attachments: '[]',
      params: JSON.stringify(smsParams(message)),
    });
  }

  private async put(
    { to, template, locale, goodUntil }: Mail | Sms,
    kind: 'mail' | 'sms',
    written: { subject: string; text: string; html: string | null; attachments: string; params: string },
  ): Promise<void> {
    const now = this.clock.now();
    await this.outbox.add({
      id: newId(),
      kind,
      recipient: to,
      template,
      locale,
      ...written,
      state: 'pending',
      created_at: now,
      next_try_at: now,
      good_until: goodUntil ?? null,
    });
  }
}
