/** The server of a replayed story: recorded results, and the contract's examples for everything else. */
import type { StoryRequest } from '@/api';
import { operationMatcher, type ExampleOperation, type ExampleOperations } from '@/rules/http/exampleOperations';
import type { Transport } from '@/rules/http/transport';

type Result = Pick<StoryRequest, 'status' | 'reason' | 'pointers' | 'requestId'>;

export interface StoryServer {
  transport: Transport;
  /** From now on, an operation has this result. */
  setResult(operation: string, result: Result): void;
}

const SUCCESS = 200;

function success({ responseType, data }: ExampleOperation): Response {
  if (responseType === 'json') return Response.json({ code: SUCCESS, message: 'OK', data });
  if (responseType === 'document') return Response.json(data);
  return new Response('', { headers: { 'content-type': 'application/octet-stream' } });
}

function failure({ status, reason = 'server.error', pointers = [], requestId = 'story' }: Result): Response {
  const errors = pointers.map((pointer) => ({ pointer, reason, message: reason }));
  return Response.json({ code: status, message: reason, data: { reason, errors, requestId } }, { status });
}

/** @param fallback responds to what is no operation, such as files */
export function makeStoryServer(operations: ExampleOperations, fallback: Transport): StoryServer {
  const find = operationMatcher(operations);
  const results = new Map<string, Result>();
  return {
    setResult: (operation, result) => void results.set(operation, result),
    async transport(url, init) {
      const id = find(init.method ?? 'GET', url)?.id;
      const operation = id === undefined ? undefined : operations[id];
      if (id === undefined || !operation) return fallback(url, init);
      const result = results.get(id) ?? { status: SUCCESS };
      if (result.status === 0) throw new TypeError('Failed to fetch');
      return result.status === SUCCESS ? success(operation) : failure(result);
    },
  };
}
