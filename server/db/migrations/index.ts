/** All migrations in their order. A landed one is never changed: add the next number. */
import { content } from './0001-content';
import { visitors } from './0002-visitors';
import { newsletter } from './0003-newsletter';

export interface Migration {
  name: string;
  statements: string[];
}

export const migrations: Migration[] = [content, visitors, newsletter];
