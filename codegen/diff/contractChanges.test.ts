import type { ContractDocument, JsonObject, OperationObject } from '../contract';
import { contractDocument } from '../../server/http/contract';
import { fixture } from '../fixture';
import { compareContracts, type ContractChange } from './contractChanges';

/** A contract in which one schema is both sent and returned. */
function contractWith(schema: JsonObject): ContractDocument {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } };
  return {
    openapi: '3.1.0',
    components: { schemas: { Thing: schema, Shared: { type: 'object', properties: { a: { type: 'string' } } } } },
    paths: {
      '/send': { post: { operationId: 'send', tags: ['t'], requestBody: { content }, responses: { '204': {} } } },
      '/read': { get: { operationId: 'read', tags: ['t'], responses: { '200': { content } } } },
    },
  };
}

/** Only the sending or only the reading operation of a contract. */
const only = (path: '/send' | '/read', document: ContractDocument): ContractDocument => ({
  ...document,
  paths: { [path]: document.paths[path]! },
});

const levelsOf = (changes: readonly ContractChange[]) => changes.map(({ level }) => level);

const text = (more: JsonObject = {}): JsonObject => ({ type: 'string', ...more });
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...more });

test.each<[title: string, before: JsonObject, after: JsonObject, sent: string[], returned: string[]]>([
  ['a description', text(), text({ description: 'A name.' }), ['documentation'], ['documentation']],
  ['an extension', text(), text({ 'x-personal': true }), ['documentation'], ['documentation']],
  ['another type', text(), { type: 'integer' }, ['breaking'], ['breaking']],
  ['null is allowed', text(), { type: ['string', 'null'] }, ['additive'], ['breaking']],
  ['null is no longer allowed', { type: ['string', 'null'] }, text(), ['breaking'], ['additive']],
  ['a new value', text({ enum: ['a'] }), text({ enum: ['a', 'b'] }), ['additive'], ['breaking']],
  ['a removed value', text({ enum: ['a', 'b'] }), text({ enum: ['a'] }), ['breaking'], ['additive']],
  ['other values', text({ enum: ['a'] }), text({ enum: ['b'] }), ['breaking'], ['breaking']],
  ['another constant', text({ const: 'a' }), text({ const: 'b' }), ['breaking'], ['breaking']],
  ['a lower maximum', text({ maxLength: 9 }), text({ maxLength: 8 }), ['breaking'], ['additive']],
  ['a higher maximum', text({ maxLength: 8 }), text({ maxLength: 9 }), ['additive'], ['breaking']],
  ['a higher minimum', text({ minLength: 1 }), text({ minLength: 2 }), ['breaking'], ['additive']],
  ['a new pattern', text(), text({ pattern: '^a' }), ['breaking'], ['additive']],
  ['another pattern', text({ pattern: '^a' }), text({ pattern: '^b' }), ['breaking'], ['breaking']],
  ['a new property', object({}), object({ b: text() }), ['additive'], ['additive']],
  ['a removed property', object({ b: text() }), object({}), ['breaking'], ['breaking']],
  [
    'a renamed property',
    object({ a: text() }),
    object({ b: text() }),
    ['breaking', 'additive'],
    ['breaking', 'additive'],
  ],
  ['now required', object({ a: text() }), object({ a: text() }, { required: ['a'] }), ['breaking'], ['additive']],
  ['no longer required', object({ a: text() }, { required: ['a'] }), object({ a: text() }), ['additive'], ['breaking']],
  ['closed', object({}), object({}, { additionalProperties: false }), ['breaking'], ['additive']],
  ['items', { items: text() }, { items: text({ maxLength: 1 }) }, ['breaking'], ['additive']],
  ['a new alternative', { oneOf: [text()] }, { oneOf: [text(), { type: 'null' }] }, ['additive'], ['breaking']],
  ['a removed alternative', { oneOf: [text(), { type: 'null' }] }, { oneOf: [text()] }, ['breaking'], ['additive']],
  ['an unknown keyword', { not: text() }, { not: { type: 'null' } }, ['breaking'], ['breaking']],
  [
    'properties that move into a shared schema',
    object({ a: text(), b: text() }),
    object({ b: text() }, { allOf: [{ $ref: '#/components/schemas/Shared' }] }),
    [],
    [],
  ],
])('a change of a schema: %s', (_title, before, after, sent, returned) => {
  const [old, current] = [contractWith(before), contractWith(after)];
  expect(levelsOf(compareContracts(only('/send', old), only('/send', current)))).toEqual(sent);
  expect(levelsOf(compareContracts(only('/read', old), only('/read', current)))).toEqual(returned);
});

