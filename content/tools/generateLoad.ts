/** `npm run content -- generate --exhibitors 100000`: load-test data in a database that nobody uses. */
import { resolve } from 'node:path';
import { readConfig, type Config } from '../../server/config';
import { importContent } from '../../server/content/import';
import { problemLine, readContent, type Content } from '../../server/content/read';
import { openForCommand } from '../../server/db/open';
import { incrementContentVersion } from '../../server/db/readPool';
import { EXHIBITS_EACH, generateLoad } from './loadData';

const USAGE = 'Usage: npm run content -- generate --exhibitors <1 to 200000>';
const MOST = 200_000;

/** The number of exhibitors that the words ask for; null when they ask for something else. */
function parseCount(args: string[]): number | null {
  const [name, value, ...rest] = args;
  const count = Number(value);
  return name === '--exhibitors' && rest.length === 0 && Number.isInteger(count) && count > 0 && count <= MOST
    ? count
    : null;
}

/** Fills the configured database. One with registrations of people is left alone. */
async function generateInto(config: Config, content: Content, count: number): Promise<void> {
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

async function run(args: string[]): Promise<void> {
  const count = parseCount(args);
  if (count === null) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const { content, problems } = await readContent(resolve('content'));
  if (content && problems.length === 0) return generateInto(readConfig(process.env), content, count);
  for (const problem of problems) console.error(problemLine(problem));
  process.exitCode = 1;
}

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
