/** Parts the generator's one file by tag, so that a page brings only the calls of its own tags. */
import ts from 'typescript';

/** A file of the parted client: its name without an ending, and its source without the header. */
export type ClientParts = Record<string, string>;

/** The statement `const … = api.injectEndpoints({ endpoints: (build) => ({ … }) })`: its endpoints. */
function endpointsOf(file: ts.SourceFile): ts.PropertyAssignment[] {
  const found: ts.PropertyAssignment[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.initializer.getText(file).startsWith('build')) found.push(node);
    else ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}

const isType = (node: ts.Node): boolean => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);

/**
 * @param source What the generator wrote: an import, the endpoints, the types.
 * @param tagOf The tag of an operation.
 * @returns `types`, and a file a tag that exports `<tag>Api`.
 */
export function splitClient(source: string, tagOf: (operationId: string) => string): ClientParts {
  const file = ts.createSourceFile('endpoints.ts', source, ts.ScriptTarget.Latest, true);
  const parts: ClientParts = {
    types: file.statements
      .filter(isType)
      .map((statement) => statement.getText(file))
      .join('\n'),
  };
  const byTag = new Map<string, ts.PropertyAssignment[]>();
  for (const endpoint of endpointsOf(file)) {
    const tag = tagOf(endpoint.name.getText(file));
    byTag.set(tag, [...(byTag.get(tag) ?? []), endpoint]);
  }
  for (const [tag, endpoints] of byTag) {
    const texts = endpoints.map((endpoint) => endpoint.getText(file));
    const types = texts.flatMap((text) => text.match(/\b\w+Api(?:Response|Arg)\b/g) ?? []);
    parts[tag] = [
      `import { emptyApi } from '../emptyApi';`,
      `import type {`,
      ...[...new Set(types)].map((type) => `  ${type},`),
      `} from './types.gen';`,
      ``,
      `export const ${tag}Api = emptyApi.injectEndpoints({`,
      `  endpoints: (build) => ({`,
      ...texts.map((text) => `    ${text},`),
      `  }),`,
      `});`,
    ].join('\n');
  }
  return parts;
}
