/** The input and results of message gateways. */
import type { MailFile } from '../db/schema';

export interface OutgoingMessage {
  /** The same for each attempt, so that providers or mailboxes can recognise duplicates. */
  id: string;
  to: string;
  template: string;
  locale: string;
  subject: string;
  text: string;
  html: string | null;
  params: string[];
  attachments: MailFile[];
}

/**
 * The result of an attempt. 'later': temporary error. 'never': permanent error. 'unknown': no response, so it may have
 * been sent.
 */
export type Delivery =
  { outcome: 'sent'; providerId: string | null } | { outcome: 'later' | 'never' | 'unknown'; failure: string };

export interface MessageGateway {
  /** Whether the provider recognises a retry by its id, so that an unknown outcome may be retried. */
  readonly isIdempotent: boolean;
  send(message: OutgoingMessage): Promise<Delivery>;
  close(): Promise<void>;
}
