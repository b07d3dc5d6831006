/**
 * The only module that sends HTTP requests. It implements section 7 (first paragraph) and section 8 for every
 * request: headers, trimmed payloads, loading state, ticket headers, the envelope, and the site-wide codes 403 and
 * 500.
 */
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { TransportResponse } from '@/rules/http/transport';
import { selectClientIp, selectDevice, selectStaffDevice } from '@/state/clientSlice';
import { selectLocale } from '@/state/localeSlice';
import { selectDesignerSecret } from '@/state/designerSlice';
import { endLoadingAfterDelay, loadingStarted, toastRaised } from '@/state/noticesSlice';
import type { Services } from '@/state/services';
import { selectTicket, ticketReceived } from '@/state/ticketSlice';
import { trimPayload } from '@/rules/http/trimPayload';
import type { ApiError, FieldError } from './errors';
import { traitsOf, type OperationTraits } from './generated/traits.gen';
import type { FileResponse } from './generated/types.gen';

const toText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function entries(body: unknown): [string, unknown][] {
  return Object.entries((body ?? {}) as Record<string, unknown>).flatMap(([key, value]) =>
    Array.isArray(value) ? value.map((item): [string, unknown] => [key, item]) : [[key, value] as [string, unknown]],
  );
}

/** The body and content type to send. Multipart sets no type, because the browser adds the boundary. */
export function encodeBody(body: unknown, contentType: string): { body?: BodyInit; contentType?: string } {
  if (body === undefined) return {};
  if (contentType === 'multipart/form-data') {
    const form = new FormData();
    for (const [key, value] of entries(body)) form.append(key, value instanceof Blob ? value : toText(value));
    return { body: form };
  }
  const trimmed = trimPayload(body);
  if (contentType === 'application/x-www-form-urlencoded') {
    const form = new URLSearchParams();
    for (const [key, value] of entries(trimmed)) form.append(key, toText(value));
    return { body: form.toString(), contentType };
  }
  return { body: JSON.stringify(trimmed), contentType };
}

