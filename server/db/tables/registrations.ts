/** Further tables of registrations for Kysely (since migration 0002). */
import type { ColumnType } from 'kysely';
import type { AnswerValue } from '../../../src/rules/forms/types';
import type { Json, Localised, Time } from '../columns';

export type Answers = Record<string, AnswerValue>;

interface RegistrationNumberTable {
  number: string;
}

export interface RedeemCodeTable {
  code: string;
  edition: number;
  /** Reserved uses are already subtracted. */
  uses_left: number;
  valid_until: Time;
}

interface RedeemHoldTable {
  code: string;
  mobile: string;
  held_until: Time;
}

interface InvitedBooth {
  number: string;
  hall: string;
  kind: 'standard' | 'raw';
  area: number;
}

export interface InvitationTable {
  code: string;
  edition: number;
  exhibitor_id: string | null;
  exhibitor_name: Json<Localised>;
  booths: Json<InvitedBooth[]>;
  valid_until: Time;
}

export interface ChangeLinkTable {
  token_hash: string;
  registration_id: string;
  created_at: Time;
  expires_at: Time;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface BoothReservationTable {
  id: string;
  edition: number;
  person_id: string | null;
  state: 'submitted' | 'contacted' | 'accepted' | 'declined';
  locale: string;
  mobile: string | null;
  email: string | null;
  form_id: string;
  form_version: number;
  core: Json<Record<string, string | number | boolean>>;
  answers: Json<Answers>;
  consent: Json<{ privacy: boolean; textVersion: string; at: string; locale: string }>;
  source: string | null;
  created_at: Time;
  /** A hash of the whole submission; null for a landing page's form, which has a number only. */
  fingerprint: string | null;
}

/** Applications to the organiser, such as for media cards. */
interface ApplicationTable {
  id: string;
  edition: number;
  form_id: string;
  form_version: number;
  core: Json<Record<string, string | number | boolean>>;
  answers: Json<Answers>;
  email: string;
  locale: string;
  consent: Json<{ privacy: boolean; textVersion: string; at: string; locale: string }>;
  source: string | null;
  fingerprint: string;
  created_at: Time;
}

interface VisaLetterTable {
  id: string;
  edition: number;
  number: string;
  form_id: string;
  form_version: number;
  email: string;
  /** The traveller's data: JSON, encrypted for this row. */
  sealed: string;
  answers: Json<Answers>;
  locale: string;
  consent: Json<{ privacy: boolean; textVersion: string; at: string; locale: string }>;
  source: string | null;
  fingerprint: string;
  created_at: Time;
}

export interface BadgeLinkTable {
  token_hash: string;
  registration_id: string;
  created_at: Time;
}

export interface DocumentClaimTable {
  registration_id: ColumnType<string | null, string | null | undefined, never>;
  member_id: ColumnType<string | null, string | null | undefined, never>;
  edition: number;
  /** Keyed, so that numbers cannot be brute-forced without the secret. */
  document_hash: string;
  /**
   * `duplicate`: registered twice before claims existed; `disputed`: the visitor denies having made the earlier claim.
   */
  state: 'held' | 'duplicate' | 'disputed';
  created_at: Time;
}

export interface RegistrationsTables {
  registration_number: RegistrationNumberTable;
  redeem_code: RedeemCodeTable;
  redeem_hold: RedeemHoldTable;
  invitation: InvitationTable;
  change_link: ChangeLinkTable;
  booth_reservation: BoothReservationTable;
  application: ApplicationTable;
  visa_letter: VisaLetterTable;
  document_claim: DocumentClaimTable;
  badge_link: BadgeLinkTable;
}
