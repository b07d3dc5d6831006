/** Whether limits tell readers apart: a proxy that hides them makes all of them one client. */
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { good, mind, type Finding } from './finding';

/** Fewer counts than this say nothing. */
const LEAST_COUNTS = 200;
const SUSPICIOUS_SHARE = 0.8;

export async function lookAtClients(db: Db): Promise<Finding[]> {
  // Of all who are counted, those that are networks: an IPv4 address, or IPv6 groups with their bits.
  const { rows } = await sql<{ who: string; count: number }>`
    select who, sum(count)::int as count from limit_count
    where who ~ '^[0-9]+\\.[0-9]+\\.[0-9]+\\.[0-9]+$' or who ~ '^[0-9a-f:]+/[0-9]+$'
    group by who order by count desc`.execute(db);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const [most] = rows;
  if (!most || total < LEAST_COUNTS) return [];
  const share = most.count / total;
  if (share < SUSPICIOUS_SHARE) return [good('Limits tell readers of different networks apart.')];
  return [
    mind(
      `${Math.round(share * 100)} % of what limits counted is of one client, ${most.who}: is that a proxy or CDN in front of nginx?`,
      'Name its networks in deploy/real-ip.conf, or set TRUST_PROXY to the number of proxies.',
    ),
  ];
}
