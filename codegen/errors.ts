/** Types of the errors that operations declare by schema, and those of reasons by name. */
import { header } from './client';
import { resolve, type ContractDocument } from './contract';
import { quote } from './names';
import { listOperations, type Operation } from './operations';

/** The type of an operation's error responses: a union of its statuses with their data. */
function errorsOf(document: ContractDocument, { id, operationObject }: Operation): string {
  const statuses = Object.keys(operationObject.responses).filter((status) => /^([45]|default$)/i.test(status));
  const members = statuses.map((status) => {
    const response = operationObject.responses[status];
    const hasContent = Object.keys((response && resolve(document, response).content) ?? {}).length > 0;
    const key = /^\d+$/.test(status) ? status : quote(status);
    // A range, such as 4XX, and the default match any number.
    return `{ status: ${/^\d+$/.test(status) ? status : 'number'}; data: ${hasContent ? `Body<${quote(id)}, ${key}>` : 'unknown'} }`;
  });
  return members.length > 0 ? members.join(' | ') : 'never';
}

/** The source of `errors.gen.ts`, for a contract whose error responses have schemas. */
export function generateErrors(document: ContractDocument): string {
  const rows = listOperations(document).map((operation) => `  ${operation.id}: ${errorsOf(document, operation)};`);
  return `${header}
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { operations } from './contract.gen';

type ContentOf<Response> = Response extends { content: infer Content } ? Content[keyof Content] : unknown;
type Body<Id extends keyof operations, Status extends keyof operations[Id]['responses']> = ContentOf<
  operations[Id]['responses'][Status]
>;

/** The errors that each operation declares. */
export interface OperationErrors {
${rows.join('\n')}
}

/** Errors without a response of the API: no connection, a time limit, a response that cannot be read. */
export type TransportError = Exclude<FetchBaseQueryError, { status: number }>;

export type OperationError<Id extends keyof OperationErrors> = OperationErrors[Id] | TransportError;

/** Narrows the error of a request to those of its operation. Returns null for a value that is no such error. */
export const errorOf = <Id extends keyof OperationErrors>(error: unknown, _operation: Id): OperationError<Id> | null =>
  typeof error === 'object' && error !== null && 'status' in error ? (error as OperationError<Id>) : null;
`;
}
