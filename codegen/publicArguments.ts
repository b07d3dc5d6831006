/**
 * The arguments of public reads that can't contain personal data: numbers, flags, enums, and texts whose schema is
 * marked `x-public`. An operation with `x-public: false` has none, for example because its id is a secret. Reports of
 * problems contain these arguments only.
 */
import { resolve, type ContractDocument, type JsonObject } from './contract';
import { header } from './client';
import { listOperations, type Operation } from './operations';

const isPublic = (document: ContractDocument, node: JsonObject): boolean => {
  const schema = resolve(document, node);
  const types = [schema.type].flat();
  return (
    schema['x-public'] === true ||
    'enum' in schema ||
    ['integer', 'number', 'boolean'].some((type) => types.includes(type))
  );
};

/** The names of an operation's public arguments: parameters, and properties of its body. */
function namesOf(document: ContractDocument, { operationObject, path }: Operation): string[] {
  const shared = document.paths[path]?.parameters ?? [];
  const parameters = [...shared, ...(operationObject.parameters ?? [])]
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in === 'path' || parameter.in === 'query');
  const content = operationObject.requestBody && resolve(document, operationObject.requestBody).content;
  const body = resolve(document, Object.values(content ?? {})[0]?.schema ?? {}) as {
    properties?: Record<string, JsonObject>;
  };
  const schemas = [
    ...parameters.map(({ name, schema }): [string, JsonObject] => [name, schema]),
    ...Object.entries(body.properties ?? {}),
  ];
  return schemas.filter(([, schema]) => isPublic(document, schema)).map(([name]) => name);
}

/** The source of `publicArguments.gen.ts`. */
export function generatePublicArguments(document: ContractDocument): string {
  const lines = listOperations(document)
    .filter(({ kind, security, operationObject }) => {
      return kind === 'read' && security.length === 0 && operationObject['x-public'] !== false;
    })
    .map((operation) => [operation.id, namesOf(document, operation)] as const)
    .filter(([, names]) => names.length > 0)
    .map(([id, names]) => `  ${id}: [${names.map((name) => `'${name}'`).join(', ')}],`);
  return `${header}
/** The arguments of public reads that can't contain personal data, by operation. */
export const publicArguments: Readonly<Record<string, readonly string[]>> = {
${lines.join('\n')}
};
`;
}
