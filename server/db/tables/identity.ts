/** Tables of persons, tickets and captchas, as Kysely sees them. */
import type { Time } from '../columns';

export interface PersonTable {
  id: string;
  /** Proved, as all three are: what somebody only wrote into a form stays in the form. */
  mobile: string | null;
  email: string | null;
  /** The person's id in our WeChat account. */
  open_id: string | null;
  nickname: string | null;
  created_at: Time;
}

export interface TicketTable {
  hash: string;
  person_id: string;
  issued_at: Time;
  expires_at: Time;
}

export interface IdentityTables {
  person: PersonTable;
  ticket: TicketTable;
}
