/** Splits the generated client by tag or `x-client`, so that a page loads only the operations that it uses. */
import ts from 'typescript';
import { splitEnums } from './enums';
import { ContractError } from './pointers';

/** The split client's files: name without extension, and source without header. */
export type ClientParts = Record<string, string>;

/** The endpoints in the statement `const … = api.injectEndpoints({ endpoints: (build) => ({ … }) })`. */
function endpointsOf(file: ts.SourceFile): ts.PropertyAssignment[] {
  const endpoints: ts.PropertyAssignment[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.initializer.getText(file).startsWith('build')) endpoints.push(node);
    else ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return endpoints;
}

const isType = (node: ts.Node): node is ts.TypeAliasDeclaration | ts.InterfaceDeclaration =>
  ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);

/** The names in the generator's output that are declared more than once, where it joined two names of the contract. */
function findDuplicates(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

/**
 * @param source the generator's output: an import, the endpoints, the types
 * @param clientOf returns the name of an operation's file
 * @returns `types`, `enums`, and a file per name that exports `<name>Api`
 * @throws ContractError when two types have the same name
 */
export function splitClient(source: string, clientOf: (operationId: string) => string): ClientParts {
  const file = ts.createSourceFile('endpoints.ts', source, ts.ScriptTarget.Latest, true);
  const declarations = file.statements.filter(isType);
  const duplicates = findDuplicates(declarations.map(({ name }) => name.text));
  if (duplicates.length > 0) {
    const message = `Two types would be named ${duplicates.join(', ')}. Rename a schema or an operation.`;
    throw new ContractError([{ pointer: '#/components/schemas', message }]);
  }
  const parts: ClientParts = splitEnums(file, declarations);
  const byClient = new Map<string, ts.PropertyAssignment[]>();
  for (const endpoint of endpointsOf(file)) {
    const client = clientOf(endpoint.name.getText(file));
    byClient.set(client, [...(byClient.get(client) ?? []), endpoint]);
  }
  for (const [client, endpoints] of byClient) {
    const texts = endpoints.map((endpoint) => endpoint.getText(file));
    const types = texts.flatMap((text) => text.match(/\b\w+Api(?:Response|Arg)\b/g) ?? []);
    parts[client] = [
      `import { emptyApi } from '../emptyApi';`,
      `import type {`,
      ...[...new Set(types)].map((type) => `  ${type},`),
      `} from './types.gen';`,
      ``,
      `export const ${client}Api = emptyApi.injectEndpoints({`,
      `  endpoints: (build) => ({`,
      ...texts.map((text) => `    ${text},`),
      `  }),`,
      `});`,
    ].join('\n');
  }
  return parts;
}
