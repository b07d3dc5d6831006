/** Compares two versions of the contract and says what each change means for clients. */
import { resolve, type ContractDocument, type JsonObject } from '../contract';
import { listOperations, listServices, type Operation } from '../operations';
import { escapeKey } from '../pointers';
import { compareSchemas, type Place, type SchemaChange } from './schema';

/**
 * breaking: a client of the released contract, or code generated from it, can fail; additive: it continues to work;
 * documentation: nothing changes on the wire.
 */
export type ChangeLevel = 'breaking' | 'additive' | 'documentation';

export const CHANGE_LEVELS: readonly ChangeLevel[] = ['breaking', 'additive', 'documentation'];

export interface ContractChange {
  level: ChangeLevel;
  /** JSON pointer in the new document; for a removal in the released one. */
  pointer: string;
  message: string;
  /** Properties, values or reasons that are removed or new. */
  names: string[];
  /** Whether it changes what clients send. */
  isRequest: boolean;
  /** Ids of the operations that it concerns, sorted. */
  operations: string[];
}

type Direction = 'request' | 'response';
type Found = Pick<ContractChange, 'level' | 'pointer' | 'message'> &
  Partial<Pick<ContractChange, 'names' | 'isRequest'>>;

/** What a change of a schema means: a narrower request rejects old clients, a wider response surprises them. */
function levelOf({ effect }: SchemaChange, direction: Direction): ChangeLevel {
  switch (effect) {
    case 'documentation':
      return 'documentation';
    case 'addedProperty':
      return 'additive';
    case 'narrower':
      return direction === 'request' ? 'breaking' : 'additive';
    case 'wider':
      return direction === 'request' ? 'additive' : 'breaking';
    default:
      return 'breaking';
  }
}

interface Versions {
  before: ContractDocument;
  after: ContractDocument;
}

/** The changes from `before` to `after`: each once, with all operations that it concerns, breaking ones first. */
export function compareContracts(before: ContractDocument, after: ContractDocument): ContractChange[] {
  const versions = { before, after };
  const [old, current] = [byId(before), byId(after)];
  const changes = new Map<string, ContractChange>();
  const add = (id: string | null, found: Found) => {
    const key = `${found.pointer} ${found.message}`;
    const known = changes.get(key) ?? { names: [], isRequest: false, ...found, operations: [] };
    // The same schema in a request and a response has the more serious level.
    if (CHANGE_LEVELS.indexOf(found.level) < CHANGE_LEVELS.indexOf(known.level)) known.level = found.level;
    known.isRequest ||= found.isRequest === true;
    if (id !== null && !known.operations.includes(id)) known.operations.push(id);
    changes.set(key, known);
  };
  for (const [id, operation] of old) {
    const successor = current.get(id);
    if (successor) for (const change of compareOperations(versions, operation, successor)) add(id, change);
    else add(id, { level: 'breaking', pointer: pointerOf(operation), message: `The operation ${id} is removed.` });
  }
  for (const [id, operation] of current)
    if (!old.has(id))
      add(id, { level: 'additive', pointer: pointerOf(operation), message: `The operation ${id} is new.` });
  for (const change of compareReasons('/x-common-reasons', before['x-common-reasons'], after['x-common-reasons']))
    add(null, change);
  return [...changes.values()]
    .map((change) => ({ ...change, operations: change.operations.sort() }))
    .sort(
      (one, other) =>
        CHANGE_LEVELS.indexOf(one.level) - CHANGE_LEVELS.indexOf(other.level) || (one.pointer < other.pointer ? -1 : 1),
    );
}

const byId = (document: ContractDocument): Map<string, Operation> =>
  new Map(listOperations(document).map((operation) => [operation.id, operation]));

const pointerOf = ({ path, method }: Operation): string => `/paths/${escapeKey(path)}/${method}`;

const routeOf = (document: ContractDocument, { method, path, service }: Operation): string =>
  `${method.toUpperCase()} ${path} at ${listServices(document).get(service)}`;

function compareOperations(versions: Versions, old: Operation, current: Operation): Found[] {
  const pointer = pointerOf(current);
  const [from, to] = [routeOf(versions.before, old), routeOf(versions.after, current)];
  const secured = (operation: Operation) => JSON.stringify(operation.operationObject.security ?? []);
  const texts = ({ summary, description }: Record<string, unknown>) => JSON.stringify([summary, description]);
  return [
    ...changeIf(from !== to, 'breaking', pointer, `${from} is now ${to}.`),
    ...changeIf(old.kind !== current.kind, 'breaking', pointer, `This ${old.kind} is now a ${current.kind}.`),
    ...changeIf(
      secured(old) !== secured(current),
      'breaking',
      `${pointer}/security`,
      `security: ${secured(old)} is now ${secured(current)}.`,
    ),
    ...changeIf(
      texts({ ...old.operationObject }) !== texts({ ...current.operationObject }),
      'documentation',
      `${pointer}/description`,
      'The description is changed.',
    ),
    ...compareReasons(`${pointer}/x-reasons`, old.reasons, current.reasons),
    ...compareParameters(versions, old, current),
    ...compareBodies(versions, old, current),
    ...compareResponses(versions, old, current),
  ];
}

