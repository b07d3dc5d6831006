/** How pages ask for data: the answer or a Response that the router shows as an error page. */
import type { ApiError } from '@/api';
import { pageNumber } from '@/lib/listSearch';

interface Settled {
  data?: unknown;
  error?: unknown;
}

const SHOWN_AS = new Set([404, 429, 503]);

/** All that a page sends while it loads comes from its address: what the contract refuses of it is a page that does not exist. */
const isBadAddress = (error: ApiError): boolean =>
  error.kind === 'answer' && error.code === 400 && error.errors.length > 0;

/** The status of the page that shows an error of a call. */
function statusOf(error: ApiError): number {
  if (isBadAddress(error)) return 404;
  if (error.kind === 'answer' && SHOWN_AS.has(error.code)) return error.code;
  return error.kind === 'network' && error.code === null ? 503 : 500;
}

/** What the router shows in place of the page. */
function shownError(error: ApiError): Response {
  const seconds = error.kind === 'answer' ? error.retryAfter : undefined;
  return new Response(null, {
    status: statusOf(error),
    ...(seconds !== undefined && { headers: { 'retry-after': String(seconds) } }),
  });
}

/** Waits for calls that the page cannot do without; throws a Response when one of them failed. */
export async function needed(...calls: PromiseLike<Settled>[]): Promise<void> {
  const answers = await Promise.all(calls);
  for (const { error } of answers) if (error) throw shownError(error as ApiError);
}

/**
 * Waits for the call of a list. In the browser a lost connection leaves the list with its filters and a button to try again; any other
 * failure, and every one on the server, is the page's.
 */
export async function listed(onServer: boolean, call: PromiseLike<Settled>): Promise<void> {
  const { error } = (await call) as { error?: ApiError };
  if (error && (onServer || error.kind !== 'network')) throw shownError(error);
}

/** The number of the page that an address asks for; what is no number of a page does not exist. */
export function requestedPage(query: URLSearchParams): number {
  const current = pageNumber(query);
  if (current === null) throw new Response(null, { status: 404 });
  return current;
}

/** 404 for a path parameter of the wrong shape; an optional one may be missing. */
export function mustHaveShape(value: string | undefined, shape: RegExp): void {
  if (value !== undefined && !shape.test(value)) throw new Response(null, { status: 404 });
}

/** A page beyond the last one of its list does not exist; an empty list has its first. */
export function mustExist(list: { current: number; pages: number } | undefined): void {
  if (list && list.current > 1 && list.current > list.pages) throw new Response(null, { status: 404 });
}

/** A list of one type exists for the types that there are. */
export function mustBeType(id: string | undefined, types: { records: readonly { id: string }[] } | undefined): void {
  if (id !== undefined && !types?.records.some((type) => type.id === id)) throw new Response(null, { status: 404 });
}

/** Waits for calls whose failure leaves a gap and no more. */
export const wanted = async (...calls: PromiseLike<Settled>[]): Promise<void> => void (await Promise.all(calls));
