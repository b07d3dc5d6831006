/** Diagnostics for a broken environment or wrong settings. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './doctor';
import { formatReport } from './doctor/diagnostic';
import { checkDisk, checkFolder, checkMemory, checkNode, checkPort, checkTools } from './doctor/machine';
import { checkMail } from './doctor/services';
import { checkSettings } from './doctor/settings';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'));
});
afterEach(() => rm(folder, { recursive: true }));

const problemsOf = (diagnostics: { level: string; message: string }[]) =>
  diagnostics.filter(({ level }) => level !== 'ok').map(({ level, message }) => `${level}: ${message}`);
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
  CLAMD_ADDRESS: '[::1]:3310',
  ORGANISER_MAIL_BOOTH: 'booths@organiser.example',
  ORGANISER_MAIL_COUNSEL: 'questions@organiser.example',
  ORGANISER_MAIL_MEDIA: 'press@organiser.example',
  ORGANISER_MAIL_VISA: 'visa@organiser.example',
  ORGANISER_MAIL_ADVERT: 'adverts@organiser.example',
  ORGANISER_MAIL_DOWNLOAD: 'files@organiser.example',
  ORGANISER_MAIL_FORM: 'forms@organiser.example',
  ORGANISER_MAIL_PROBLEM: 'webmaster@organiser.example',
};

test('reports no problem for valid settings', () => expect(problemsOf(checkSettings(live).diagnostics)).toEqual([]));

test.each([
  [{ PORT: 'eighty' }, /^failure: .*PORT/],
  [{ SITE_SECRET: undefined }, /^failure: SITE_SECRET is not set/],
  [{ SMTP_URL: undefined, MAIL_FROM: undefined }, /^failure: SMTP_URL: must be set in production/],
  [{ ORIGIN: 'http://exhibition.example' }, /^failure: ORIGIN is http:/],
  [{ TRUST_PROXY: '0' }, /^warning: TRUST_PROXY is 0/],
  [{ TRUST_PROXY: '7' }, /^warning: TRUST_PROXY is 7/],
  [{ DRAIN_SECONDS: '0' }, /^warning: DRAIN_SECONDS is 0/],
  [{ DATABASE_TIMEOUT_SECONDS: '40' }, /^warning: DATABASE_TIMEOUT_SECONDS is 40/],
  [{ DATABASE_URL: undefined }, /^warning: The database is PGlite/],
  [{ ORGANISER_MAIL_VISA: undefined }, /^failure: ORGANISER_MAIL_VISA: no mailbox is set/],
  [{ CLAMD_ADDRESS: undefined }, /^warning: CLAMD_ADDRESS is not set: forms accept pictures only/],
  [{ CLAMD_ADDRESS: 'clamd' }, /^failure: .*CLAMD_ADDRESS: must be a host and a port/],
  [{ HOST: '127.0.0.1' }, /^warning: HOST is 127\.0\.0\.1/],
  [{ METRICS_PORT: undefined }, /^warning: This process exports no metrics/],
  [{ METRICS_HOST: '0.0.0.0' }, /^warning: Metrics can be read/],
  [{ SITE_SANDBOX: '1' }, /^warning: This is a demo site/],
])('reports one problem for %j', (changes, expected) => {
  const problems = problemsOf(checkSettings({ ...live, ...changes }).diagnostics);
  expect(problems).toEqual([expect.stringMatching(expected)]);
});

test('checks Node, memory and disk space', async () => {
  const checkOn = (day: string) =>
    problemsOf(['20.18.9', '20.19.0', '24.0.0'].map((version) => checkNode(version, day)));
  const tooOld = 'failure: Node 20.18.9 is too old: 20.19 or newer is needed.';
  expect(checkOn('2026-04-30')).toEqual([tooOld]);
  expect(checkOn('2026-05-01')).toEqual([tooOld, 'warning: Node 20.19.0 has had no security fixes since 2026-04-30.']);
  expect(checkMemory(400_000_000, 1)).toMatchObject({ level: 'warning', message: '1 core, 0.4 GB of memory.' });
  const free = (bytes: number) =>
    checkDisk(join(folder, 'not/yet'), () => Promise.resolve({ bavail: bytes, bsize: 1 }));
  expect((await Promise.all([free(1e8), free(1e9), free(1e10)])).map(({ level }) => level)).toEqual([
    'failure',
    'warning',
    'ok',
  ]);
});

test('reports an unusable data folder and a port in use', async () => {
  await writeFile(join(folder, 'file'), '');
  expect(await checkFolder({ dataDir: join(folder, 'file/data') })).toMatchObject({ level: 'failure' });
  expect(await checkFolder({ dataDir: folder })).toMatchObject({ level: 'ok' });
  expect(await checkFolder({ dataDir: join(folder, 'new') })).toMatchObject({ level: 'ok' });
  const server = await new Promise<Server>((resolve) => {
    const listener = createServer().listen(0, '127.0.0.1', () => resolve(listener));
  });
  const { port } = server.address() as { port: number };
  const settings = { host: '127.0.0.1', port, dataDir: folder };
  expect(await checkPort(settings)).toMatchObject({ level: 'failure', advice: expect.stringContaining('set PORT') });
  await new Promise((resolve) => server.close(resolve));
  expect(await checkPort(settings)).toMatchObject({ level: 'ok' });
});

test('lists missing test tools with their install commands', () =>
  expect(checkTools(() => '').map(({ level, advice }) => `${level} ${advice}`)).toEqual([
    'warning apt-get install chromium',
    'warning apt-get install default-jre-headless',
    'warning apt-get install fonts-noto-cjk fontconfig',
    'warning apt-get install postgresql-15',
    'warning apt-get install nginx-light',
  ]));

test('reports an unreachable mail server without its password', async () => {
  const diagnostics = await checkMail({ smtp: { url: 'smtp://user:pass-word@127.0.0.1:1', from: 'a@example.org' } });
  expect(problemsOf(diagnostics)).toEqual(['failure: Signing in to the mail server failed (ESOCKET).']);
  expect(JSON.stringify(diagnostics)).not.toContain('pass-word');
});

test('prints a line per diagnostic, its advice and the totals', async () => {
  const diagnostics = await runChecks({ NODE_ENV: 'test', DATA_DIR: folder, PORT: '0' });
  expect(diagnostics.filter(({ level }) => level === 'failure')).toEqual([]);
  expect(
    formatReport([
      { level: 'failure', message: 'It is broken.', advice: 'Mend it.' },
      { level: 'ok', message: 'It is whole.' },
    ]),
  ).toEqual(['FAIL It is broken.', '     → Mend it.', 'ok   It is whole.', '1 ok, 0 warnings, 1 failures.']);
});
