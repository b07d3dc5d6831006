/** Who looks, so that one reader counts once an hour: the session, or address and browser where there is none yet. */
import { createHash } from 'node:crypto';
import type { RequestContext } from '../../http/context';

const HOUR_MS = 3_600_000;

/** A hash that says nothing of the reader and is forgotten after the hour. */
export const viewerOf = ({ session, client, userAgent }: RequestContext): string =>
  createHash('sha256')
    .update(session ?? `${client}\n${userAgent}`)
    .digest('base64url')
    .slice(0, 22);

export function viewHours(now: Date): { hour: Date; before: Date } {
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  return { hour: new Date(hour), before: new Date(hour - HOUR_MS) };
}
