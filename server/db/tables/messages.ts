/** Tables of messages per recipient for Kysely. */
import type { ColumnType } from 'kysely';
import type { Time } from '../columns';

interface MessageHistoryTable {
  /** A keyed hash of the recipient. */
  recipient_hash: string;
  purpose: string;
  /** The start of the current window, and the number of messages in it. */
  since: Time;
  count: number;
  total: number;
  last_at: Time;
}

interface MessageOptOutTable {
  recipient_hash: string;
  /** The code in the opt-out link of messages. */
  code: string;
  created_at: Time;
  opted_out_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface MessagesTables {
  message_history: MessageHistoryTable;
  message_opt_out: MessageOptOutTable;
}