const changeIf = (isChanged: boolean, level: ChangeLevel, pointer: string, message: string): Found[] =>
  isChanged ? [{ level, pointer, message }] : [];

/** A reason that is never returned any more breaks code that handles it; a new one is handled as unknown. */
function compareReasons(pointer: string, from: readonly string[] = [], to: readonly string[] = []): Found[] {
  const removed = from.filter((reason) => !to.includes(reason));
  const added = to.filter((reason) => !from.includes(reason));
  return [
    ...removed.map((reason) => reasonChange('breaking', pointer, reason, 'removed')),
    ...added.map((reason) => reasonChange('additive', pointer, reason, 'new')),
  ];
}

const reasonChange = (level: ChangeLevel, pointer: string, reason: string, what: 'removed' | 'new'): Found => ({
  level,
  pointer,
  message: `The reason ${reason} is ${what}.`,
  names: [reason],
});

function parametersOf(document: ContractDocument, { path, operationObject }: Operation) {
  const all = [...(document.paths[path]?.parameters ?? []), ...(operationObject.parameters ?? [])];
  return new Map(
    all.map((unresolved) => {
      const parameter = resolve(document, unresolved);
      return [`${parameter.in} ${parameter.name}`, parameter] as const;
    }),
  );
}

function compareParameters({ before, after }: Versions, old: Operation, current: Operation): Found[] {
  const [from, to] = [parametersOf(before, old), parametersOf(after, current)];
  const found: Found[] = [];
  for (const [name, parameter] of from) {
    const pointer = `${pointerOf(current)}/parameters/${escapeKey(name)}`;
    const successor = to.get(name);
    if (!successor) {
      found.push({ level: 'breaking', pointer, message: `The parameter ${name} is removed.` });
      continue;
    }
    if (!parameter.required && successor.required)
      found.push({ level: 'breaking', pointer, message: `The parameter ${name} is now required.` });
    if (parameter.required && !successor.required)
      found.push({ level: 'additive', pointer, message: `The parameter ${name} is no longer required.` });
    found.push(
      ...inDirection('request', [
        { document: before, schema: parameter.schema, pointer: `${pointer}/schema` },
        { document: after, schema: successor.schema, pointer: `${pointer}/schema` },
      ]),
    );
  }
  for (const [name, { required }] of to)
    if (!from.has(name))
      found.push({
        level: required ? 'breaking' : 'additive',
        pointer: `${pointerOf(current)}/parameters/${escapeKey(name)}`,
        message: `The ${required ? 'required ' : ''}parameter ${name} is new.`,
      });
  return found;
}

const inDirection = (direction: Direction, [from, to]: readonly [Place, Place]): Found[] =>
  compareSchemas(from, to).map((change) => ({
    level: levelOf(change, direction),
    pointer: change.pointer,
    message: change.message,
    names: change.names,
    isRequest: direction === 'request',
  }));

type Contents = Record<string, { schema?: JsonObject }>;

/** The media types of a body or response, and the schema of those that both versions have. */
function compareContents(
  direction: Direction,
  { before, after }: Versions,
  pointer: string,
  [from, to]: readonly [Contents, Contents],
): Found[] {
  const found: Found[] = [];
  for (const type of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const place = `${pointer}/content/${escapeKey(type)}`;
    const [old, current] = [from[type], to[type]];
    if (!current) found.push({ level: 'breaking', pointer: place, message: `The media type ${type} is removed.` });
    else if (!old) found.push({ level: 'additive', pointer: place, message: `The media type ${type} is new.` });
    else
      found.push(
        ...inDirection(direction, [
          { document: before, schema: old.schema ?? {}, pointer: `${place}/schema` },
          { document: after, schema: current.schema ?? {}, pointer: `${place}/schema` },
        ]),
      );
  }
  return found;
}

function compareBodies(versions: Versions, old: Operation, current: Operation): Found[] {
  const pointer = `${pointerOf(current)}/requestBody`;
  const from = old.operationObject.requestBody && resolve(versions.before, old.operationObject.requestBody);
  const to = current.operationObject.requestBody && resolve(versions.after, current.operationObject.requestBody);
  if (!from && !to) return [];
  if (!to) return [{ level: 'breaking', pointer, message: 'The body is removed.' }];
  if (!from) return [{ level: to.required ? 'breaking' : 'additive', pointer, message: 'The body is new.' }];
  return [
    ...changeIf(!from.required && to.required === true, 'breaking', pointer, 'The body is now required.'),
    ...changeIf(from.required === true && !to.required, 'additive', pointer, 'The body is no longer required.'),
    ...compareContents('request', versions, pointer, [from.content, to.content]),
  ];
}

function compareResponses(versions: Versions, old: Operation, current: Operation): Found[] {
  const [from, to] = [old.operationObject.responses, current.operationObject.responses];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((status) => {
    const pointer = `${pointerOf(current)}/responses/${status}`;
    const [before, after] = [from[status], to[status]];
    if (!after) return [{ level: 'breaking' as const, pointer, message: `The response ${status} is removed.` }];
    if (!before) return [{ level: 'additive' as const, pointer, message: `The response ${status} is new.` }];
    return compareContents('response', versions, pointer, [
      resolve(versions.before, before).content ?? {},
      resolve(versions.after, after).content ?? {},
    ]);
  });
}
