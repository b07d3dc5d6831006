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

test('designers have names and secrets, or share one secret', () => {
  const of = (env: Record<string, string>) => readConfig(env).formDesigners;
  expect(of({})).toEqual([]);
  expect(of({ FORMS_SECRET: 'a secret of designers' })).toEqual([
    { name: 'Designer', secret: 'a secret of designers' },
  ]);
  // A secret may contain a colon; spaces around names and secrets are no part of them.
  expect(of({ FORMS_DESIGNERS: 'Anna Li:annas:secret-of-forms, 王芳 : wangs-secret-of-forms' })).toEqual([
    { name: 'Anna Li', secret: 'annas:secret-of-forms' },
    { name: '王芳', secret: 'wangs-secret-of-forms' },
  ]);
  expect(() => of({ FORMS_DESIGNERS: `Anna:${'a'.repeat(16)}`, FORMS_SECRET: 'a'.repeat(16) })).toThrow(
    'FORMS_SECRET: remove it, FORMS_DESIGNERS replaces it.',
  );
});

test.each([
  ['Anna', 'entry 1 must be a name and a secret, such as Anna Li:<secret>'],
  ['Anna:1234567890abcdef,', 'entry 2 must be a name and a secret, such as Anna Li:<secret>'],
  [':1234567890abcdef', 'entry 1 must be a name and a secret, such as Anna Li:<secret>'],
  ['Anna:1234567890abcde', 'the secret of Anna must have at least 16 characters'],
  ['Designer:1234567890abcdef', 'the name Designer is that of FORMS_SECRET, choose another'],
  ['Anna:1234567890abcdef,Anna:fedcba0987654321', 'the name Anna occurs twice'],
  ['Anna:1234567890abcdef,Boris:1234567890abcdef', 'the secret of Boris is that of another designer'],
  [`${'A'.repeat(61)}:1234567890abcdef`, `the name ${'A'.repeat(61)} has more than 60 characters`],
  [
    Array.from({ length: 51 }, (_, index) => `Designer ${index}:1234567890abcdef${index}`).join(','),
    'there are more than 50 designers',
  ],
])('FORMS_DESIGNERS=%s stops the start, and the error contains no secret', (text, problem) => {
  const read = () => readConfig({ FORMS_DESIGNERS: text });
  expect(read).toThrow(new ConfigError(`The environment is not usable. FORMS_DESIGNERS: ${problem}`));
  expect(read).not.toThrow('1234567890');
});
