/**
 * The personal-data registry: every column that identifies a person or contains what a person entered, with purpose, retention, erasure and export.
 * Export, erasure, the sweep and the periods on the privacy page are driven by it; tests/api/personalTables compares it with the columns of the
 * database. Specification, section 6; security.md, personal data.
 */
import type { PersonalTable } from './entry';
import { records } from './records';
import { traffic } from './traffic';

export { retention, type Ends, type PersonalTable, type Retention } from './entry';

/** In order of removal: a table comes before the tables through which its rows are found. */
export const personalTables: readonly PersonalTable[] = [...records, ...traffic];
