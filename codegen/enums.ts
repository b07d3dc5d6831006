/** Named enums of the client's types as constant objects, so that their values exist at run time. */
import ts from 'typescript';

type TypeDeclaration = ts.TypeAliasDeclaration | ts.InterfaceDeclaration;

/** The members of a union, those of its nested unions included. */
const membersOf = (node: ts.TypeNode): ts.TypeNode[] => {
  if (ts.isParenthesizedTypeNode(node)) return membersOf(node.type);
  return ts.isUnionTypeNode(node) ? node.types.flatMap(membersOf) : [node];
};

/** The literals of a type such as `"a" | "b" | null`, as written; null for any other type. */
function literalsOf(file: ts.SourceFile, node: ts.TypeNode): string[] | null {
  const members = membersOf(node);
  const literals = members.map((member) => {
    const isValue =
      ts.isLiteralTypeNode(member) &&
      (ts.isStringLiteral(member.literal) ||
        ts.isNumericLiteral(member.literal) ||
        member.literal.kind === ts.SyntaxKind.NullKeyword);
    return isValue ? member.getText(file) : null;
  });
  const values = literals.filter((literal) => literal !== null);
  return values.length === members.length && values.some((value) => value !== 'null') ? values : null;
}

function toConstant(name: string, literals: readonly string[]): string {
  const values = literals.filter((literal) => literal !== 'null');
  const isNullable = values.length < literals.length;
  return [
    `export const ${name} = {`,
    ...[...new Set(values)].map((value) => `  ${value}: ${value},`),
    `} as const;`,
    `export type ${name} = (typeof ${name})[keyof typeof ${name}]${isNullable ? ' | null' : ''};`,
  ].join('\n');
}

/** Splits type declarations into `enums`, which has the named enums as objects with their values, and `types`. */
export function splitEnums(
  file: ts.SourceFile,
  declarations: readonly TypeDeclaration[],
): { types: string; enums: string } {
  const types: string[] = [];
  const enums = new Map<string, string>();
  for (const declaration of declarations) {
    const name = declaration.name.text;
    const literals = ts.isTypeAliasDeclaration(declaration) ? literalsOf(file, declaration.type) : null;
    if (literals && !/Api(Response|Arg)$/.test(name)) enums.set(name, toConstant(name, literals));
    else types.push(declaration.getText(file));
  }
  const used = [...enums.keys()].filter((name) => types.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  const imports = used.length > 0 ? [`import type { ${used.join(', ')} } from './enums.gen';`] : [];
  return { types: [...imports, ...types].join('\n'), enums: [...enums.values(), 'export {};'].join('\n') };
}