test('a schema that is sent and returned has one change, of the more serious level, with both operations', () => {
  const changes = compareContracts(contractWith(text()), contractWith(text({ maxLength: 9 })));
  expect(changes).toEqual([
    {
      level: 'breaking',
      pointer: '/components/schemas/Thing/maxLength',
      message: 'maxLength: none is now 9.',
      names: [],
      isRequest: true,
      operations: ['read', 'send'],
    },
  ]);
});

test('a schema that contains itself ends', () => {
  const tree = (more: JsonObject) => object({ children: { items: { $ref: '#/components/schemas/Thing' } }, ...more });
  expect(levelsOf(compareContracts(contractWith(tree({})), contractWith(tree({ name: text() }))))).toEqual([
    'additive',
  ]);
});

const operationOf = (document: ContractDocument, path: string, method = 'get'): OperationObject =>
  document.paths[path]![method] as OperationObject;

test.each<[title: string, change: (document: ContractDocument) => unknown, expected: string[]]>([
  [
    'removed',
    (document) => delete document.paths['/notes.ics'],
    ['breaking /paths/~1notes.ics/get The operation noteCalendar is removed.'],
  ],
  [
    'moved to another service',
    (document) => (document.paths['/notes.ics']!.servers = [{ url: '/legacy' }]),
    ['breaking /paths/~1notes.ics/get GET /notes.ics at / is now GET /notes.ics at /legacy.'],
  ],
  [
    'a reason is removed and one is new',
    (document) => (operationOf(document, '/notes/delete')['x-reasons'] = { '409': ['note.locked', 'note.frozen'] }),
    [
      'breaking /paths/~1notes~1delete/get/x-reasons The reason note.notFound is removed.',
      'breaking /paths/~1notes~1delete/get/x-reasons The reason note.archived is removed.',
      'additive /paths/~1notes~1delete/get/x-reasons The reason note.frozen is new.',
    ],
  ],
  [
    'a required parameter is new',
    (document) =>
      operationOf(document, '/notes/{id}').parameters!.push({
        name: 'lang',
        in: 'query',
        required: true,
        schema: { type: 'string' },
      }),
    ['breaking /paths/~1notes~1{id}/get/parameters/query lang The required parameter query lang is new.'],
  ],
  [
    'a parameter is optional',
    (document) => (operationOf(document, '/notes/delete').parameters![0]!.required = false),
    ['additive /paths/~1notes~1delete/get/parameters/query id The parameter query id is no longer required.'],
  ],
  [
    'a ticket is needed',
    (document) => (operationOf(document, '/notes.ics').security = [{ accessToken: [] }]),
    ['breaking /paths/~1notes.ics/get/security security: [] is now [{"accessToken":[]}].'],
  ],
  [
    'a body is optional',
    (document) => (operationOf(document, '/notes/track', 'post').requestBody!.required = false),
    ['additive /paths/~1notes~1track/post/requestBody The body is no longer required.'],
  ],
  [
    'a response is new',
    (document) => (operationOf(document, '/notes.ics').responses['304'] = {}),
    ['additive /paths/~1notes.ics/get/responses/304 The response 304 is new.'],
  ],
  [
    'another media type',
    (document) =>
      (operationOf(document, '/notes.ics').responses['200'] = { content: { 'text/plain': { schema: {} } } }),
    [
      'breaking /paths/~1notes.ics/get/responses/200/content/text~1calendar The media type text/calendar is removed.',
      'additive /paths/~1notes.ics/get/responses/200/content/text~1plain The media type text/plain is new.',
    ],
  ],
  [
    'a common reason is new',
    (document) => document['x-common-reasons']!.push('server.busy'),
    ['additive /x-common-reasons The reason server.busy is new.'],
  ],
])('a change of an operation: %s', (_title, change, expected) => {
  const after = structuredClone(fixture);
  change(after);
  const changes = compareContracts(fixture, after);
  expect(changes.map(({ level, pointer, message }) => `${level} ${pointer} ${message}`)).toEqual(expected);
});

test('the contract has no difference from itself', () => {
  const contract = contractDocument as unknown as ContractDocument;
  expect(compareContracts(contract, structuredClone(contract))).toEqual([]);
});
