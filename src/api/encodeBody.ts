/** Bodies by content type: the generator passes an object for each, whatever the contract says. */
import { trimPayload } from '@/rules/trimPayload';

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function entries(body: unknown): [string, unknown][] {
  return Object.entries((body ?? {}) as Record<string, unknown>).flatMap(([key, value]) =>
    Array.isArray(value) ? value.map((item): [string, unknown] => [key, item]) : [[key, value] as [string, unknown]],
  );
}

/** The body and content type to send. Multipart names no type: the browser adds the boundary. */
export function encodeBody(body: unknown, contentType: string): { body?: BodyInit; contentType?: string } {
  if (body === undefined) return {};
  if (contentType === 'multipart/form-data') {
    const form = new FormData();
    for (const [key, value] of entries(body)) form.append(key, value instanceof Blob ? value : asText(value));
    return { body: form };
  }
  const trimmed = trimPayload(body);
  if (contentType === 'application/x-www-form-urlencoded') {
    const form = new URLSearchParams();
    for (const [key, value] of entries(trimmed)) form.append(key, asText(value));
    return { body: form.toString(), contentType };
  }
  return { body: JSON.stringify(trimmed), contentType };
}

/** A query string with each value of a list as a pair of its own; empty values are left out. */
export function encodeQuery(params: Record<string, unknown> | undefined): string {
  const query = new URLSearchParams();
  for (const [key, value] of entries(trimPayload(params ?? {}))) query.append(key, asText(value));
  const text = query.toString();
  return text ? `?${text}` : '';
}
