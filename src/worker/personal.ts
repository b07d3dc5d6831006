/** Documents of one person: they carry the end of that person's ticket, and leave the cache by then. */
import { isPersonal } from '@/lib/offline';

const UNTIL = 'x-kept-until';

/** The same answer, which knows when it has to go. */
export function withEnd(response: Response, until: number): Response {
  const headers = new Headers(response.headers);
  headers.set(UNTIL, String(until));
  return new Response(response.body, { status: response.status, headers });
}

/** One without an end has no right to be kept. */
export const hasEnded = (response: Response, now: number): boolean =>
  Number(response.headers.get(UNTIL) ?? Number.NEGATIVE_INFINITY) <= now;

/**
 * Removes the documents of a person.
 * @param isDue Which of them; all, unless told.
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
