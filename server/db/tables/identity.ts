/** Tables of persons, tickets and captchas for Kysely. */
import type { ColumnType, Generated } from 'kysely';
import type { Time } from '../columns';

/** A time that is set later, or never. */
type NullableTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface PersonTable {
  id: string;
  /** All three identifiers are verified. Unverified contacts are stored with form answers only. */
  mobile: string | null;
  email: string | null;
  /** Identifies the person in all WeChat sign-ins: the union id, or the id in our account if there is none. */
  open_id: string | null;
  /** The person's id in our official account, which a payment inside WeChat needs. */
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
  /** When the captcha was checked, with any result. It can be checked once. */
  checked_at: NullableTime;
  /** Set when the solution was correct. Before this time the captcha permits one message. */
  pass_expires_at: NullableTime;
  /** When the permit was used. */
  spent_at: NullableTime;
  /** Leading zero bits of each puzzle of the proof of work. */
  work_bits: ColumnType<number | null, number | null | undefined, number | null>;
  is_hard: Generated<boolean>;
}

interface LimitCountTable {
  /** The counter, such as 'captcha' or 'codes'. */
  name: string;
  /** The subject of the count: a client's network, a session, a number. */
  who: string;
  since: Time;
  count: number;
}

export interface WechatStateTable {
  hash: string;
  session: string;
  /** `account` is the official account, for a sign-in inside WeChat. */
  kind: 'account' | 'website';
  /** A path of this site. */
  return_to: string;
  expires_at: Time;
}

export interface WecomContactTable {
  /** A keyed hash of the visitor's number. */
  state: string;
  config_id: string;
  picture_url: string;
  expires_at: Time;
  added_at: NullableTime;
}

export interface IdentityTables {
  wecom_contact: WecomContactTable;
  wechat_state: WechatStateTable;
  captcha: CaptchaTable;
  limit_count: LimitCountTable;
  person: PersonTable;
  ticket: TicketTable;
}
