/**
 * Writes mails into the outbox. Without an SMTP server the outbox is where they stay and /dev/inbox shows them: the site is
 * a sandbox and says so.
 */
import type { Clock } from '../../../src/rules/clock';
import { localise, type Locale } from '../../../src/rules/locales';
import { languageTag } from '../../../src/rules/languageTag';
import type { OutboxRepository } from '../../repositories/outbox';
import { newId } from '../ids';
import { smsTexts, type SmsTemplate } from './smsTexts';
import { mailTexts, type MailTemplate, type MailWords } from './mailTexts';

export interface Mail {
  to: string;
  template: MailTemplate;
  locale: Locale;
  values: Record<string, string | number>;
}

export interface Sms {
  to: string;
  template: SmsTemplate;
  locale: Locale;
  values: Record<string, string | number>;
}

const fill = (text: string, values: Mail['values']): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Addresses in a line become links; everything else is text. */
const htmlLine = (line: string): string =>
  `<p>${escapeHtml(line).replace(/https?:\/\/[^\s]+/g, (url) => `<a href="${url}">${url}</a>`)}</p>`;

/** Subject, text and HTML of a mail. */
export function writeMail({ template, locale, values }: Mail): { subject: string; text: string; html: string } {
  const words: MailWords = mailTexts[template];
  const lines = words.lines.map((line) => fill(localise(line, locale), values));
  return {
    // A line break in a subject would begin another header.
    subject: fill(localise(words.subject, locale), values).replace(/[\r\n]+/g, ' '),
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${languageTag(locale)}"><meta charset="utf-8"><body>${lines.map(htmlLine).join('')}</body></html>`,
  };
}

export class Mailer {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly clock: Clock,
  ) {}

  /** Puts a mail into the outbox. */
  async send(mail: Mail): Promise<void> {
    await this.outbox.add({
      id: newId(),
      kind: 'mail',
      recipient: mail.to,
      template: mail.template,
      locale: mail.locale,
      ...writeMail(mail),
      state: 'pending',
      created_at: this.clock.now(),
    });
  }

  /** Puts a text message into the outbox. */
  async sendSms(message: Sms): Promise<void> {
    await this.outbox.add({
      id: newId(),
      kind: 'sms',
      recipient: message.to,
      template: message.template,
      locale: message.locale,
      subject: '',
      text: fill(localise(smsTexts[message.template], message.locale), message.values),
      html: null,
      state: 'pending',
      created_at: this.clock.now(),
    });
  }
}
