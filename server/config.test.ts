import { BadConfig, readConfig } from './config';
import { mustHaveProviders } from './providers';

test('nothing has to be set: the site is a sandbox on this machine with a clock of its own', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 8080,
    databaseUrl: null,
    origin: 'http://127.0.0.1:8080',
    trustProxy: 0,
    sandbox: true,
    siteNow: new Date('2026-03-01T10:00:00+08:00'),
    region: 'CN',
  });
});

test('production has the real time and says nothing of a sandbox', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ production: true, sandbox: false, siteNow: null });
});

test.each([
  [{ ORIGIN: 'https://exhibition.example' }],
  [{ HOST: '0.0.0.0' }],
  [{ HOST: '::', ORIGIN: 'http://localhost:8080' }],
  [{ NODE_ENV: 'test', ORIGIN: 'http://127.0.0.1.evil.example' }],
])('a site that others can reach does not start as a demo because NODE_ENV was forgotten: %j', (env) => {
  expect(() => readConfig(env)).toThrow(
    'NODE_ENV: HOST or ORIGIN is not this machine. Set NODE_ENV=production with the providers’ accounts, or SITE_SANDBOX=1 for a public demo.',
  );
  expect(readConfig({ ...env, SITE_SANDBOX: '1' })).toMatchObject({ sandbox: true, demo: 'public' });
  expect(readConfig({ ...env, NODE_ENV: 'production' })).toMatchObject({ sandbox: false, demo: null });
});

test.each([[{}], [{ HOST: '::1', ORIGIN: 'http://[::1]:8080' }], [{ HOST: 'localhost', ORIGIN: 'http://127.8.9.1' }]])(
  'on this machine alone it is a local demo: %j',
  (env) => expect(readConfig(env)).toMatchObject({ sandbox: true, demo: 'local' }),
);

test('what is no sandbox needs the providers, whatever NODE_ENV says', () => {
  expect(() => mustHaveProviders(readConfig({ SITE_SANDBOX: '0' }))).toThrow(/must be set in production/);
});

test('an empty variable is as if it were not set, and an origin has no slash at its end', () => {
  expect(readConfig({ PORT: '', ORIGIN: 'https://exhibition.example/', SITE_SANDBOX: '1' })).toMatchObject({
    port: 8080,
    origin: 'https://exhibition.example',
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_READ_URL', 'mysql://one/x'],
  ['DATABASE_READ_URL', 'postgres://one/x,postgres://two/x'],
  ['DATABASE_READ_LAG_SECONDS', '1'],
  ['ORIGIN', 'exhibition.example'],
  ['TRUST_PROXY', '-1'],
  ['SITE_NOW', 'tomorrow'],
  ['SITE_SANDBOX', 'yes'],
  ['SITE_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s stops the start with a line that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(BadConfig);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^The environment is not usable\\. ${name}: [^;]+$`));
});

test('a read endpoint needs a PostgreSQL server, is one, and a mistake in its address tells no password', () => {
  const read = { DATABASE_READ_URL: 'postgres://site:pass-word@one/x' };
  expect(() => readConfig(read)).toThrow(
    'DATABASE_READ_URL: needs DATABASE_URL; the embedded database has no standbys.',
  );
  expect(readConfig({ ...read, DATABASE_URL: 'postgres://zero/x' })).toMatchObject({
    databaseReadUrl: 'postgres://site:pass-word@one/x',
    databaseReadLagMs: 30_000,
  });
  expect(readConfig({ DATABASE_URL: 'postgres://zero/x' }).databaseReadUrl).toBeNull();
  for (const wrong of ['site:pass-word@one/x', 'postgres://site:pass-word@one/x,postgres://site:pass-word@two/x'])
    expect(() => readConfig({ DATABASE_READ_URL: wrong })).toThrow(
      /^The environment is not usable\. DATABASE_READ_URL: must be one address that begins with postgres:\/\/ [^@]*HAProxy[^@]*$/,
    );
});

test('the clock of production cannot be set, unless it is a sandbox', () => {
  const set = { NODE_ENV: 'production', SITE_NOW: '2026-03-10T10:00:00+08:00' };
  expect(() => readConfig(set)).toThrow('SITE_NOW: refused in production; it needs SITE_SANDBOX=1.');
  expect(readConfig({ ...set, SITE_SANDBOX: '1' }).siteNow).toEqual(new Date('2026-03-10T10:00:00+08:00'));
});

test('the environment of testers is one only where it is said, and never production without a sandbox', () => {
  expect(readConfig({}).testEnvironment).toBe(false);
  expect(readConfig({ SITE_ENV: 'test' }).testEnvironment).toBe(true);
  expect(() => readConfig({ NODE_ENV: 'production', SITE_ENV: 'test' })).toThrow(
    'SITE_ENV: test is refused in production; it needs SITE_SANDBOX=1.',
  );
});

describe('production that is no sandbox', () => {
  const production = { NODE_ENV: 'production' };
  const mail = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'news@example.com' };

  test('has every account of a provider in China, and mails anywhere', () => {
    expect(() => mustHaveProviders(readConfig({ ...production, ...mail }))).toThrow(
      'SMS_*, WX_*, WECHAT_PAY_*, WECOM_*: must be set in production, or SITE_SANDBOX=1.',
    );
    expect(() => mustHaveProviders(readConfig({ ...production, SITE_REGION: 'global' }))).toThrow(
      'SMTP_URL: must be set in production, or SITE_SANDBOX=1.',
    );
    for (const set of [{ ...production, ...mail, SITE_REGION: 'global' }, { ...production, SITE_SANDBOX: '1' }, {}])
      expect(() => mustHaveProviders(readConfig(set))).not.toThrow();
  });
});
