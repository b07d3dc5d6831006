/** Looks at the settings alone: what is set against each other, or too little for production. */
import type { Config } from '../../config';
import { BadConfig, readConfig } from '../../config';
import { missingMailboxes } from '../../organiserMails';
import { mustHaveProviders } from '../../providers';
import { bad, good, mind, type Finding } from './finding';

/** A page asks several times; nobody waits for much longer than for one of these. */
const LONGEST_TIMEOUT_MS = 15_000;

/** @returns the configuration too, null when it cannot be read */
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
    if (!(error instanceof BadConfig)) throw error;
    return {
      config: null,
      findings: [bad(error.message, 'Set it as .env.example shows; the start stops at the same place.')],
    };
  }
}

function ofProduction(config: Config): Finding[] {
  const { origin, sandbox, secret, trustProxy, databaseUrl, databaseTimeoutMs, drainMs, host } = config;
  const isHttps = origin.startsWith('https:');
  const findings: Finding[] = [];
  if (sandbox)
    findings.push(
      mind(
        'This is a sandbox in production: no mail leaves, nobody pays.',
        'Take SITE_SANDBOX=1 away once the providers are set.',
      ),
    );
  try {
    mustHaveProviders(config);
    if (!sandbox) findings.push(good('Every provider that this region needs has its account.'));
  } catch (error) {
    findings.push(bad((error as Error).message, 'Set the accounts (.env.example), all variables of one together.'));
  }
  const unset = missingMailboxes(config.organiserMails);
  if (unset.length > 0 && !sandbox)
    findings.push(
      bad(
        `${unset.join(', ')}: no mailbox is set for what people send to the organiser.`,
        'Set a mailbox that somebody reads for each kind (.env.example).',
      ),
    );
  if (!secret && !sandbox)
    findings.push(
      bad(
        'SITE_SECRET is not set.',
        'Set 32 random characters or more, the same for all replicas: openssl rand -base64 32.',
      ),
    );
  findings.push(
    isHttps
      ? good(`Readers come by ${origin}.`)
      : bad(
          `ORIGIN is ${origin}: cookies without Secure, no HSTS, and cameras refuse to open.`,
          'Set the address that readers see, with https.',
        ),
  );
  if (isHttps && trustProxy === 0)
    findings.push(
      mind(
        'TRUST_PROXY is 0, but HTTPS ends before this process: all readers would share one address and its limits.',
        'Set the number of proxies between readers and the site, 1 for one.',
      ),
    );
  if (trustProxy > 3)
    findings.push(
      mind(
        `TRUST_PROXY is ${trustProxy}: a reader who writes the header could choose an address.`,
        'Count the proxies again.',
      ),
    );
  if (trustProxy > 0 && drainMs === 0)
    findings.push(mind('DRAIN_SECONDS is 0 behind a proxy: an update cuts off who comes in that moment.', 'Set 3.'));
  if (databaseTimeoutMs > LONGEST_TIMEOUT_MS)
    findings.push(
      mind(
        `DATABASE_TIMEOUT_SECONDS is ${databaseTimeoutMs / 1_000}: readers wait so long for a database that says nothing.`,
        'Set 10, unless searches need longer.',
      ),
    );
  if (!databaseUrl)
    findings.push(
      mind(
        'The database is PGlite in DATA_DIR: one process, and a power cut can lose the last writes.',
        'Set DATABASE_URL to a PostgreSQL server.',
      ),
    );
  if (host === '127.0.0.1' && trustProxy > 0)
    findings.push(
      mind('HOST is 127.0.0.1: only a proxy on this machine reaches the site.', 'In a container set HOST=0.0.0.0.'),
    );
  return findings;
}

function ofAny({ watch, siteNow, sandbox, preSecret, production }: Config): Finding[] {
  const findings: Finding[] = [];
  if (watch.metrics && watch.metrics.host !== '127.0.0.1' && !watch.metrics.token)
    findings.push(
      mind(
        'Metrics can be read by whoever reaches their port.',
        'Keep the port inside (a network policy), or set METRICS_TOKEN.',
      ),
    );
  if (production && !watch.metrics)
    findings.push(mind('Nobody can watch this process.', 'Set METRICS_PORT=9464 (docs/operations.md).'));
  if (sandbox && siteNow) findings.push(good(`The site’s clock starts at ${siteNow.toISOString()}.`));
  if (production && !preSecret)
    findings.push(good('Nobody can open pre-registration outside of its time (PRE_SECRET).'));
  return findings;
}
