/** Personal documents: they carry their ticket's expiry and are evicted by then. */
import { isPersonal } from '@/lib/offline';

const EXPIRY_HEADER = 'x-kept-until';

/** The same response with its expiry. */
export function withExpiry(response: Response, expiresAt: number): Response {
  const headers = new Headers(response.headers);
  headers.set(EXPIRY_HEADER, String(expiresAt));
  return new Response(response.body, { status: response.status, headers });
}

/** A document without an expiry counts as expired. */
export const hasExpired = (response: Response, now: number): boolean =>
  Number(response.headers.get(EXPIRY_HEADER) ?? Number.NEGATIVE_INFINITY) <= now;

/**
 * Removes personal documents.
 * @param shouldDelete Selects them; all by default.
 */
export async function deletePersonal(
  cache: Pick<Cache, 'keys' | 'match' | 'delete'>,
  shouldDelete: (response: Response) => boolean = () => true,
): Promise<void> {
  const keys = (await cache.keys()).filter(({ url }) => isPersonal(new URL(url).pathname));
  for (const key of keys) {
    const response = await cache.match(key);
    if (!response || shouldDelete(response)) await cache.delete(key);
  }
}
