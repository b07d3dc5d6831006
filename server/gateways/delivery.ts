/** What a message gateway is given and how it answers. */
import type { MailCode, MailFile } from '../db/schema';

export interface OutgoingMessage {
  /** The same at each try, so that a provider or a mailbox can tell a second one. */
  id: string;
  to: string;
  template: string;
  locale: string;
  subject: string;
  text: string;
  html: string | null;
  params: string[];
  /** A letter has become a file. */
  attachments: (MailFile | MailCode)[];
}

/** How it went. 'later': refused for now. 'never': refused for good. 'unknown': the answer was lost, it may have been sent. */
export type Delivery =
  { outcome: 'sent'; providerId: string | null } | { outcome: 'later' | 'never' | 'unknown'; failure: string };

export interface MessageGateway {
  /** Whether a second try with the same id is known as such, so that an unknown outcome may be tried again. */
  readonly repeatable: boolean;
  send(message: OutgoingMessage): Promise<Delivery>;
  close(): Promise<void>;
}
