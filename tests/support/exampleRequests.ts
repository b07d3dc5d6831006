/** Requests with the contract's examples, for tests of the browser side. */
import { argumentOf } from '@/rules/http/exampleOperations';
import { operationTable, type Input, type OperationId } from '../../server/http/contract';
import { bodyExampleOf, exampleOperation } from '../../server/http/examples';
import { fileFieldOf } from '../../server/http/validation';

/** The contract's example body of an operation, with changes. */
export const exampleBody = <Id extends OperationId>(
  id: Id,
  changes: Partial<Input<Id>['body']> = {},
): Input<Id>['body'] => Object.assign(structuredClone(bodyExampleOf(id)) as Input<Id>['body'] & object, changes);

function bodyOf(id: OperationId): unknown {
  const body = structuredClone(bodyExampleOf(id));
  if (operationTable[id].contentType !== 'multipart/form-data') return body;
  return { ...(body as object), [fileFieldOf(id).name]: new File(['content'], 'example.bin') };
}

/** The argument of an operation's client endpoint: its only value, or all by name. */
export function clientArgument(id: OperationId, parameters: Record<string, unknown>, body: unknown): unknown {
  const operation = exampleOperation(id);
  return argumentOf(operation, { ...parameters, ...(operation.body && { [operation.body.name]: body }) });
}

/** The same with the contract's examples, and changes of its parameters. */
export function exampleArgument(id: OperationId, changes: Record<string, unknown> = {}): unknown {
  const { parameters } = exampleOperation(id);
  const examples = Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
  return clientArgument(id, { ...examples, ...changes }, bodyOf(id));
}
