import { dataSchema, listOperations, resolve } from './contract';
import { clientView } from './clientView';
import { fixture } from './fixture';

test('lists each operation with its service, content type and response kind, sorted by id', () => {
  const operations = listOperations(fixture).map(({ id, method, path, service, contentType, response }) => ({
    id,
    method,
    path,
    service,
    contentType,
    answer: response,
  }));
  expect(operations).toEqual([
    {
      id: 'mediaNewsPage',
      method: 'post',
      path: '/notes/findPage',
      service: 'helper',
      contentType: 'application/json',
      response: 'json',
    },
    { id: 'noteById', method: 'get', path: '/notes/{id}', service: 'main', contentType: null, response: 'json' },
    { id: 'noteCalendar', method: 'get', path: '/notes.ics', service: 'static', contentType: null, response: 'text' },
    {
      id: 'noteImport',
      method: 'post',
      path: '/notes/import',
      service: 'legacy',
      contentType: 'multipart/form-data',
      response: 'json',
    },
    {
      id: 'noteTrack',
      method: 'post',
      path: '/notes/track',
      service: 'main',
      contentType: 'application/x-www-form-urlencoded',
      response: 'blob',
    },
    {
      id: 'visitorDeletePartner',
      method: 'get',
      path: '/notes/delete',
      service: 'main',
      contentType: null,
      response: 'json',
    },
  ]);
});

test('treats JSON without an envelope as a document', () => {
  const bare = structuredClone(fixture);
  const [call] = listOperations(bare).filter(({ id }) => id === 'noteById');
  call!.object.responses['200'] = {
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } },
  };
  expect(listOperations(bare).find(({ id }) => id === 'noteById')?.response).toBe('document');
  expect(dataSchema(bare, call!.object)).toBeNull();
});

test('reports a server that is none of the four services', () => {
  const strange = structuredClone(fixture);
  strange.paths['/notes/{id}']!.servers = [{ url: '/other' }];
  expect(() => listOperations(strange)).toThrow('/notes/{id}: the server /other is none of /api, /helper, /legacy, /');
});

test('reports a circular reference instead of looping', () => {
  const circle = {
    ...fixture,
    components: { schemas: { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } } },
  };
  expect(() => resolve(circle, { $ref: '#/components/schemas/A' })).toThrow('circle');
});

test('the client view has the envelope’s data, no headers, and everything else unchanged', () => {
  const view = clientView(fixture);
  const shapeOf = (id: string) =>
    listOperations(view).find((operation) => operation.id === id)?.object.responses['200']?.content;
  expect(shapeOf('noteById')).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/Note' } } });
  expect(shapeOf('mediaNewsPage')).toEqual({
    'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Note' } } },
  });
  expect(shapeOf('noteTrack')).toEqual({ 'application/pdf': { schema: { type: 'string', format: 'binary' } } });
  expect(view.paths['/notes/{id}']?.parameters).toEqual([]);
  expect(listOperations(view).find(({ id }) => id === 'noteById')?.object.parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  ]);
});

test('the client view is a copy: the contract keeps its envelopes', () => {
  const before = structuredClone(fixture);
  clientView(fixture);
  expect(fixture).toEqual(before);
});
