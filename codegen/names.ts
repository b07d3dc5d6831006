/** Names in generated code, made from names of a contract that are no identifiers, missing, or equal. */
import ts from 'typescript';

const WORDS = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{Lo}+|\d+/gu;

/** A text as one camelCase name: `list-pets` and `ListPets` are `listPets`. Empty without letters and digits. */
export function toCamelCase(text: string): string {
  const name = (text.match(WORDS) ?? [])
    .map((word) => word.toLowerCase())
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
  // Words of one letter join: `c-v4` is `cV4`, which is `cv4`. The client's generator would convert the name again.
  return name === text ? name : toCamelCase(name);
}

/** The name of an operation without an id: `GET /pets/{id}/toys/{toy}` is `getPetsByIdToysAndToy`. */
const nameOfRequest = (method: string, path: string): string =>
  toCamelCase(`${method} ${path.replace(/\{(.+?)\}/, 'by $1').replace(/\{(.+?)\}/g, 'and $1')}`);

/** Whether TypeScript reads a name as a keyword, such as `delete` or `get`. */
const isKeyword = (name: string): boolean =>
  ts.identifierToKeywordKind(ts.factory.createIdentifier(name)) !== undefined;

/** The name of an operation in generated code. The client's generator drops what is not ASCII, so it is dropped first. */
export function nameOfOperation(operationId: unknown, method: string, path: string): string {
  const name = typeof operationId === 'string' ? toCamelCase(operationId.replace(/[^A-Za-z0-9]+/g, ' ')) : '';
  if (name !== '' && !isKeyword(name)) return /^\d/.test(name) ? toCamelCase(`${method} ${name}`) : name;
  const requestName = nameOfRequest(method, path.replace(/[^A-Za-z0-9{}/]+/g, ' '));
  return isKeyword(requestName) ? `${requestName}Root` : requestName;
}

/** The first of `name`, `name2`, `name3` … that is not in `used`. */
export function makeUnique(name: string, used: ReadonlySet<string>): string {
  let unique = name;
  for (let number = 2; used.has(unique); number++) unique = `${name}${number}`;
  return unique;
}

/** A text as a string literal with single quotes. */
export const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
