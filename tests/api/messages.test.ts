/**
 * Messages are sent from the outbox exactly once: retried after a temporary failure, abandoned after a permanent one.
 */
import jsQR from 'jsqr';
import sharp from 'sharp';
import type { MessageGateway } from '../../server/gateways/delivery';
import { inboxGateway, smtpGateway } from '../../server/gateways/mail/smtp';
import { type MessageJob, backoffDelay } from '../../server/jobs/messageJob';
import { registerConfirmed, newEmail } from '../support/factories';
import { startMailServer, type TestMailServer } from '../support/mailServer';
import { messageJob, messages, messageClaimed, onlyMessage, sendAll } from '../support/outbox';
import { buildTestApp, type TestApp } from '../support/testApp';

const FROM = 'Exhibition <news@exhibition.example>';

let site: TestApp;
let mails: TestMailServer;
let log: string[] = [];

beforeEach(async () => {
  site = await buildTestApp();
  mails = await startMailServer();
  log = [];
});
afterEach(async () => {
  await Promise.all([site.close(), mails.close()]);
});

const job = (mail = smtpGateway({ url: mails.url, from: FROM })): MessageJob =>
  messageJob(site, { mail, onLog: (line) => void log.push(line) });
const row = () => onlyMessage(site);
const rows = () => messages(site);
const mail = async (to = newEmail(), goodUntil?: Date): Promise<string> => {
  const values = { code: '482915', minutes: 10 };
  await site.app.services.mailer.send({
    to,
    template: 'emailCode',
    locale: 'ru',
    values,
    expiresAt: goodUntil,
    clientIp: null,
  });
  return to;
};

test('sends a mail as text and HTML in its language, with a stable message id', async () => {
  const to = await mail();
  await sendAll(job());
  const { id, state, tries } = await row();
  expect({ state, tries }).toEqual({ state: 'sent', tries: 1 });
  expect(mails.received).toHaveLength(1);
  const { source, messageId } = mails.received[0]!;
  expect(messageId).toBe(`<${id}@exhibition.example>`);
  expect(source).toContain(`To: ${to}`);
  expect(source).toContain(`From: ${FROM}`);
  expect(source).toContain('Auto-Submitted: auto-generated');
  expect(source).toMatch(/Content-Type: text\/plain; charset=utf-8/);
  expect(source).toMatch(/Content-Type: text\/html; charset=utf-8/);
  expect(log.join('\n')).toContain('"outcome":"sent"');
  expect(log.join('\n')).not.toMatch(/example\.org|482915/);
});

test('retries a temporarily rejected mail after a pause, as the same mail', async () => {
  await mail();
  mails.rejectWith.push(451);
  const sender = job();
  await sender.runOnce();
  const first = await row();
  expect(first).toMatchObject({ state: 'pending', tries: 1, lease_until: null, failure: 'EENVELOPE RCPT TO 451' });
  const pause = first.next_try_at.getTime() - site.clock.now().getTime();
  expect(pause).toBeGreaterThanOrEqual(24_000);
  expect(pause).toBeLessThanOrEqual(36_000);
  site.clock.advance({ seconds: 20 });
  expect(await sender.runOnce()).toBe(0);
  site.clock.advance({ seconds: 20 });
  expect(await sender.runOnce()).toBe(1);
  await sender.stop();
  expect(await row()).toMatchObject({ state: 'sent', tries: 2, failure: null });
  expect(mails.received.map(({ messageId }) => messageId)).toEqual([`<${first.id}@exhibition.example>`]);
});

test('sends a mail at once that a process with a clock an hour ahead has written', async () => {
  site.clock.advance({ hours: 1 });
  await mail();
  site.clock.advance({ hours: -1 });
  await sendAll(job());
  expect(await row()).toMatchObject({ state: 'sent', tries: 1 });
  expect(mails.received).toHaveLength(1);
});

test('does not retry a permanently rejected mail', async () => {
  await mail();
  mails.rejectWith.push(550);
  const sender = job();
  await sender.runOnce();
  expect(await row()).toMatchObject({ state: 'failed', tries: 1, failure: 'EENVELOPE RCPT TO 550' });
  site.clock.advance({ days: 1 });
  expect(await sender.runOnce()).toBe(0);
  await sender.stop();
  expect(mails.received).toEqual([]);
});

