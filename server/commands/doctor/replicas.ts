/** Looks at the read replicas: whether each follows the primary, as the running site would find it. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../../config';
import { openPostgres } from '../../db/connect';
import { openReading } from '../../db/reading/reading';
import type { ReplicaReport, ReplicaState } from '../../db/reading/replica';
import { bad, good, mind, type Finding } from './finding';

/** A replica that follows has what the primary had a moment ago. */
const WITHIN_MS = 3_000;
const AGAIN_MS = 250;

/** Readers are answered by the primary meanwhile, so that only what waiting does not mend is bad. */
const FINDINGS: Record<ReplicaState, (name: string) => Finding> = {
  well: (name) => good(`The replica ${name} follows the primary.`),
  away: (name) =>
    mind(
      `The replica ${name} does not answer.`,
      'Is it up, does it let readers in (hot_standby), and are host, port, user and password of DATABASE_READ_URL right?',
    ),
  behind: (name) =>
    mind(
      `The replica ${name} is behind the primary.`,
      'Look at pg_stat_replication on the primary and at its own log.',
    ),
  'not compared': (name) =>
    mind(
      `The replica ${name} cannot be held against the primary.`,
      'The primary is away, or its schema is older: the first start brings it up to date.',
    ),
  'not a standby': (name) =>
    bad(
      `The replica ${name} is not a standby.`,
      'Take its address out of DATABASE_READ_URL, or make it follow the primary.',
    ),
  'another system': (name) =>
    bad(
      `The replica ${name} follows another server, or its address names another database.`,
      'Give DATABASE_READ_URL the same database as DATABASE_URL, on standbys of its server.',
    ),
};

/** One finding a replica; none where there are no replicas. */
export async function lookAtReplicas(
  config: Pick<Config, 'databaseUrl' | 'databaseReadUrls' | 'databaseReadLagMs'>,
): Promise<Finding[]> {
  if (config.databaseUrl === null || config.databaseReadUrls.length === 0) return [];
  const primary = openPostgres(config.databaseUrl, { max: 1 });
  const reading = await openReading(config, primary);
  const isWell = ({ state }: ReplicaReport) => state === 'well';
  try {
    const late = performance.now() + WITHIN_MS;
    while (!reading.replicas().every(isWell) && performance.now() < late) {
      await wait(AGAIN_MS);
      await reading.look();
    }
    return reading.replicas().map(({ name, state }) => FINDINGS[state](name));
  } finally {
    await reading.close();
    await primary.close();
  }
}
