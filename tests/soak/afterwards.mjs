/** Reconciles database and mail server with the writes that were acknowledged to visitors. */
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
/** The lease of a killed process on a message expires after five minutes. */
const LEASE_MS = 300_000;
const POLL_INTERVAL_MS = 1_000;
const RECHECK_DELAY_MS = 30_000;

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

/**
 * Waits until the outbox is empty, for a lease plus one minute at most.
 * @returns the open database, and the seconds
 */
export async function waitForEmptyOutbox(world) {
  const startedAt = Date.now();
  const hasTimedOut = () => Date.now() - startedAt > LEASE_MS + 60_000;
  let database = await openWorldDatabase(world);
  while ((await countPending(database)) > 0 && !hasTimedOut()) {
    if (world.database) await pause(POLL_INTERVAL_MS);
    else {
      // An embedded database can be opened only while the site is stopped: the site runs on for a while, then stops
      // for another check.
      await database.close();
      await world.start(world.replicas[0]);
      await pause(RECHECK_DELAY_MS);
      database = await openWorldDatabase(world);
    }
  }
  return { database, waitedSeconds: Math.round((Date.now() - startedAt) / 1_000) };
}

/** Opens the server's database; an embedded one after the site has stopped and finished its work. */
async function openWorldDatabase(world) {
  if (world.database) return openDatabase(world);
  await world.replicas[0].end('SIGTERM');
  return openDatabase(world);
}

const countBy = (values) => {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** Every acknowledged registration exists once, as it was acknowledged. */
export async function countRegistrations(database, visitors) {
  const { rows } = await database.query(
    `select id, email, number, state from visitor_registration where email like '%@soak.example.org'`,
  );
  const counts = countBy(rows.map(({ email }) => email));
  const byEmail = new Map(rows.map((row) => [row.email, row]));
  const acknowledged = visitors.filter(({ id }) => id !== null);
  const confirmedVisitors = visitors.filter(({ number }) => number !== null);
  const isStored = ({ email, id, number }) => {
    const row = byEmail.get(email);
    return row?.id === id && (number === null || (row.number === number && row.state === 'confirmed'));
  };
  return {
    visitors: visitors.length,
    acknowledged: acknowledged.length,
    confirmed: confirmedVisitors.length,
    stored: rows.length,
    lost: acknowledged.filter((one) => !isStored(one)).length,
    duplicates: [...counts.values()].filter((count) => count > 1).length,
    // Stored although the visitor got no response or gave up: not lost, but reported.
    unacknowledged: rows.filter(({ email }) => !acknowledged.some((one) => one.email === email)).length,
  };
}

const isExpiredCode = ({ template, state, failure }) =>
  template === 'emailCode' && state === 'failed' && failure === 'too late';

/** Every mail was delivered once; a duplicate is a retry with the same Message-ID (docs/decisions/0005). */
export async function countMails(database, received, visitors) {
  const { rows } = await database.query(
    `select id, recipient, template, state, tries, failure from outbox_message where kind = 'mail'`,
  );
  const byId = new Map([...received].map(([messageId, count]) => [/^<([^@]+)@/.exec(messageId)?.[1], count]));
  const deliveriesOf = (row) => byId.get(row.id) ?? 0;
  const sent = rows.filter(({ state }) => state === 'sent');
  const duplicates = sent.filter((row) => deliveriesOf(row) > 1);
  const confirmations = countBy(
    rows.filter(({ template }) => template === 'registrationConfirmed').map(({ recipient }) => recipient),
  );
  const confirmed = visitors.filter(({ number }) => number !== null);
  return {
    mails: rows.length,
    sent: sent.length,
    pending: rows.filter(({ state }) => state === 'pending').length,
    // A code that has expired by the clock of its replica is useless, and is not sent (docs/decisions/0005).
    expired: rows.filter((row) => isExpiredCode(row)).length,
    failed: rows.filter((row) => row.state === 'failed' && !isExpiredCode(row)).length,
    'not delivered': sent.filter((row) => deliveriesOf(row) === 0).length,
    'duplicates after a retry': duplicates.filter(({ tries }) => tries > 1).length,
    'duplicates without a retry': duplicates.filter(({ tries }) => tries === 1).length,
    'unknown messages': [...byId.keys()].filter((id) => !rows.some((row) => row.id === id)).length,
    'confirmations missing or duplicated': confirmed.filter(({ email }) => confirmations.get(email) !== 1).length,
    templates: Object.fromEntries(countBy(rows.map(({ template }) => template))),
  };
}
