/** Compares the exchanges of the fake server with the contract, by the server's own validators. */
import { contractDocument, operationTable, type OperationId } from '../../server/http/contract';
import type { FieldProblem } from '../../server/http/fieldProblem';
import { checkFileBody, checkRequest, checkResponse } from '../../server/http/validation';
import type { FakeRequest } from './fakeResponses';

const FORM = 'application/x-www-form-urlencoded';

const describeProblems = (problems: FieldProblem[]): string[] =>
  problems.map(({ pointer, reason }) => `${pointer} ${reason}`);

/** The fields of a multipart body as the server reads them: a file is an object, anything else a text. */
const fieldsOf = (form: FormData): object => Object.fromEntries(form.entries());

/** How a request breaks the contract; empty if it doesn't. */
export function requestProblems({ id, headers, body, query }: FakeRequest, path: object): string[] {
  const { contentType, kind } = operationTable[id];
  const sentType = body instanceof FormData ? 'multipart/form-data' : (headers['content-type'] ?? null);
  if (body !== undefined && sentType !== contentType) return [`/body is ${sentType}, not ${contentType}`];
  if (body instanceof FormData) return describeProblems(checkFileBody(id, fieldsOf(body)));
  const fields = contentType === FORM ? Object.fromEntries(new URLSearchParams(String(body))) : body;
  const problems = describeProblems(checkRequest(id, { path, query: { ...query }, body: fields }));
  // A GET that writes needs a header that a link of another site cannot send.
  if (kind === 'write' && !headers['x-locale']) problems.push('/header/X-Locale field.required');
  return problems;
}

interface ErrorResponses {
  'x-reasons'?: Record<string, string[]>;
}

/** Whether the contract says that an operation can fail with this reason and status. */
function declaresReason(id: OperationId, status: number, reason: unknown): boolean {
  const { path, method } = operationTable[id];
  const item = (contractDocument.paths as unknown as Record<string, Record<string, ErrorResponses>>)[path];
  const declared = item?.[method.toLowerCase()]?.['x-reasons']?.[String(status)] ?? [];
  return [...declared, ...contractDocument['x-common-reasons']].includes(String(reason));
}

interface ServerResponse {
  headers: Record<string, unknown>;
  json(): unknown;
}

/** @throws when the server failed with a reason that the contract does not list for the operation */
export function requireDeclaredReason(id: OperationId, status: number, { headers, json }: ServerResponse): void {
  if (status < 400 || !String(headers['content-type']).startsWith('application/json')) return;
  const { data } = json() as { data?: { reason?: string } | null };
  if (data?.reason && !declaresReason(id, status, data.reason))
    throw new Error(`${id} failed with ${status} ${data.reason}, which its contract doesn't list.`);
}

/** How a response breaks the contract; empty if it doesn't. */
export function responseProblems(id: OperationId, status: number, type: string, body: unknown): string[] {
  const { responseType } = operationTable[id];
  if (!type.startsWith('application/json')) {
    const isFile = responseType === 'blob' || responseType === 'text';
    return isFile && status === 200 ? [] : [`${status} ${type}`];
  }
  if (status !== 200) {
    const { code, data } = body as { code?: unknown; data?: { reason?: unknown } | null };
    if (code !== status) return [`/code ${String(code)} with the status ${status}`];
    return declaresReason(id, status, data?.reason) ? [] : [`${status} with the reason ${String(data?.reason)}`];
  }
  if (responseType === 'blob' || responseType === 'text') return ['an envelope for a file'];
  // A copy, because the check sanitises HTML.
  return describeProblems(checkResponse(id, structuredClone(body)));
}
