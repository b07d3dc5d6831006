/** `npm run content -- generate --exhibitors 100000`: load-test data in a database that nobody uses. */
import type { Config } from '../config';
import { importContent } from '../content/import';
import { EXHIBITS_EACH, generateLoad } from '../content/loadData';
import type { Content } from '../content/read';
import { openForCommand } from '../db/open';
import { incrementContentVersion } from '../db/readPool';

const MOST = 200_000;

/** The number of exhibitors that the words ask for; null when they ask for something else. */
export function askedFor(words: string[]): number | null {
  const [name, value, ...rest] = words;
  const count = Number(value);
  return name === '--exhibitors' && rest.length === 0 && Number.isInteger(count) && count > 0 && count <= MOST
    ? count
    : null;
}

/** Fills the configured database. One with registrations of people is left alone. */
export async function generateInto(config: Config, content: Content, count: number): Promise<void> {
  const database = await openForCommand(config);
  const started = process.hrtime.bigint();
  try {
    const person = await database.db.selectFrom('visitor_registration').select('id').limit(1).executeTakeFirst();
    if (person)
      throw new Error(
        'This database has registrations of visitors. Load data would replace its exhibitors: use another one.',
      );
    await importContent(database.db, content);
    await generateLoad(database.db, content, count, (line) => {
      console.log(`${Math.round(Number(process.hrtime.bigint() - started) / 1e9)} s: ${line}`);
    });
    await database.db.transaction().execute(incrementContentVersion);
  } finally {
    await database.close();
  }
  console.log(`${count} exhibitors with ${count * EXHIBITS_EACH} exhibits are in the database.`);
}
