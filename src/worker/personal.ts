/** Personal documents: they carry their ticket's expiry and are evicted by then. */
import { isPersonal } from '@/lib/offline';

const UNTIL = 'x-kept-until';

/** The same response with its expiry. */
export function withEnd(response: Response, until: number): Response {
  const headers = new Headers(response.headers);
  headers.set(UNTIL, String(until));
  return new Response(response.body, { status: response.status, headers });
}

/** A document without an expiry counts as expired. */
export const hasEnded = (response: Response, now: number): boolean =>
  Number(response.headers.get(UNTIL) ?? Number.NEGATIVE_INFINITY) <= now;

/**
 * Removes personal documents.
 * @param isDue Selects them; all by default.
 */
export async function dropPersonal(
  cache: Pick<Cache, 'keys' | 'match' | 'delete'>,
  isDue: (response: Response) => boolean = () => true,
): Promise<void> {
  const keys = (await cache.keys()).filter(({ url }) => isPersonal(new URL(url).pathname));
  for (const key of keys) {
    const response = await cache.match(key);
    if (!response || isDue(response)) await cache.delete(key);
  }
}
