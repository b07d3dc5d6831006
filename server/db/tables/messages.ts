/** Tables of what recipients were sent, as Kysely sees them. */
import type { ColumnType } from 'kysely';
import type { Time } from '../columns';

interface MessageHistoryTable {
  /** A keyed hash of the address. */
  recipient_hash: string;
  purpose: string;
  /** When the current window began, and how many messages it holds. */
  since: Time;
  count: number;
  total: number;
  last_at: Time;
}

interface MessageOptOutTable {
  recipient_hash: string;
  /** In the link of the messages. */
  code: string;
  created_at: Time;
  opted_out_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface MessagesTables {
  message_history: MessageHistoryTable;
  message_opt_out: MessageOptOutTable;
}
