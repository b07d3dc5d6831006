/** Reads the environment once, at start. An invalid value stops the process with a message that names it. */
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Locale } from '../src/rules/locales';
import { isLoopbackHost } from './loopback';
import { formDesignersFrom, formDesignerVariables } from './formDesigners';
import { limitsFrom, limitVariables } from './limits';
import { telemetryFrom, telemetryVariables } from './telemetry/settings';
import { organiserMailsFrom, organiserMailVariables } from './organiserMails';
import { ConfigError, providersFrom, providerVariables } from './providers';

export { ConfigError } from './providers';

/** The default start of a demo site's clock. */
const SANDBOX_NOW = '2026-03-01T10:00:00+08:00';

const flag = z.enum(['0', '1']).transform((value) => value === '1');

const POSTGRES = /^postgres(ql)?:\/\//;

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().regex(POSTGRES, 'must begin with postgres://').optional(),
  DATABASE_READ_URL: z
    .string()
    .refine(
      (text) => POSTGRES.test(text) && URL.canParse(text) && !text.includes(','),
      'must be one URL that begins with postgres:// (a comma in a password is %2C). Several standbys need one endpoint in front of them: HAProxy, PgBouncer or the reader endpoint of your provider',
    )
    .optional(),
  DATABASE_TIMEOUT_SECONDS: z.coerce.number().min(1).max(60).default(10),
  DATABASE_READ_LAG_SECONDS: z.coerce.number().min(2).max(600).default(30),
  ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(5).default(0),
  WARM_UP_SECONDS: z.coerce.number().min(0).max(30).default(0),
  SITE_SANDBOX: flag.optional(),
  SITE_NOW: z
    .string()
    .refine((text) => !Number.isNaN(Date.parse(text)), 'must be an instant such as 2026-03-01T10:00:00+08:00')
    .optional(),
  SITE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PRE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  CLAMD_ADDRESS: z
    .string()
    .regex(/^(?:\[[0-9a-f:.]+\]|[\w.-]+):\d{1,5}$/i, 'must be a host and a port such as clamd:3310')
    .optional(),
  SITE_ENV: z.enum(['live', 'test']).default('live'),
  LANGUAGE_ORIGINS: z
    .string()
    .regex(
      /^(?:(?:zh-cn|en|ru|zh-tw|ja)=https?:\/\/[\w.-]+(?::\d+)?(?:,|$))+$/,
      'must be pairs such as en=https://global.example.com,ru=https://global.example.com',
    )
    .optional(),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  SITE_REGION: z.enum(['CN', 'global']).default('CN'),
  ...formDesignerVariables,
  ...providerVariables,
  ...limitVariables,
  ...organiserMailVariables,
  ...telemetryVariables,
});

