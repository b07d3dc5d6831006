/** Tables of published form versions and of previews, as Kysely sees them. */
import type { Time } from '../columns';

/** Written once: the database refuses every change. */
interface FormVersionTable {
  form_id: string;
  version: number;
  content_hash: string;
  /** The file's text: the order of its fields is content. */
  document: string;
  /** The text of the migration file that came with it. */
  migration: string | null;
  /** Why it was published although it breaks with the version before. */
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
