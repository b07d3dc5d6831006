/** Identifies a viewer for view counts, once per hour: by session, or by IP and browser without a session. */
import { createHash } from 'node:crypto';
import type { RequestContext } from '../../http/context';
import type { View } from '../../db/queries';

const HOUR_MS = 3_600_000;

/** The view of a request at an instant. */
export function viewOf({ session, clientIp, userAgent }: RequestContext, now: Date): View {
  const viewerKey = session ?? `${clientIp}\n${userAgent}`;
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  return {
    viewer: createHash('sha256').update(viewerKey).digest('base64url').slice(0, 22),
    hour: new Date(hour),
    deleteBefore: new Date(hour - HOUR_MS),
  };
}
