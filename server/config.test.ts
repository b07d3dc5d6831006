import { ConfigError, readConfig } from './config';
import { requireProviders } from './providers';

test('needs no settings: defaults to a local sandbox with its own clock', () => {
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

test('production uses the real time and is no sandbox', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ production: true, sandbox: false, siteNow: null });
});

test.each([
  [{ ORIGIN: 'https://exhibition.example' }],
  [{ HOST: '0.0.0.0' }],
  [{ HOST: '::', ORIGIN: 'http://localhost:8080' }],
  [{ NODE_ENV: 'test', ORIGIN: 'http://127.0.0.1.evil.example' }],
])('does not start a reachable site as a demo when NODE_ENV is not set: %j', (env) => {
  expect(() => readConfig(env)).toThrow(
    'NODE_ENV: HOST or ORIGIN is not this machine. Set NODE_ENV=production with the providers’ accounts, or SITE_SANDBOX=1 for a public demo.',
  );
  expect(readConfig({ ...env, SITE_SANDBOX: '1' })).toMatchObject({ sandbox: true, demo: 'public' });
  expect(readConfig({ ...env, NODE_ENV: 'production' })).toMatchObject({ sandbox: false, demo: null });
});

test.each([[{}], [{ HOST: '::1', ORIGIN: 'http://[::1]:8080' }], [{ HOST: 'localhost', ORIGIN: 'http://127.8.9.1' }]])(
  'is a local demo when reachable from this host only: %j',
  (env) => expect(readConfig(env)).toMatchObject({ sandbox: true, demo: 'local' }),
);

test('requires the providers outside the sandbox for any NODE_ENV', () => {
  expect(() => requireProviders(readConfig({ SITE_SANDBOX: '0' }))).toThrow(/must be set in production/);
});

test('treats an empty variable as not set, and removes a trailing slash from the origin', () => {
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
])('%s=%s stops the start with an error that names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^The environment is not usable\\. ${name}: [^;]+$`));
});

test('a read endpoint requires DATABASE_URL and must be one URL, and its errors omit the password', () => {
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
      /^The environment is not usable\. DATABASE_READ_URL: must be one URL that begins with postgres:\/\/ [^@]*HAProxy[^@]*$/,
    );
});

test('allows a fixed clock in production only in the sandbox', () => {
  const env = { NODE_ENV: 'production', SITE_NOW: '2026-03-10T10:00:00+08:00' };
  expect(() => readConfig(env)).toThrow('SITE_NOW: not allowed in production without SITE_SANDBOX=1.');
  expect(readConfig({ ...env, SITE_SANDBOX: '1' }).siteNow).toEqual(new Date('2026-03-10T10:00:00+08:00'));
});

test('the test environment must be set explicitly and is rejected in production without a sandbox', () => {
  expect(readConfig({}).testEnvironment).toBe(false);
  expect(readConfig({ SITE_ENV: 'test' }).testEnvironment).toBe(true);
  expect(() => readConfig({ NODE_ENV: 'production', SITE_ENV: 'test' })).toThrow(
    'SITE_ENV: test is not allowed in production without SITE_SANDBOX=1.',
  );
});

describe('production without a sandbox', () => {
  const production = { NODE_ENV: 'production' };
  const mail = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'news@example.com' };

  test('requires every provider account in China, and SMTP everywhere', () => {
    expect(() => requireProviders(readConfig({ ...production, ...mail }))).toThrow(
      'SMS_*, WX_*, WECHAT_PAY_*, WECOM_*: must be set in production, or SITE_SANDBOX=1.',
    );
    expect(() => requireProviders(readConfig({ ...production, SITE_REGION: 'global' }))).toThrow(
      'SMTP_URL: must be set in production, or SITE_SANDBOX=1.',
    );
    for (const env of [{ ...production, ...mail, SITE_REGION: 'global' }, { ...production, SITE_SANDBOX: '1' }, {}])
      expect(() => requireProviders(readConfig(env))).not.toThrow();
  });
});
