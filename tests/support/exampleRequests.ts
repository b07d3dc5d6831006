/** Requests with the contract's examples, for tests of the browser side. */
import { operationTable, type Input, type OperationId } from '../../server/http/contract';
import { fileFieldOf } from '../../server/http/validation';
import { exampleOf, follow, operationOf, parametersOf } from '../contract/contract';

/** The contract's example body of an operation, with changes. */
export const exampleBody = <Id extends OperationId>(
  id: Id,
  changes: Partial<Input<Id>['body']> = {},
): Input<Id>['body'] => Object.assign(structuredClone(exampleOf(id)) as Input<Id>['body'] & object, changes);

/** The name of the body in the argument of a client endpoint: that of its schema. */
function bodyName(id: OperationId): string | null {
  const { requestBody } = operationOf(id);
  if (!requestBody) return null;
  const schema = Object.values(follow(requestBody).content)[0]?.schema as { $ref?: string } | undefined;
  const name = schema?.$ref?.split('/').at(-1) ?? 'body';
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function bodyOf(id: OperationId): unknown {
  const body = structuredClone(exampleOf(id));
  if (operationTable[id].contentType !== 'multipart/form-data') return body;
  return { ...(body as object), [fileFieldOf(id).name]: new File(['content'], 'example.bin') };
}

const sentParametersOf = (id: OperationId) =>
  parametersOf(id).filter((parameter) => parameter.in === 'path' || parameter.in === 'query');

/** The argument of an operation's client endpoint: its only value, or all by name. */
export function clientArgument(id: OperationId, parameters: Record<string, unknown>, body: unknown): unknown {
  const name = bodyName(id);
  const values = { ...parameters, ...(name !== null && { [name]: body }) };
  const isFlat = sentParametersOf(id).length + (name === null ? 0 : 1) === 1;
  return isFlat ? Object.values(values)[0] : values;
}

/** The same with the contract's examples, and changes of its parameters. */
export function exampleArgument(id: OperationId, changes: Record<string, unknown> = {}): unknown {
  const parameters = Object.fromEntries(sentParametersOf(id).map(({ name, example }) => [name, example]));
  return clientArgument(id, { ...parameters, ...changes }, bodyOf(id));
}
