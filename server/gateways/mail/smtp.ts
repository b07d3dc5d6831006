/**
 * Mail by SMTP (RFC 5321). 4xx errors are retried, 5xx errors are not. All attempts have the same Message-ID (RFC
 * 5322).
 */
import { createTransport } from 'nodemailer';
import type { MailFile } from '../../db/schema';
import type { Delivery, MessageGateway, OutgoingMessage } from '../delivery';

export interface SmtpSettings {
  /** smtp://user:password@host:587, or smtps:// */
  url: string;
  /** `Name <address>` */
  from: string;
}

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;

interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
  message?: string;
}

/** Describes a failure without the server's message, which may contain the address. */
const describe = ({ code, command, responseCode }: SmtpFailure): string =>
  [code, command, responseCode].filter((part) => part !== undefined).join(' ') || 'SMTP';

/** Commands before the mail's data: after a failure in one of them the mail was not sent. */
const BEFORE_DATA = new Set(['CONN', 'EHLO', 'HELO', 'STARTTLS', 'AUTH', 'MAIL FROM', 'RCPT TO', 'API']);

function toDelivery(failure: SmtpFailure): Delivery {
  const { code, command, responseCode } = failure;
  if (responseCode !== undefined && responseCode >= 500) {
    // A failed sign-in is a configuration error, which an operator can fix, so the mail is retried.
    return { outcome: code === 'EAUTH' ? 'later' : 'never', failure: describe(failure) };
  }
  if (responseCode !== undefined || code === 'EDNS' || code === 'EAUTH')
    return { outcome: 'later', failure: describe(failure) };
  if (code === 'EENVELOPE') return { outcome: 'never', failure: describe(failure) };
  const isBeforeData = command !== undefined && [...BEFORE_DATA].some((name) => command.startsWith(name));
  return { outcome: isBeforeData ? 'later' : 'unknown', failure: describe(failure) };
}

/** Converts an attachment to nodemailer's format. */
const toAttachment = ({ name, contentType, base64, cid }: MailFile) => ({
  filename: name,
  contentType,
  content: base64,
  encoding: 'base64',
  ...(cid && { cid }),
});

export function smtpGateway({ url, from }: SmtpSettings): MessageGateway {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: IDLE_TIMEOUT_MS,
    // Texts must not make nodemailer read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    isIdempotent: true,
    async send({ id, to, subject, text, html, attachments }: OutgoingMessage): Promise<Delivery> {
      try {
        const { response } = await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html: html ?? undefined,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          attachments: attachments.map(toAttachment),
        });
        return { outcome: 'sent', providerId: response.slice(0, 200) };
      } catch (error) {
        return toDelivery(error as SmtpFailure);
      }
    },
    close() {
      transport.close();
      return Promise.resolve();
    },
  };
}

/** The gateway without an SMTP server: mails stay in the outbox, and /dev/inbox shows them. */
export const inboxGateway: MessageGateway = {
  isIdempotent: true,
  send: () => Promise.resolve({ outcome: 'sent', providerId: 'inbox' }),
  close: () => Promise.resolve(),
};
