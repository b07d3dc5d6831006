/** What the database and the mail server hold, against what visitors were told. */
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
/** A message in the hands of a killed process is leased for five minutes; then it is the next one's. */
const LEASE_MS = 300_000;
const EVERY_MS = 1_000;
const LOOK_AGAIN_MS = 30_000;

async function openDatabase({ database, data }) {
  if (!database) return PGlite.create(join(data, 'pg'));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return { query: (text) => client.query(text), close: () => client.end() };
}

const countPending = async (database) => {
  const { rows } = await database.query(`select count(*)::int as count from outbox_message where state = 'pending'`);
  return rows[0].count;
};

/** Waits until nothing waits to be sent, at most as long as a lease and its message. Gives the database, open, and the seconds. */
export async function untilSent(world) {
  const began = Date.now();
  const isLate = () => Date.now() - began > LEASE_MS + 60_000;
  let database = await look(world);
  while ((await countPending(database)) > 0 && !isLate()) {
    if (world.database) await pause(EVERY_MS);
    else {
      // An embedded database is the site's alone: it goes on for a while, and stops for another look.
      await database.close();
      await world.start(world.replicas[0]);
      await pause(LOOK_AGAIN_MS);
      database = await look(world);
    }
  }
  return { database, waited: Math.round((Date.now() - began) / 1_000) };
}

/** Asks the server itself; an embedded database once the site has ended, which finishes what it has in hand. */
async function look(world) {
  if (world.database) return openDatabase(world);
  await world.replicas[0].end('SIGTERM');
  return openDatabase(world);
}

const countBy = (values) => {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** Every registration that was acknowledged is there once, as it was acknowledged. */
export async function countRegistrations(database, visitors) {
  const { rows } = await database.query(
    `select id, email, number, state from visitor_registration where email like '%@soak.example.org'`,
  );
  const counts = countBy(rows.map(({ email }) => email));
  const byEmail = new Map(rows.map((row) => [row.email, row]));
  const acknowledged = visitors.filter(({ id }) => id !== null);
  const numbered = visitors.filter(({ number }) => number !== null);
  const isKept = ({ email, id, number }) => {
    const row = byEmail.get(email);
    return row?.id === id && (number === null || (row.number === number && row.state === 'confirmed'));
  };
  return {
    visitors: visitors.length,
    acknowledged: acknowledged.length,
    confirmed: numbered.length,
    stored: rows.length,
    lost: acknowledged.filter((one) => !isKept(one)).length,
    doubled: [...counts.values()].filter((count) => count > 1).length,
    // Stored though the visitor never read the answer, or gave up: not lost, and told of.
    unanswered: rows.filter(({ email }) => !acknowledged.some((one) => one.email === email)).length,
  };
}

const isEnded = ({ template, state, failure }) =>
  template === 'emailCode' && state === 'failed' && failure === 'too late';

/** Every mail has left once; one that came twice was tried twice, and has one Message-ID (docs/decisions/0005). */
export async function countMails(database, received, visitors) {
  const { rows } = await database.query(
    `select id, recipient, template, state, tries, failure from outbox_message where kind = 'mail'`,
  );
  const byId = new Map([...received].map(([messageId, count]) => [/^<([^@]+)@/.exec(messageId)?.[1], count]));
  const came = (row) => byId.get(row.id) ?? 0;
  const sent = rows.filter(({ state }) => state === 'sent');
  const twice = sent.filter((row) => came(row) > 1);
  const confirmations = countBy(
    rows.filter(({ template }) => template === 'registrationConfirmed').map(({ recipient }) => recipient),
  );
  const confirmed = visitors.filter(({ number }) => number !== null);
  return {
    mails: rows.length,
    sent: sent.length,
    waiting: rows.filter(({ state }) => state === 'pending').length,
    // A code that has ended by the clock of the replica that has it in hand is of no use, and stays (docs/decisions/0005).
    ended: rows.filter((row) => isEnded(row)).length,
    failed: rows.filter((row) => row.state === 'failed' && !isEnded(row)).length,
    'never came': sent.filter((row) => came(row) === 0).length,
    'came again after a broken try': twice.filter(({ tries }) => tries > 1).length,
    'doubled without a reason': twice.filter(({ tries }) => tries === 1).length,
    'from nowhere': [...byId.keys()].filter((id) => !rows.some((row) => row.id === id)).length,
    'confirmations missing or doubled': confirmed.filter(({ email }) => confirmations.get(email) !== 1).length,
    templates: Object.fromEntries(countBy(rows.map(({ template }) => template))),
  };
}
