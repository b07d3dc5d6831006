/**
 * Parallel jobs on one server send each mail once, even when one of them is killed; a control without the lock sends
 * duplicates.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { smtpGateway } from '../../server/gateways/mail/smtp';
import { OutboxRepository, type ClaimedMessage } from '../../server/domain/messages/outboxRepository';
import { startMailServer, type TestMailServer } from '../support/mailServer';
import { messageJob, sendAll } from '../support/outbox';
import { buildTestApp, type TestApp } from '../support/testApp';

let site: TestApp;
let mails: TestMailServer;
beforeEach(async () => {
  site = await buildTestApp();
  mails = await startMailServer();
});
afterEach(async () => {
  await Promise.all([site.close(), mails.close()]);
});

const job = (outbox?: OutboxRepository) =>
  messageJob(site, { outbox, mail: smtpGateway({ url: mails.url, from: 'news@exhibition.example' }) });

async function write(count: number): Promise<void> {
  const { mailer } = site.app.services;
  const values = { code: '482915', minutes: 10 };
  for (let index = 0; index < count; index++)
    await mailer.send({
      to: `visitor${index}@example.org`,
      template: 'emailCode',
      locale: 'en',
      values,
      clientIp: null,
    });
}

const counts = (): number[] => {
  const byAddress = new Map<string, number>();
  for (const { to } of mails.received) byAddress.set(to, (byAddress.get(to) ?? 0) + 1);
  return [...byAddress.values()];
};

test('four concurrent jobs send 120 mails once each', async () => {
  await write(120);
  await sendAll(job(), job(), job(), job());
  expect(counts()).toEqual(Array.from({ length: 120 }, () => 1));
});

test('control: jobs that mark due mails only after reading them send mails twice', async () => {
  class Careless extends OutboxRepository {
    override async claim({ limit }: { limit: number }, now: Date, leaseUntil: Date): Promise<ClaimedMessage[]> {
      const { db } = site.database;
      const due = await db
        .selectFrom('outbox_message')
        .selectAll()
        .where('state', '=', 'pending')
        .where('lease_until', 'is', null)
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .limit(limit)
        .execute();
      await sql`select pg_sleep(0.02)`.execute(db);
      const ids = due.map(({ id }) => id);
      if (ids.length > 0)
        await db.updateTable('outbox_message').set({ lease_until: leaseUntil }).where('id', 'in', ids).execute();
      return due.map((row) => ({ ...row, interrupted: false }));
    }
  }
  await write(20);
  const careless = () => job(new Careless(site.database.db));
  await sendAll(careless(), careless());
  expect(Math.max(...counts())).toBeGreaterThan(1);
});

test('a job killed while the mail server accepts its mail leaves one mail, by its id', async () => {
  await write(1);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(site.database.db);
  const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: `/${rows[0]?.name}` }).href;
  let reached = (): void => undefined;
  let release = (): void => undefined;
  const isReached = new Promise<void>((resolve) => (reached = resolve));
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  mails.beforeTaking = () => {
    reached();
    return isReleased;
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/messageProcess.ts'], {
    stdio: 'inherit',
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: url,
      SMTP_URL: mails.url,
      SITE_NOW: site.clock.now().toISOString(),
    },
  });
  await isReached;
  child.kill('SIGKILL');
  await once(child, 'exit');
  release();
  const heir = job();
  expect(await heir.runOnce()).toBe(0);
  site.clock.advance({ minutes: 6 });
  expect(await heir.runOnce()).toBe(1);
  await heir.stop();
  const { state, tries } = await site.database.db.selectFrom('outbox_message').selectAll().executeTakeFirstOrThrow();
  expect({ state, tries }).toEqual({ state: 'sent', tries: 2 });
  // The server accepted the killed job's mail as well: mailboxes deduplicate by Message-ID.
  expect(new Set(mails.received.map(({ messageId }) => messageId)).size).toBe(1);
});
