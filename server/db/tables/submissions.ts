/** Tables of submissions for Kysely. */
import type { ColumnType } from 'kysely';
import type { Json, Time } from '../columns';
import type { Consent } from '../schema';
import type { Answers } from './registrations';

export const SUBMISSION_KINDS = ['booth', 'counsel', 'mediaCard', 'visaLetter', 'advert', 'download', 'form'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export const SUBMISSION_STATES = ['received', 'inProgress', 'done'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

export interface SubmissionTable {
  /** Readable, with a check character, such as B27-EB61-YD6V. */
  number: string;
  kind: SubmissionKind;
  /** The record's id in the table of its kind. */
  record_id: string;
  edition: number;
  state: SubmissionState;
  company: string | null;
  /** Keyed hashes of the sender's contacts, with which the sender can look up the state. */
  email_hash: string | null;
  mobile_hash: string | null;
  /** Beyond the hourly number of notices, the organiser gets a digest. */
  in_digest: boolean;
  digested_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Time;
  updated_at: Time;
}

/** Answers to forms with a page of their own. */
export interface FormSubmissionTable {
  id: string;
  edition: number;
  form_id: string;
  form_version: number;
  answers: Json<Answers>;
  /** The address of the receipt. */
  email: string | null;
  locale: string;
  /** Null when the form has no consent field. */
  consent: ColumnType<Consent | null, string | null>;
  source: string | null;
  fingerprint: string;
  created_at: Time;
}

/** Files in the answers to forms. */
export interface FormUploadTable {
  id: string;
  form_id: string;
  /** The path of its field, without rows: `guests.photo`. */
  field: string;
  /** Session and network of the sender; empty once the file is submitted. */
  session: string;
  client: string;
  name: string;
  type: string;
  size: number;
  /** The bytes, encrypted for this record. */
  sealed: Buffer;
  /** Null until it is submitted. */
  submission_id: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Time;
}

/** Reports about problems of the site. */
interface ProblemReportTable {
  id: string;
  edition: number;
  /** Readable, with a check character, such as R27-EB61-YD6V. */
  number: string;
  /** The address of the receipt. */
  email: string | null;
  description: string | null;
  /** What the page did (`Story` in the contract). */
  story: Json<object>;
  locale: string;
  consent: Json<Consent>;
  fingerprint: string;
  created_at: Time;
}

export interface SubmissionsTables {
  problem_report: ProblemReportTable;
  form_upload: FormUploadTable;
  submission: SubmissionTable;
  form_submission: FormSubmissionTable;
}
