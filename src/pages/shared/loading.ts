/** How pages request data: the result, or a Response that the router shows as an error page. */
import type { ApiError } from '@/api';
import { pageNumber } from '@/lib/listSearch';

interface Settled {
  data?: unknown;
  error?: unknown;
}

const SHOWN_AS = new Set([404, 429, 503]);

/** Everything that a page sends while it loads comes from its URL, so a request that the contract rejects is a 404. */
const isBadAddress = (error: ApiError): boolean =>
  error.kind === 'answer' && error.code === 400 && error.errors.length > 0;

/** The status of the page that shows an API error. */
function statusOf(error: ApiError): number {
  if (isBadAddress(error)) return 404;
  if (error.kind === 'answer' && SHOWN_AS.has(error.code)) return error.code;
  return error.kind === 'network' && error.code === null ? 503 : 500;
}

/** The Response that the router shows in place of the page. */
function shownError(error: ApiError): Response {
  const seconds = error.kind === 'answer' ? error.retryAfter : undefined;
  return new Response(null, {
    status: statusOf(error),
    ...(seconds !== undefined && { headers: { 'retry-after': String(seconds) } }),
  });
}

/**
 * Waits for requests that the page requires.
 * @throws a Response when one of them failed
 */
export async function loadRequired(...calls: PromiseLike<Settled>[]): Promise<void> {
  const results = await Promise.all(calls);
  for (const { error } of results) if (error) throw shownError(error as ApiError);
}

/**
 * Waits for the request of a list. In the browser a network error leaves the list with its filters and a retry
 * button. Any other failure, and every one on the server, becomes the page's error.
 */
export async function listed(onServer: boolean, call: PromiseLike<Settled>): Promise<void> {
  const { error } = (await call) as { error?: ApiError };
  if (error && (onServer || error.kind !== 'network')) throw shownError(error);
}

/** The page number of a URL. An invalid one is a 404. */
export function requestedPage(query: URLSearchParams): number {
  const current = pageNumber(query);
  if (current === null) throw new Response(null, { status: 404 });
  return current;
}

/** A 404 for a malformed path parameter; an optional one may be missing. */
export function mustHaveShape(value: string | undefined, shape: RegExp): void {
  if (value !== undefined && !shape.test(value)) throw new Response(null, { status: 404 });
}

/** A 404 for a page after the last one of a list; an empty list has its first page. */
export function mustExist(list: { current: number; pages: number } | undefined): void {
  if (list && list.current > 1 && list.current > list.pages) throw new Response(null, { status: 404 });
}

/** A 404 for a type that does not exist. */
export function mustBeType(id: string | undefined, types: { records: readonly { id: string }[] } | undefined): void {
  if (id !== undefined && !types?.records.some((type) => type.id === id)) throw new Response(null, { status: 404 });
}

/** Waits for requests whose failure only leaves a gap. */
export const loadOptional = async (...calls: PromiseLike<Settled>[]): Promise<void> => void (await Promise.all(calls));
