/** Tables of meetings, enrolments and staff devices for Kysely. */
import type { AnswerValue } from '../../../src/rules/forms/types';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json, Localised, Picture, Time } from '../columns';

export type { Localised } from '../columns';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
type NullableJson<T> = ColumnType<T | null, string | null, string | null>;

export interface MeetingThemeTable {
  id: string;
  slug: string;
  position: number;
  title: Json<Localised>;
  summary: Json<Localised>;
  /** Sanitised HTML by language. */
  body: Json<Localised>;
  cover: Json<Picture>;
}

interface StoredAgendaItem {
  from: string;
  to: string;
  title: Localised;
  /** Indexes in the list of speakers. */
  speakers: number[];
}

interface StoredSpeaker {
  id: string;
  name: Localised;
  title: Localised;
  company: Localised;
  /** Absent in older imports. */
  exhibitorId?: string | null;
}

export interface MeetingTable {
  id: string;
  slug: string;
  theme_id: string | null;
  topics: Json<string[]>;
  title: Json<Localised>;
  summary: Json<Localised>;
  /** Sanitised HTML by language. */
  body: Json<Localised>;
  cover: Json<Picture>;
  starts_at: Time;
  ends_at: Time;
  hall: string | null;
  room: Json<Localised>;
  /** Fen; 0 is free. */
  price: number;
  /** Null: no limit. */
  seats: number | null;
  languages: Json<string[]>;
  organisers: Json<Localised[]>;
  agenda: Json<StoredAgendaItem[]>;
  speakers: Json<StoredSpeaker[]>;
  /** For the previous version. */
  is_hot: Generated<boolean>;
  enrol_from: Time;
  enrol_until: Time;
  form: NullableJson<{ formId: string; formVersion: number }>;
  published: boolean;
  cancelled: boolean;
  views: Generated<number>;
}

export interface MeetingDynamicTable {
  id: string;
  slug: string;
  meeting_id: string | null;
  theme_id: string | null;
  title: Json<Localised>;
  summary: Json<Localised>;
  path: string | null;
  cover: NullableJson<Picture>;
  published_at: Time;
}

/** docs/concepts.md, Enrolment: enrolled | waiting → (awaitingPayment → paid) → signedIn; cancelled frees the seat. */
export type EnrolmentState = 'enrolled' | 'waiting' | 'awaitingPayment' | 'paid' | 'signedIn' | 'cancelled';

export interface EnrolmentTable {
  id: string;
  number: string;
  position: GeneratedAlways<number>;
  meeting_id: string;
  /** The owner's mobile number, otherwise the e-mail address; null for a walk-in without either. */
  contact: string | null;
  name: string;
  mobile: string | null;
  email: string | null;
  company: string | null;
  job_title: string | null;
  locale: string;
  form: NullableJson<{ formId: string; formVersion: number }>;
  answers: Json<Record<string, AnswerValue>>;
  consent: Json<{ privacy: boolean; textVersion: string; at: string; locale: string }>;
  source: string | null;
  state: EnrolmentState;
  /** The price in fen. */
  amount: number;
  pay_before: Nullable<Date>;
  signed_in_at: Nullable<Date>;
  ended_by: Nullable<'person' | 'unpaid'>;
  created_at: Time;
  updated_at: Time;
}

export interface StaffDeviceTable {
  id: string;
  name: string;
  token_hash: string;
  /** Empty: all meetings. */
  meeting_ids: Json<string[]>;
  issued_at: Time;
  expires_at: Time;
  revoked_at: Nullable<Date>;
}

export interface MeetingsTables {
  meeting_theme: MeetingThemeTable;
  meeting: MeetingTable;
  meeting_dynamic: MeetingDynamicTable;
  enrolment: EnrolmentTable;
  staff_device: StaffDeviceTable;
}
