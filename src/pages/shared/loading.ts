/** How pages request data: the result, or a Response that the router shows as an error page. */
import type { ApiError } from '@/api';
import { pageNumber } from '@/lib/listSearch';

interface RequestResult {
  data?: unknown;
  error?: unknown;
}

const PASSED_THROUGH_STATUSES = new Set([404, 429, 503]);

/** All request parameters of a loading page come from its URL, so a request that the contract rejects is a 404. */
const isInvalidUrl = (error: ApiError): boolean =>
  error.kind === 'response' && error.code === 400 && error.errors.length > 0;

/** The status of the page that shows an API error. */
function statusOf(error: ApiError): number {
  if (isInvalidUrl(error)) return 404;
  if (error.kind === 'response' && PASSED_THROUGH_STATUSES.has(error.code)) return error.code;
  return error.kind === 'network' && error.code === null ? 503 : 500;
}

/** The Response that the router shows in place of the page. */
function toErrorResponse(error: ApiError): Response {
  const seconds = error.kind === 'response' ? error.retryAfter : undefined;
  return new Response(null, {
    status: statusOf(error),
    ...(seconds !== undefined && { headers: { 'retry-after': String(seconds) } }),
  });
}

/**
 * Waits for requests that the page requires.
 * @throws a Response when one of them failed
 */
export async function loadRequired(...requests: PromiseLike<RequestResult>[]): Promise<void> {
  const results = await Promise.all(requests);
  for (const { error } of results) if (error) throw toErrorResponse(error as ApiError);
}

/**
 * Waits for the request of a list. In the browser a network error leaves the list with its filters and a retry
 * button. Any other error, and every error on the server, becomes the error page.
 */
export async function loadList(isServer: boolean, request: PromiseLike<RequestResult>): Promise<void> {
  const { error } = (await request) as { error?: ApiError };
  if (error && (isServer || error.kind !== 'network')) throw toErrorResponse(error);
}

/** The page number of a URL. An invalid one is a 404. */
export function requestedPage(query: URLSearchParams): number {
  const current = pageNumber(query);
  if (current === null) throw new Response(null, { status: 404 });
  return current;
}

/** A 404 for a malformed path parameter; an optional one may be missing. */
export function requireFormat(value: string | undefined, format: RegExp): void {
  if (value !== undefined && !format.test(value)) throw new Response(null, { status: 404 });
}

/** A 404 for a page number beyond the last page; page 1 of an empty list exists. */
export function requireExistingPage(list: { current: number; pages: number } | undefined): void {
  if (list && list.current > 1 && list.current > list.pages) throw new Response(null, { status: 404 });
}

/** A 404 for a type that does not exist. */
export function requireKnownType(
  id: string | undefined,
  types: { records: readonly { id: string }[] } | undefined,
): void {
  if (id !== undefined && !types?.records.some((type) => type.id === id)) throw new Response(null, { status: 404 });
}

/** Waits for requests whose failure only omits a section of the page. */
export const loadOptional = async (...requests: PromiseLike<RequestResult>[]): Promise<void> =>
  void (await Promise.all(requests));