/** Builds a query string. Each list value becomes its own pair; empty values are omitted. */
export function encodeQuery(params: Record<string, unknown> | undefined): string {
  const query = new URLSearchParams();
  for (const [key, value] of entries(trimPayload(params ?? {}))) query.append(key, toText(value));
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** The request that a generated endpoint describes. */
export interface ApiRequest {
  url: string;
  method?: string;
  body?: unknown;
  params?: Record<string, unknown>;
}

/** Calls that don't set the loading state (section 4: tracking, share configuration). */
const SILENT_ENDPOINTS = ['logTrack', 'wxSignature'];

/** Calls whose errors are not shown (section 8). */
const UNREPORTED_ENDPOINTS = [...SILENT_ENDPOINTS, 'configSeoByUrl'];

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;
/** Any response of this type is a file, for every operation. */
const FILE_TYPE = /^application\/(?:zip|octet-stream)\b/i;
/** Never from our API: the page of a gateway or proxy. */
const HTML_TYPE = /^text\/html\b/i;

/**
 * Form calls carry the designer's secret. Without a secret the server allows them on loopback only. It treats
 * x-forwarded-for as a sign of a proxy, so they are sent without that header.
 */
const FORMS_PATH = '/web/own/form';

type State = Parameters<typeof selectLocale>[0] &
  Parameters<typeof selectDesignerSecret>[0] &
  Parameters<typeof selectTicket>[0] &
  Parameters<typeof selectClientIp>[0];

export const baseQuery: BaseQueryFn<ApiRequest | string, unknown, ApiError> = async (
  args,
  { extra, getState, dispatch, endpoint, signal },
) => {
  const services = extra as Services;
  const request = typeof args === 'string' ? { url: args } : args;
  const traits = traitsOf(endpoint);
  const isSilent = !services.isInteractive || SILENT_ENDPOINTS.includes(endpoint);
  if (!isSilent) dispatch(loadingStarted());
  try {
    const response = await send(services, getState() as State, request, traits, signal);
    storeTicket(response, dispatch);
    const result = await parseResponse(services, response, traits);
    if ('error' in result && !UNREPORTED_ENDPOINTS.includes(endpoint))
      handleSiteError(services, result.error, dispatch);
    return result;
  } catch (error) {
    return { error: { kind: 'network', code: null, message: error instanceof Error ? error.message : String(error) } };
  } finally {
    if (!isSilent) endLoadingAfterDelay(services, selectDevice(getState() as State), dispatch);
  }
};

function send(
  { transport, config }: Services,
  state: State,
  request: ApiRequest,
  traits: OperationTraits,
  signal: AbortSignal,
): Promise<TransportResponse> {
  const { body, contentType } = encodeBody(request.body, traits.contentType);
  const headers = new Headers(commonHeaders(state, config.region, traits.service));
  if (request.url.startsWith(FORMS_PATH)) {
    const secret = selectDesignerSecret(state);
    if (secret !== null) headers.set('X-Forms-Secret', secret);
    headers.delete('x-forwarded-for');
  }
  if (contentType) headers.set('Content-Type', contentType);
  return transport(config.bases[traits.service] + request.url + encodeQuery(request.params), {
    method: request.method ?? 'GET',
    credentials: 'include',
    headers,
    body,
    // A cancelled upload sends no more bytes.
    ...(traits.contentType === 'multipart/form-data' && { signal }),
  });
}

function commonHeaders(
  state: State,
  region: 'CN' | 'global',
  service: OperationTraits['service'],
): Record<string, string> {
  const locale = selectLocale(state);
  const ip = selectClientIp(state);
  const ticket = selectTicket(state);
  const device = selectStaffDevice(state);
  return {
    'Accept-Language': locale === 'zh-cn' ? 'zh-CN' : 'en-US',
    'X-Locale': locale,
    ...(ip && { 'x-forwarded-for': forwardedFor(ip, region) }),
    ...(ticket && service !== 'helper' && { 'Access-Token': ticket.value }),
    ...(device && service === 'main' && { 'X-Staff-Device': device }),
  };
}

/** The last forwarded address when the region is not global (section 7). */
const forwardedFor = (addresses: string, region: 'CN' | 'global'): string =>
  region === 'global' ? addresses : (addresses.split(',').at(-1)?.trim() ?? addresses);

function storeTicket(
  response: TransportResponse,
  dispatch: (action: ReturnType<typeof ticketReceived>) => unknown,
): void {
  const value = response.headers.get('access-token');
  if (value) dispatch(ticketReceived({ value, expiresAt: response.headers.get('token-expire') }));
}

/**
 * Parses by the response's content type (section 8): an operation that usually returns a file returns an envelope on
 * failure, whatever its status.
 */
async function parseResponse(
  services: Services,
  response: TransportResponse,
  { responseType }: OperationTraits,
): Promise<{ data: unknown } | { error: ApiError }> {
  const type = response.headers.get('content-type') ?? '';
  if (JSON_TYPE.test(type)) {
    const body: unknown = await response.json();
    if (response.ok && responseType === 'document') return { data: body };
    const result = parseEnvelope(body, response.status);
    const retryAfter = Number(response.headers.get('retry-after') ?? NaN);
    if ('error' in result && result.error.kind === 'response' && retryAfter >= 0) result.error.retryAfter = retryAfter;
    return result;
  }
  if (response.ok && responseType === 'text' && !HTML_TYPE.test(type)) return { data: await response.text() };
  if (response.ok && ((responseType === 'blob' && !HTML_TYPE.test(type)) || FILE_TYPE.test(type)))
    return { data: await readFile(services, response) };
  return parseEnvelope(null, response.status);
}

interface Envelope {
  code: unknown;
  message?: unknown;
  msg?: unknown;
  data?: unknown;
}

const isEnvelope = (body: unknown): body is Envelope => typeof body === 'object' && body !== null && 'code' in body;

/** Success is a body code of '200', 200 or 1 (section 8). */
const isSuccess = (code: unknown): boolean => code === '200' || code === 200 || code === 1;

/** Splits an envelope into its data or its error. */
function parseEnvelope(body: unknown, status: number): { data: unknown } | { error: ApiError } {
  if (!isEnvelope(body)) return { error: { kind: 'network', code: status, message: `HTTP ${status}` } };
  if (isSuccess(body.code)) return { data: body.data ?? null };
  const details = (body.data ?? {}) as { reason?: string; errors?: FieldError[]; requestId?: string };
  const code = Number(body.code);
  return {
    error: {
      kind: 'response',
      code,
      message: String(body.message ?? body.msg ?? ''),
      reason: details.reason ?? null,
      errors: details.errors ?? [],
      ...(code >= 500 && details.requestId && { requestId: details.requestId }),
    },
  };
}

/** Only the file's object URL is stored, because the store holds no binary data. */
async function readFile({ objectUrl }: Services, response: TransportResponse): Promise<FileResponse> {
  const file = await response.blob();
  const encodedName = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const fileName = encodedName ? decodeURIComponent(encodedName) : 'download';
  return { fileName, size: file.size, url: objectUrl(file) };
}

/** Outside the global region a 403 starts the WeChat sign-in; a 500 with a message is shown (section 8). */
function handleSiteError(
  { config, navigation }: Services,
  error: ApiError,
  dispatch: (action: ReturnType<typeof toastRaised>) => unknown,
): void {
  if (error.kind !== 'response') return;
  if (error.code === 403 && config.region !== 'global')
    navigation.assign(`/wx-redirect?f=${encodeURIComponent(navigation.current())}`);
  if (error.code === 500 && error.message) dispatch(toastRaised({ kind: 'error', text: error.message }));
}
