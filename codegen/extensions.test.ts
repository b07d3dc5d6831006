import type { ContractDocument, OperationObject } from './contract';
import { fixture } from './fixture';
import { checkCacheTags, checkKinds, checkServices } from './extensions';
import { listOperations } from './operations';

/** The fixture with further extensions on some operations. */
function withExtensions(extensions: Record<string, Partial<OperationObject>>): ContractDocument {
  const document = structuredClone(fixture);
  for (const { id, operationObject } of listOperations(document)) Object.assign(operationObject, extensions[id]);
  return document;
}

test('reports nothing for correct kinds, cache tags and servers', () => {
  expect(checkServices(fixture)).toEqual([]);
  expect(checkKinds(fixture)).toEqual([]);
  expect(checkCacheTags(fixture)).toEqual([]);
});

test('reports a kind that the method already implies', () => {
  const document = withExtensions({ noteById: { 'x-read': true }, noteImport: { 'x-write': true } });
  expect(checkKinds(document)).toEqual([
    'noteById is a GET, so x-read does not apply to it.',
    'noteImport is a POST, so x-write does not apply to it.',
  ]);
});

test('reports a server that the contract does not name', () => {
  const otherServer = structuredClone(fixture);
  otherServer.paths['/notes/{id}']!.servers = [{ url: '/other' }];
  expect(checkServices(otherServer)).toEqual(['/notes/{id}: the server /other is none of /api, /helper, /legacy, /.']);
});

test.each<[string, Record<string, Partial<OperationObject>>, string]>([
  [
    'that a write provides',
    { noteById: { 'x-provides': ['Note'] }, noteImport: { 'x-provides': ['Note'], 'x-invalidates': ['Note'] } },
    'noteImport is a write, so x-provides does not apply to it.',
  ],
  [
    'that a read invalidates',
    { noteById: { 'x-provides': ['Note'], 'x-invalidates': ['Note'] }, noteImport: { 'x-invalidates': ['Note'] } },
    'noteById is a read, so x-invalidates does not apply to it.',
  ],
  [
    'that no operation provides',
    { noteImport: { 'x-invalidates': ['Notes'] } },
    'The tag Notes is invalidated, but no operation provides it.',
  ],
  [
    'that no operation invalidates',
    { noteById: { 'x-provides': ['Note'] } },
    'The tag Note is provided, but no operation invalidates it.',
  ],
])('reports a tag %s in one sentence', (_what, extensions, sentence) => {
  expect(checkCacheTags(withExtensions(extensions))).toEqual([sentence]);
});
