/** Tables of form versions, previews, drafts and counts for Kysely. */
import type { Time } from '../columns';

/** Immutable: a trigger rejects every change. */
interface FormVersionTable {
  form_id: string;
  version: number;
  content_hash: string;
  /** The file's text, because the order of fields matters. */
  document: string;
  /** The text of the migration file. */
  migration: string | null;
  /** The reason for publishing a breaking change. */
  breaking_reason: string | null;
  /** The text of the case file. */
  cases: string | null;
  published_at: Time;
}

export interface FormPreviewTable {
  id: string;
  form_id: string;
  document: string;
  client: string;
  created_at: Time;
  expires_at: Time;
}

export interface FormDraftTable {
  form_id: string;
  revision: number;
  document: string;
  /** The designer who saved this document. */
  author: string;
  changed_at: Time;
  lock_author: string | null;
  locked_until: Time | null;
  review_state: 'requested' | 'approved' | null;
  review_author: string | null;
  review_revision: number | null;
  reviewed_at: Time | null;
}

export interface FormDraftRevisionTable {
  form_id: string;
  revision: number;
  action: 'saved' | 'restored' | 'takenOver' | 'discarded' | 'published';
  author: string;
  at: Time;
  document: string;
}

/** Daily counts, nothing personal. The row without a field counts the form: filled in (`shown`), sent (`answered`). */
interface FormProgressTable {
  form_id: string;
  version: number;
  /** A day in Shanghai. */
  day: string;
  field: string;
  shown: number;
  answered: number;
  /** How often this was the last field touched in a form that was not sent. */
  left_here: number;
}

export interface FormsTables {
  form_version: FormVersionTable;
  form_preview: FormPreviewTable;
  form_draft: FormDraftTable;
  form_draft_revision: FormDraftRevisionTable;
  form_progress: FormProgressTable;
}
