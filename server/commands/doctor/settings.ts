/** Checks of the settings: contradictions, and values that are insufficient for production. */
import type { Config } from '../../config';
import { ConfigError, readConfig } from '../../config';
import { missingMailboxes } from '../../organiserMails';
import { mustHaveProviders } from '../../providers';
import { bad, good, mind, type Finding } from './finding';

/** A page makes more than one request, but nobody waits much longer than for one of these. */
const MAX_TIMEOUT_MS = 15_000;

/** @returns the findings, and the configuration, which is null when it is invalid */
export function lookAtSettings(env: Record<string, string | undefined>): {
  config: Config | null;
  findings: Finding[];
} {
  try {
    const config = readConfig(env);
    const kind = config.production ? 'production' : 'a development site';
    const findings = [good(`The settings can be read: ${kind}${config.sandbox ? ', a sandbox' : ''}.`)];
    return { config, findings: [...findings, ...(config.production ? ofProduction(config) : []), ...ofAny(config)] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return {
      config: null,
      findings: [bad(error.message, 'Set it as .env.example shows; the start stops at the same place.')],
    };
  }
}

const isFinding = (finding: Finding | false): finding is Finding => finding !== false;

function ofProviders(config: Config): Finding | false {
  try {
    mustHaveProviders(config);
    return !config.sandbox && good('Every provider that this region needs has its account.');
  } catch (error) {
    return bad((error as Error).message, 'Set the accounts (.env.example), all variables of one together.');
  }
}

function ofProduction(config: Config): Finding[] {
  const { origin, sandbox, secret, trustProxy, databaseUrl, databaseTimeoutMs, drainMs, host } = config;
  const isHttps = origin.startsWith('https:');
  const unset = missingMailboxes(config.organiserMails);
  return [
    sandbox &&
      mind(
        'This is a sandbox in production: no mail leaves, nobody pays.',
        'Take SITE_SANDBOX=1 away once the providers are set.',
      ),
    ofProviders(config),
    unset.length > 0 &&
      !sandbox &&
      bad(
        `${unset.join(', ')}: no mailbox is set for what people send to the organiser.`,
        'Set a mailbox that somebody reads for each kind (.env.example).',
      ),
    !secret &&
      !sandbox &&
      bad(
        'SITE_SECRET is not set.',
        'Set 32 random characters or more, the same for all replicas: openssl rand -base64 32.',
      ),
    isHttps
      ? good(`Readers come by ${origin}.`)
      : bad(
          `ORIGIN is ${origin}: cookies without Secure, no HSTS, and cameras refuse to open.`,
          'Set the address that readers see, with https.',
        ),
    isHttps &&
      trustProxy === 0 &&
      mind(
        'TRUST_PROXY is 0, but HTTPS ends before this process: all readers would share one address and its limits.',
        'Set the number of proxies between readers and the site, 1 for one.',
      ),
    trustProxy > 3 &&
      mind(
        `TRUST_PROXY is ${trustProxy}: a reader who writes the header could choose an address.`,
        'Count the proxies again.',
      ),
    trustProxy > 0 &&
      drainMs === 0 &&
      mind('DRAIN_SECONDS is 0 behind a proxy: an update cuts off who comes in that moment.', 'Set 3.'),
    databaseTimeoutMs > MAX_TIMEOUT_MS &&
      mind(
        `DATABASE_TIMEOUT_SECONDS is ${databaseTimeoutMs / 1_000}: readers wait so long for a database that says nothing.`,
        'Set 10, unless searches need longer.',
      ),
    !databaseUrl &&
      mind(
        'The database is PGlite in DATA_DIR: one process, and a power cut can lose the last writes.',
        'Set DATABASE_URL to a PostgreSQL server.',
      ),
    host === '127.0.0.1' &&
      trustProxy > 0 &&
      mind('HOST is 127.0.0.1: only a proxy on this machine reaches the site.', 'In a container set HOST=0.0.0.0.'),
  ].filter(isFinding);
}

function ofAny({ watch, siteNow, sandbox, preSecret, production }: Config): Finding[] {
  return [
    watch.metrics !== null &&
      watch.metrics.host !== '127.0.0.1' &&
      !watch.metrics.token &&
      mind(
        'Metrics can be read by whoever reaches their port.',
        'Keep the port inside (a network policy), or set METRICS_TOKEN.',
      ),
    production &&
      !watch.metrics &&
      mind('Nobody can watch this process.', 'Set METRICS_PORT=9464 (docs/operations.md).'),
    sandbox && siteNow !== null && good(`The site’s clock starts at ${siteNow.toISOString()}.`),
    production && !preSecret && good('Nobody can open pre-registration outside of its time (PRE_SECRET).'),
  ].filter(isFinding);
}
