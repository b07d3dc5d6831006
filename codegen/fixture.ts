/** A contract of six operations, one of each kind that the generators distinguish. */
import type { ContractDocument, JsonObject } from './contract';

const envelope = (data: JsonObject): JsonObject => ({
  type: 'object',
  additionalProperties: false,
  required: ['code', 'message', 'data'],
  properties: { code: { type: 'integer' }, message: { type: 'string' }, data },
});

const json = (schema: JsonObject) => ({
  '200': { description: 'Success.', content: { 'application/json': { schema } } },
});
const file = (type: string) => ({
  '200': {
    description: 'A file.',
    content: { [type]: { schema: { type: 'string', format: 'binary' } as JsonObject } },
  },
});
const body = (type: string, schema: JsonObject) => ({ required: true, content: { [type]: { schema } } });
const note: JsonObject = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };

export const fixture: ContractDocument = {
  openapi: '3.1.0',
  info: { title: 'Fixture', version: '1' },
  'x-common-reasons': ['request.invalid', 'server.error'],
  'x-envelope': { code: 'code', data: 'data' },
  'x-base-query-headers': true,
  'x-file-response': { type: 'object', properties: { fileName: { type: 'string' } } },
  servers: [
    { url: '/api', 'x-name': 'main' },
    { url: '/helper', 'x-name': 'helper' },
    { url: '/legacy', 'x-name': 'legacy' },
    { url: '/', 'x-name': 'static' },
  ],
  components: {
    schemas: { Note: note, NoteEnvelope: envelope({ $ref: '#/components/schemas/Note' }) },
    parameters: { XLocale: { name: 'X-Locale', in: 'header', schema: { type: 'string' } } },
  },
  paths: {
    // A GET that reads, with a path parameter that needs encoding, and headers in all possible places.
    '/notes/{id}': {
      servers: [{ url: '/api' }],
      parameters: [{ $ref: '#/components/parameters/XLocale' } as never],
      get: {
        operationId: 'noteById',
        tags: ['note'],
        security: [{ accessToken: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'Accept-Language', in: 'header', schema: { type: 'string' } },
        ],
        responses: json({ $ref: '#/components/schemas/NoteEnvelope' }),
      },
    },
    // A GET that writes.
    '/notes/delete': {
      servers: [{ url: '/api' }],
      get: {
        operationId: 'visitorDeletePartner',
        tags: ['note'],
        'x-write': true,
        'x-reasons': { '404': ['note.notFound'], '409': ['note.locked', 'note.archived'] },
        parameters: [{ name: 'id', in: 'query', required: true, schema: { type: 'string' } }],
        responses: json(envelope({ type: 'null' })),
      },
    },
    // A POST that reads.
    '/notes/findPage': {
      servers: [{ url: '/helper' }],
      post: {
        operationId: 'mediaNewsPage',
        tags: ['note'],
        'x-read': true,
        requestBody: body('application/json', note),
        responses: json(envelope({ type: 'array', items: { $ref: '#/components/schemas/Note' } })),
      },
    },
    '/notes/import': {
      servers: [{ url: '/legacy' }],
      post: {
        operationId: 'noteImport',
        tags: ['note'],
        requestBody: body('multipart/form-data', {
          type: 'object',
          properties: { file: { type: 'string', format: 'binary' } },
        }),
        responses: json(envelope({ type: 'integer' })),
      },
    },
    '/notes/track': {
      servers: [{ url: '/api' }],
      post: {
        operationId: 'noteTrack',
        tags: ['note'],
        requestBody: body('application/x-www-form-urlencoded', note),
        responses: file('application/pdf'),
      },
    },
    '/notes.ics': {
      servers: [{ url: '/' }],
      get: { operationId: 'noteCalendar', tags: ['note'], responses: file('text/calendar') },
    },
  },
};
