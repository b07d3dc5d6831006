/** Responses of the fake server (fakeTransport.ts): data, the contract's example, an error, a file, or a whole response. */
import type { HandlerResponse, Input, OperationId } from '../../server/http/contract';
import { statusOf, type ErrorReason } from '../../server/http/reasons';

export { exampleOf } from '../../server/http/examples';

interface ResponseOptions {
  status?: number;
  headers?: Record<string, string>;
  type?: string;
  /** Why this response may break the contract: otherwise the test fails. */
  outsideContract?: string;
}

/** A whole response, where the data of an envelope is not enough. */
export class FakeResponse {
  constructor(
    readonly body: unknown,
    readonly options: ResponseOptions = {},
  ) {}
}

/** Data with response headers, such as a ticket. */
export const withHeaders = (data: unknown, headers: Record<string, string>): FakeResponse =>
  new FakeResponse({ code: 200, message: 'OK', data }, { headers });

/** An error response as the server sends it, with the status of its reason; that of a field is in `errors` only. */
export function errorResponse(
  reason: ErrorReason,
  pointer?: string,
  message: string = reason,
  headers: Record<string, string> = {},
): FakeResponse {
  const code = statusOf[reason];
  const errors = pointer ? [{ pointer, reason, message }] : [];
  const data = { reason: reason.startsWith('field.') ? 'request.invalid' : reason, errors, requestId: 'test' };
  return new FakeResponse({ code, message, data }, { status: code, headers });
}

/** Bytes or text with a content type, such as a download. */
export const file = (body: string, type: string, name?: string): FakeResponse =>
  new FakeResponse(body, {
    type,
    headers: name ? { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` } : {},
  });

/** A placeholder for the contract's example. */
export const example = Symbol('example');

/** A recorded request of an operation. */
export interface FakeRequest<Id extends OperationId = OperationId> {
  id: Id;
  method: string;
  /** The requested path and query. */
  url: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** JSON as a value; multipart as FormData; anything else unchanged. */
  body: Input<Id>['body'];
  credentials: string | undefined;
}

export type FakeResult<Id extends OperationId = OperationId> = HandlerResponse<Id> | FakeResponse | typeof example;

/** A response of each operation, or a function of the request. */
export type FakeResponses = {
  [Id in OperationId]?: FakeResult<Id> | ((request: FakeRequest<Id>) => FakeResult<Id> | Promise<FakeResult<Id>>);
};
