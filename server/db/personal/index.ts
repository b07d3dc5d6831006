/**
 * The registry of personal data: every column that names a person or holds what one said, with why it is kept, until when, and what becomes of it.
 * Export, erasure, sweep and the periods on the page on privacy follow it; a test holds the columns of the database against it
 * (tests/api/personalTables). Specification, section 6; security.md, personal data.
 */
import type { PersonalTable } from './entry';
import { records } from './records';
import { traffic } from './traffic';

export { retention, type Ends, type PersonalTable, type Retention } from './entry';

/** In the order in which rows may be taken away: what leads to a person by another row comes before that row. */
export const personalTables: readonly PersonalTable[] = [...records, ...traffic];
