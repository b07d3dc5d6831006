/** Findings for a broken environment or wrong settings. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examine } from './doctor';
import { report } from './doctor/finding';
import { lookAtDisk, lookAtFolder, lookAtMemory, lookAtNode, lookAtPort, lookAtTools } from './doctor/machine';
import { lookAtMail } from './doctor/services';
import { lookAtSettings } from './doctor/settings';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'));
});
afterEach(() => rm(folder, { recursive: true }));

const levels = (findings: { level: string; says: string }[]) =>
  findings.filter(({ level }) => level !== 'good').map(({ level, says }) => `${level}: ${says}`);
const live = {
  NODE_ENV: 'production',
  SITE_REGION: 'global',
  ORIGIN: 'https://exhibition.example',
  TRUST_PROXY: '1',
  DRAIN_SECONDS: '3',
  HOST: '0.0.0.0',
  SITE_SECRET: 'a secret that is long enough for it',
  DATABASE_URL: 'postgres://site@db/site',
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'Site <site@exhibition.example>',
  METRICS_PORT: '9464',
  ORGANISER_MAIL_BOOTH: 'booths@organiser.example',
  ORGANISER_MAIL_COUNSEL: 'questions@organiser.example',
  ORGANISER_MAIL_MEDIA: 'press@organiser.example',
  ORGANISER_MAIL_VISA: 'visa@organiser.example',
  ORGANISER_MAIL_ADVERT: 'adverts@organiser.example',
  ORGANISER_MAIL_DOWNLOAD: 'files@organiser.example',
};

test('reports no problem for valid settings', () => expect(levels(lookAtSettings(live).findings)).toEqual([]));

test.each([
  [{ PORT: 'eighty' }, /^bad: .*PORT/],
  [{ SITE_SECRET: undefined }, /^bad: SITE_SECRET is not set/],
  [{ SMTP_URL: undefined, MAIL_FROM: undefined }, /^bad: SMTP_URL: must be set in production/],
  [{ ORIGIN: 'http://exhibition.example' }, /^bad: ORIGIN is http:/],
  [{ TRUST_PROXY: '0' }, /^mind: TRUST_PROXY is 0/],
  [{ TRUST_PROXY: '7' }, /^mind: TRUST_PROXY is 7/],
  [{ DRAIN_SECONDS: '0' }, /^mind: DRAIN_SECONDS is 0/],
  [{ DATABASE_TIMEOUT_SECONDS: '40' }, /^mind: DATABASE_TIMEOUT_SECONDS is 40/],
  [{ DATABASE_URL: undefined }, /^mind: The database is PGlite/],
  [{ ORGANISER_MAIL_VISA: undefined }, /^bad: ORGANISER_MAIL_VISA: no mailbox is set/],
  [{ HOST: '127.0.0.1' }, /^mind: HOST is 127\.0\.0\.1/],
  [{ METRICS_PORT: undefined }, /^mind: Nobody can watch/],
  [{ METRICS_HOST: '0.0.0.0' }, /^mind: Metrics can be read/],
  [{ SITE_SANDBOX: '1' }, /^mind: This is a sandbox/],
])('reports one problem for %j', (changes, expected) => {
  const found = levels(lookAtSettings({ ...live, ...changes }).findings);
  expect(found).toEqual([expect.stringMatching(expected)]);
});

test('checks Node, memory and disk space', async () => {
  const on = (day: string) => levels(['20.18.9', '20.19.0', '24.0.0'].map((version) => lookAtNode(version, day)));
  const tooOld = 'bad: Node 20.18.9 is too old: 20.19 or newer is needed.';
  expect(on('2026-04-30')).toEqual([tooOld]);
  expect(on('2026-05-01')).toEqual([tooOld, 'mind: Node 20.19.0 has had no security fixes since 2026-04-30.']);
  expect(lookAtMemory(400_000_000, 1)).toMatchObject({ level: 'mind', says: '1 core, 0.4 GB of memory.' });
  const free = (bytes: number) =>
    lookAtDisk(join(folder, 'not/yet'), () => Promise.resolve({ bavail: bytes, bsize: 1 }));
  expect((await Promise.all([free(1e8), free(1e9), free(1e10)])).map(({ level }) => level)).toEqual([
    'bad',
    'mind',
    'good',
  ]);
});

test('reports an unusable data folder and a port in use', async () => {
  await writeFile(join(folder, 'file'), '');
  expect(await lookAtFolder({ dataDir: join(folder, 'file/data') })).toMatchObject({ level: 'bad' });
  expect(await lookAtFolder({ dataDir: folder })).toMatchObject({ level: 'good' });
  expect(await lookAtFolder({ dataDir: join(folder, 'new') })).toMatchObject({ level: 'good' });
  const server = await new Promise<Server>((resolve) => {
    const made = createServer().listen(0, '127.0.0.1', () => resolve(made));
  });
  const { port } = server.address() as { port: number };
  const where = { host: '127.0.0.1', port, dataDir: folder };
  expect(await lookAtPort(where)).toMatchObject({ level: 'bad', todo: expect.stringContaining('set PORT') });
  await new Promise((resolve) => server.close(resolve));
  expect(await lookAtPort(where)).toMatchObject({ level: 'good' });
});

test('lists missing test tools with their install commands', () =>
  expect(lookAtTools(() => '').map(({ level, todo }) => `${level} ${todo}`)).toEqual([
    'mind apt-get install chromium',
    'mind apt-get install default-jre-headless',
    'mind apt-get install fonts-noto-cjk fontconfig',
    'mind apt-get install postgresql-15',
    'mind apt-get install nginx-light',
  ]));

test('reports an unreachable mail server without its password', async () => {
  const findings = await lookAtMail({ smtp: { url: 'smtp://user:pass-word@127.0.0.1:1', from: 'a@example.org' } });
  expect(levels(findings)).toEqual(['bad: The mail server does not let us in (ESOCKET).']);
  expect(JSON.stringify(findings)).not.toContain('pass-word');
});

test('prints a line per finding, its remedy and the totals', async () => {
  const findings = await examine({ NODE_ENV: 'test', DATA_DIR: folder, PORT: '0' });
  expect(findings.filter(({ level }) => level === 'bad')).toEqual([]);
  expect(
    report([
      { level: 'bad', says: 'It is broken.', todo: 'Mend it.' },
      { level: 'good', says: 'It is whole.' },
    ]),
  ).toEqual(['BAD  It is broken.', '     → Mend it.', 'ok   It is whole.', '1 good, 0 to mind, 1 bad.']);
});