test('tries an unavailable mail server eight times, with growing pauses', async () => {
  await mail();
  const { url } = mails;
  await mails.close();
  const sender = job(smtpGateway({ url, from: FROM }));
  const pauses: number[] = [];
  for (let tries = 1; tries <= 8; tries++) {
    expect(await sender.runOnce()).toBe(1);
    const { next_try_at } = await row();
    pauses.push(next_try_at.getTime() - site.clock.now().getTime());
    site.clock.set(next_try_at.toISOString());
  }
  await sender.stop();
  expect(await row()).toMatchObject({ state: 'failed', tries: 8, failure: expect.stringMatching(/CONN/) as string });
  expect([...pauses.slice(0, 7)].sort((one, other) => one - other)).toEqual(pauses.slice(0, 7));
  expect(Math.max(...Array.from({ length: 50 }, () => backoffDelay(20)))).toBeLessThanOrEqual(1.2 * 3_600_000);
});

test('two concurrent jobs send each mail once', async () => {
  for (let count = 0; count < 30; count++) await mail();
  await sendAll(job(), job());
  expect(mails.received).toHaveLength(30);
  expect(new Set(mails.received.map(({ messageId }) => messageId)).size).toBe(30);
  expect((await rows()).filter(({ state, tries }) => state !== 'sent' || tries !== 1)).toEqual([]);
});

describe('a job that crashes', () => {
  const dying: MessageGateway = { ...inboxGateway, send: () => new Promise(() => undefined) };

  test('leaves its mail to another job, which sends it with the same id after the lease', async () => {
    await mail();
    void job(dying).runOnce();
    await messageClaimed(site);
    const heir = job();
    expect(await heir.runOnce()).toBe(0);
    site.clock.advance({ minutes: 5 });
    expect(await heir.runOnce()).toBe(1);
    await heir.stop();
    const { id, state, tries } = await row();
    expect({ state, tries }).toEqual({ state: 'sent', tries: 2 });
    expect(mails.received.map(({ messageId }) => messageId)).toEqual([`<${id}@exhibition.example>`]);
  });
});

test('does not send an expired code', async () => {
  await mail(undefined, new Date(site.clock.now().getTime() + 600_000));
  site.clock.advance({ minutes: 10 });
  await sendAll(job());
  expect(await row()).toMatchObject({ state: 'failed', failure: 'too late' });
  expect(mails.received).toEqual([]);
});

test('a stopping job finishes its mail and starts no new one', async () => {
  await mail();
  let notifyBegun: (() => void) | undefined;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const begun = new Promise<void>((resolve) => (notifyBegun = resolve));
  mails.beforeTaking = () => {
    notifyBegun?.();
    return released;
  };
  const sender = job();
  sender.start();
  await begun;
  await mail();
  const stopped = sender.stop();
  release();
  await stopped;
  expect((await rows()).map(({ state }) => state).sort()).toEqual(['pending', 'sent']);
  expect(mails.received).toHaveLength(1);
});

test('a message of a transaction that is rolled back does not exist', async () => {
  const { db } = site.database;
  const values = { code: '482915', minutes: 10 };
  const change = db.transaction().execute(async (tx) => {
    const message = { to: newEmail(), template: 'emailCode', locale: 'en', values, clientIp: null } as const;
    await site.app.services.mailer.within(tx).send(message);
    throw new Error('taken back');
  });
  await expect(change).rejects.toThrow('taken back');
  expect(await rows()).toEqual([]);
});

test('the confirmation shows the QR code, and attaches it and the calendar', async () => {
  const anna = site.visitor({ locale: 'en' });
  const to = newEmail();
  const { number, qrContent } = await registerConfirmed(anna, to);
  await sendAll(job());
  const { source } = mails.received.find((received) => received.to === to && received.source.includes('.ics'))!;
  expect(source).toContain('<img src=3D"cid:qr"');
  const fileOf = (type: string): Buffer => {
    const part = source.split(/\r\n--[-\w]+/).find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
    return Buffer.from(part.split('\r\n\r\n').slice(1).join(''), 'base64');
  };
  const { data, info } = await sharp(fileOf('image/png')).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(qrContent);
  const calendar = fileOf('text/calendar').toString();
  expect(calendar.split(String(number))).toHaveLength(9);
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  expect(calendar).toContain('DTSTART:20260331T010000Z');
});
