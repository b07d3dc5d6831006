/** The table of submissions, as Kysely sees it. */
import type { ColumnType } from 'kysely';
import type { Time } from '../columns';

export const SUBMISSION_KINDS = ['booth', 'counsel', 'mediaCard', 'visaLetter', 'advert', 'download'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export const SUBMISSION_STATES = ['received', 'inProgress', 'done'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

export interface SubmissionTable {
  /** Readable and checked, such as B27-EB61-YD6V. */
  number: string;
  kind: SubmissionKind;
  /** Id of the record in the table of its kind. */
  record_id: string;
  edition: number;
  state: SubmissionState;
  company: string | null;
  /** Keyed hashes of the sender's contacts, by which the sender finds the state. */
  email_hash: string | null;
  mobile_hash: string | null;
  /** Too many in an hour for a notice each: the organiser gets a digest. */
  in_digest: boolean;
  digested_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Time;
  updated_at: Time;
}

export interface SubmissionsTables {
  submission: SubmissionTable;
}
