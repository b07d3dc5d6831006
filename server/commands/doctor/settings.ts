/** Checks of the settings: contradictions, and values that are insufficient for production. */
import type { Config } from '../../config';
import { ConfigError, readConfig } from '../../config';
import { missingMailboxes } from '../../organiserMails';
import { requireProviders } from '../../providers';
import { failure, ok, warning, type Diagnostic } from './diagnostic';

/** The longest sensible database timeout: visitors leave a page that takes longer. */
const MAX_TIMEOUT_MS = 15_000;

/** @returns the diagnostics, and the configuration, which is null when it is invalid */
export function checkSettings(env: Record<string, string | undefined>): {
  config: Config | null;
  diagnostics: Diagnostic[];
} {
  try {
    const config = readConfig(env);
    const kind = config.production ? 'production' : 'a development site';
    const diagnostics = [ok(`The settings are valid: ${kind}${config.sandbox ? ', a demo site' : ''}.`)];
    return {
      config,
      diagnostics: [...diagnostics, ...(config.production ? checkProduction(config) : []), ...checkMonitoring(config)],
    };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return {
      config: null,
      diagnostics: [failure(error.message, 'Set it as in .env.example. The server does not start with this value.')],
    };
  }
}

const isDiagnostic = (diagnostic: Diagnostic | false): diagnostic is Diagnostic => diagnostic !== false;

function checkProviders(config: Config): Diagnostic | false {
  try {
    requireProviders(config);
    return !config.sandbox && ok('All provider accounts that this region needs are set.');
  } catch (error) {
    return failure((error as Error).message, 'Set all variables of each account (.env.example).');
  }
}

function checkProduction(config: Config): Diagnostic[] {
  const { origin, sandbox, secret, clamd, trustProxy, databaseUrl, databaseTimeoutMs, drainMs, host } = config;
  const isHttps = origin.startsWith('https:');
  const missingVariables = missingMailboxes(config.organiserMails);
  return [
    sandbox &&
      warning(
        'This is a demo site in production: mails are not sent, and payments are simulated.',
        'Remove SITE_SANDBOX=1 when the provider accounts are set.',
      ),
    checkProviders(config),
    missingVariables.length > 0 &&
      !sandbox &&
      failure(
        `${missingVariables.join(', ')}: no mailbox is set for submissions to the organiser.`,
        'For each kind of submission, set a mailbox that somebody reads (.env.example).',
      ),
    !clamd &&
      !sandbox &&
      warning(
        'CLAMD_ADDRESS is not set: forms accept pictures only, which are re-encoded, and no PDFs.',
        'Run clamd and set its address, such as clamd:3310 (docs/operations.md).',
      ),
    !secret &&
      !sandbox &&
      failure(
        'SITE_SECRET is not set.',
        'Set 32 random characters or more, the same for all replicas: openssl rand -base64 32.',
      ),
    isHttps
      ? ok(`The public origin is ${origin}.`)
      : failure(
          `ORIGIN is ${origin}: cookies are not Secure, there is no HSTS, and pages cannot use the camera.`,
          'Set the public URL, with https.',
        ),
    isHttps &&
      trustProxy === 0 &&
      warning(
        'TRUST_PROXY is 0, but a proxy terminates HTTPS: all clients would share its IP and the rate limits.',
        'Set the number of proxies in front of the site, 1 for one.',
      ),
    trustProxy > 3 &&
      warning(
        `TRUST_PROXY is ${trustProxy}: a client could forge its IP address with X-Forwarded-For.`,
        'Count the proxies again.',
      ),
    trustProxy > 0 &&
      drainMs === 0 &&
      warning('DRAIN_SECONDS is 0 behind a proxy: requests that arrive during a restart fail.', 'Set 3.'),
    databaseTimeoutMs > MAX_TIMEOUT_MS &&
      warning(
        `DATABASE_TIMEOUT_SECONDS is ${databaseTimeoutMs / 1_000}: requests wait that long for an unresponsive database.`,
        'Set 10, unless searches need longer.',
      ),
    !databaseUrl &&
      warning(
        'The database is PGlite in DATA_DIR: one process, and a power cut can lose the last writes.',
        'Set DATABASE_URL to a PostgreSQL server.',
      ),
    host === '127.0.0.1' &&
      trustProxy > 0 &&
      warning('HOST is 127.0.0.1: only a proxy on this machine reaches the site.', 'In a container set HOST=0.0.0.0.'),
  ].filter(isDiagnostic);
}

function checkMonitoring({ telemetry, siteNow, sandbox, preSecret, production }: Config): Diagnostic[] {
  return [
    telemetry.metrics !== null &&
      telemetry.metrics.host !== '127.0.0.1' &&
      !telemetry.metrics.token &&
      warning(
        'Metrics can be read by anyone who can reach their port.',
        'Restrict the port to the internal network (a network policy), or set METRICS_TOKEN.',
      ),
    production &&
      !telemetry.metrics &&
      warning('This process exports no metrics.', 'Set METRICS_PORT=9464 (docs/operations.md).'),
    sandbox && siteNow !== null && ok(`The site’s clock starts at ${siteNow.toISOString()}.`),
    production && !preSecret && ok('Pre-registration cannot be opened outside its period (PRE_SECRET is not set).'),
  ].filter(isDiagnostic);
}
