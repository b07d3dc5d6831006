import { resolve } from './contract';
import { toClientContract } from './clientContract';
import { fixture } from './fixture';
import { dataSchema, listOperations } from './operations';

test('lists each operation with its service, content type and response kind, sorted by id', () => {
  const operations = listOperations(fixture).map(({ id, method, path, service, contentType, responseType }) => ({
    id,
    method,
    path,
    service,
    contentType,
    responseType,
  }));
  expect(operations).toEqual([
    {
      id: 'mediaNewsPage',
      method: 'post',
      path: '/notes/findPage',
      service: 'helper',
      contentType: 'application/json',
      responseType: 'json',
    },
    { id: 'noteById', method: 'get', path: '/notes/{id}', service: 'main', contentType: null, responseType: 'json' },
    {
      id: 'noteCalendar',
      method: 'get',
      path: '/notes.ics',
      service: 'static',
      contentType: null,
      responseType: 'text',
    },
    {
      id: 'noteImport',
      method: 'post',
      path: '/notes/import',
      service: 'legacy',
      contentType: 'multipart/form-data',
      responseType: 'json',
    },
    {
      id: 'noteTrack',
      method: 'post',
      path: '/notes/track',
      service: 'main',
      contentType: 'application/x-www-form-urlencoded',
      responseType: 'blob',
    },
    {
      id: 'visitorDeletePartner',
      method: 'get',
      path: '/notes/delete',
      service: 'main',
      contentType: null,
      responseType: 'json',
    },
  ]);
});

test('treats JSON without an envelope as a document', () => {
  const unwrapped = structuredClone(fixture);
  const [call] = listOperations(unwrapped).filter(({ id }) => id === 'noteById');
  call!.operationObject.responses['200'] = {
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } },
  };
  expect(listOperations(unwrapped).find(({ id }) => id === 'noteById')?.responseType).toBe('document');
  expect(dataSchema(unwrapped, call!.operationObject)).toBeNull();
});

test('reports a circular reference instead of looping', () => {
  const circular = {
    ...fixture,
    components: { schemas: { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } } },
  };
  expect(() => resolve(circular, { $ref: '#/components/schemas/A' })).toThrow('circular');
});

test('the client’s contract has the envelope’s data, files as JSON and no headers; the rest is unchanged', () => {
  const clientContract = toClientContract(fixture);
  const contentOf = (id: string) =>
    listOperations(clientContract).find((operation) => operation.id === id)?.operationObject.responses['200']?.content;
  expect(contentOf('noteById')).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/Note' } } });
  expect(contentOf('mediaNewsPage')).toEqual({
    'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Note' } } },
  });
  expect(contentOf('noteTrack')).toEqual({
    'application/json': { schema: { $ref: '#/components/schemas/FileResponse' } },
  });
  expect(clientContract.paths['/notes/{id}']?.parameters).toEqual([]);
  expect(listOperations(clientContract).find(({ id }) => id === 'noteById')?.operationObject.parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  ]);
});

test('creating the client’s contract does not change the contract', () => {
  const before = structuredClone(fixture);
  toClientContract(fixture);
  expect(fixture).toEqual(before);
});
