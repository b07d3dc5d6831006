/** The contract's example responses: for tests, and for pages without a database (`npm run dev -- --examples`). */
import {
  contractDocument,
  operationTable,
  type FileResponse,
  type HandlerResponse,
  type Handlers,
  type OperationId,
} from './contract';

interface OperationWithExamples {
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>;
}

/** The successful responses of an operation by content type. */
function contentOf(id: OperationId): Record<string, { example?: unknown }> {
  const { path, method } = operationTable[id];
  const paths = contractDocument.paths as unknown as Record<string, Record<string, OperationWithExamples>>;
  return paths[path]?.[method.toLowerCase()]?.responses['200']?.content ?? {};
}

/** The contract's example of what a handler returns; null for a file. */
export function exampleOf<Id extends OperationId>(id: Id): HandlerResponse<Id> {
  const { example } = contentOf(id)['application/json'] ?? {};
  const isDocument = operationTable[id].responseType === 'document';
  const data = isDocument ? example : (example as { data?: unknown } | undefined)?.data;
  return structuredClone(data ?? null) as HandlerResponse<Id>;
}

const isFile = (id: OperationId): boolean => ['blob', 'text'].includes(operationTable[id].responseType);

/** An empty file of the operation's type. */
const emptyFile = (id: OperationId): FileResponse => ({ contentType: Object.keys(contentOf(id))[0] ?? '', body: '' });

/** A handler of every operation that returns its example. */
export const exampleHandlers: Handlers = Object.fromEntries(
  (Object.keys(operationTable) as OperationId[]).map((id) => [id, () => (isFile(id) ? emptyFile(id) : exampleOf(id))]),
);