function clamdAddress(text: string): { host: string; port: number } {
  const { hostname, port } = new URL(`tcp://${text}`);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/**
 * Reads the configuration from environment variables (all in .env.example).
 * @throws ConfigError
 */
export function readConfig(env: Record<string, string | undefined>) {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = environment.safeParse(nonEmpty);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new ConfigError(`The environment is not usable. ${lines.join('; ')}`);
  }
  const values = result.data;
  const production = values.NODE_ENV === 'production';
  const origin = (values.ORIGIN ?? `http://127.0.0.1:${values.PORT}`).replace(/\/$/, '');
  const isLocal = isLoopbackHost(values.HOST) && isLoopbackHost(new URL(origin).hostname);
  // A missing NODE_ENV must not expose the tools of a demo.
  if (values.SITE_SANDBOX === undefined && !production && !isLocal)
    throw new ConfigError(
      'NODE_ENV: HOST or ORIGIN is not this machine. Set NODE_ENV=production with the providers’ accounts, or SITE_SANDBOX=1 for a public demo.',
    );
  const sandbox = values.SITE_SANDBOX ?? !production;
  if (values.SITE_NOW && production && !sandbox)
    throw new ConfigError('SITE_NOW: not allowed in production without SITE_SANDBOX=1.');
  if (values.SITE_ENV === 'test' && production && !sandbox)
    throw new ConfigError('SITE_ENV: test is not allowed in production without SITE_SANDBOX=1.');
  if (values.DATABASE_READ_URL && !values.DATABASE_URL)
    throw new ConfigError('DATABASE_READ_URL: needs DATABASE_URL; the embedded database has no standbys.');
  const siteNow = values.SITE_NOW ?? (sandbox ? SANDBOX_NOW : undefined);
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    /** The folder of PGlite's files and of the socket for commands. */
    dataDir: resolve(values.DATA_DIR),
    /** A PostgreSQL server; null means PGlite in `dataDir`. */
    databaseUrl: values.DATABASE_URL ?? null,
    /** The timeout of a request's statement (ms). PGlite runs in the process and needs none. */
    databaseTimeoutMs: values.DATABASE_TIMEOUT_SECONDS * 1_000,
    /** The endpoint of standbys for reading content (server/db/readPool.ts); null: read from the primary. */
    databaseReadUrl: values.DATABASE_READ_URL ?? null,
    /** The maximum lag of standbys (ms). For this time after a change, content is read from the primary. */
    databaseReadLagMs: values.DATABASE_READ_LAG_SECONDS * 1_000,
    /** The public origin without trailing slash, for canonical links and mails. */
    origin,
    /** Languages on a separate site, with its origin (section 1: the global site). All others are on this site. */
    languageOrigins: Object.fromEntries(
      (values.LANGUAGE_ORIGINS ?? '').split(',').flatMap((pair) => (pair ? [pair.split('=')] : [])),
    ) as Partial<Record<Locale, string>>,
    /** False unregisters installed service workers: the remedy for a faulty one. */
    serviceWorker: values.SERVICE_WORKER === 'on',
    /** False renders each page for each request, for measuring and debugging. */
    pageCache: values.PAGE_CACHE === 'on',
    /** The number of trusted proxies in x-forwarded-for. */
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    /** How long a stopping process still responds, so that load balancers notice (ms). */
    drainMs: values.DRAIN_SECONDS * 1_000,
    /**
     * How long a process renders pages before it accepts requests (ms). 0: it accepts them at once, and responds
     * slowly.
     */
    warmUpMs: values.WARM_UP_SECONDS * 1_000,
    /** Whether this is a demo site, with simulated providers (SITE_SANDBOX). A banner states this. */
    sandbox,
    /**
     * Who sees the tools of a demo site: `local`, direct requests from this machine; `public`, each browser its own
     * data; null: nobody.
     */
    demo: sandbox ? (isLocal ? ('local' as const) : ('public' as const)) : null,
    /** The start of the clock; null for real time. */
    siteNow: siteNow ? new Date(siteNow) : null,
    /** The site's secret. Without one, a random secret is generated in the data folder. */
    secret: values.SITE_SECRET ?? null,
    region: values.SITE_REGION,
    /**
     * Opens pre-registration outside its period, by the query `_pre_` (specification, section 4); null disables this.
     */
    preSecret: values.PRE_SECRET ?? null,
    /** Who may edit and publish forms over the API; on a local demo direct requests need no secret if this is empty. */
    formDesigners: formDesignersFrom(values),
    /** The virus scanner of uploads; null: a sandbox, or none, and only pictures are accepted. */
    clamd: values.CLAMD_ADDRESS ? clamdAddress(values.CLAMD_ADDRESS) : null,
    /** The environment of testers: a page's query `accessToken` is stored as the ticket (specification, section 4). */
    testEnvironment: values.SITE_ENV === 'test',
    limits: limitsFrom(values),
    organiserMails: organiserMailsFrom(values),
    telemetry: telemetryFrom(values),
    ...providersFrom(values),
  };
}

export type Config = ReturnType<typeof readConfig>;
