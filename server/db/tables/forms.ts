/** Tables of published form versions and of previews for Kysely. */
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

export interface FormsTables {
  form_version: FormVersionTable;
  form_preview: FormPreviewTable;
}
