/** Recognises constraint violations of PostgreSQL and PGlite. */

const UNIQUE = '23505';
const CHECK = '23514';
const FOREIGN_KEY = '23503';

const codes = { unique: UNIQUE, check: CHECK, foreignKey: FOREIGN_KEY };

/** Whether an error is the violation of the constraint or index of that name. */
export const isViolation = (error: unknown, name: string, kind: keyof typeof codes = 'unique'): boolean =>
  (error as { code?: string }).code === codes[kind] &&
  String((error as { constraint?: string; message?: string }).constraint ?? (error as Error).message).includes(name);
