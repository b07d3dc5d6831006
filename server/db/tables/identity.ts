/** Tables of persons, tickets and captchas, as Kysely sees them. */
import type { ColumnType, Generated } from 'kysely';
import type { Time } from '../columns';

/** A time that comes later, or never. */
type Later = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface PersonTable {
  id: string;
  /** Proved, as all three are: what somebody only wrote into a form stays in the form. */
  mobile: string | null;
  email: string | null;
  /** What unites the person's sign-ins by WeChat: the union id, or the id in our account where there is none. */
  open_id: string | null;
  /** The person's id in our official account, which a payment within WeChat needs. */
  account_open_id: Generated<string | null>;
  nickname: string | null;
  created_at: Time;
}

export interface TicketTable {
  hash: string;
  person_id: string;
  issued_at: Time;
  expires_at: Time;
}

export interface CaptchaTable {
  id: string;
  session: string;
  made_at: Time;
  expires_at: Time;
  /** Checked once, right or wrong. */
  checked_at: Later;
  /** It was right: until then it is good for one message. */
  pass_expires_at: Later;
  spent_at: Later;
  /** Leading zero bits of each puzzle in front of it. */
  work_bits: ColumnType<number | null, number | null | undefined, number | null>;
  is_hard: Generated<boolean>;
}

interface LimitCountTable {
  /** What is counted, such as 'captcha' or 'codes'. */
  name: string;
  /** Whose count it is: a client's address, a session, a number. */
  who: string;
  since: Time;
  count: number;
}

export interface WechatStateTable {
  hash: string;
  session: string;
  kind: 'account' | 'website';
  /** Path of this site. */
  return_to: string;
  expires_at: Time;
}

export interface WecomContactTable {
  /** A keyed hash of the visitor's number. */
  state: string;
  config_id: string;
  picture_url: string;
  expires_at: Time;
  added_at: Later;
}

export interface IdentityTables {
  wecom_contact: WecomContactTable;
  wechat_state: WechatStateTable;
  captcha: CaptchaTable;
  limit_count: LimitCountTable;
  person: PersonTable;
  ticket: TicketTable;
}
