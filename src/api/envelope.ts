import type { ApiError, FieldError } from './errors';

interface Envelope {
  code: unknown;
  message?: unknown;
  msg?: unknown;
  data?: unknown;
}

const isEnvelope = (body: unknown): body is Envelope => typeof body === 'object' && body !== null && 'code' in body;

/** Section 8: success when the body's code is '200', 200 or 1. */
const isSuccess = (code: unknown): boolean => code === '200' || code === 200 || code === 1;

/** Splits an envelope into its data or its error. */
export function readEnvelope(body: unknown, status: number): { data: unknown } | { error: ApiError } {
  if (!isEnvelope(body)) return { error: { kind: 'network', code: status, message: `HTTP ${status}` } };
  if (isSuccess(body.code)) return { data: body.data ?? null };
  const details = (body.data ?? {}) as { reason?: string; errors?: FieldError[] };
  return {
    error: {
      kind: 'answer',
      code: Number(body.code),
      message: String(body.message ?? body.msg ?? ''),
      reason: details.reason ?? null,
      errors: details.errors ?? [],
    },
  };
}
