import type { ContractDocument } from './contract';
import { generatePublicArguments } from './publicArguments';

const responses = { '200': { description: 'Success.' } };
const id = { name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/Id' } } as const;

const document = (): ContractDocument => ({
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  servers: [{ url: '/api', 'x-name': 'main' }],
  components: {
    schemas: {
      Id: { type: 'string', pattern: '^[0-9]+$', 'x-public': true },
      Search: {
        type: 'object',
        properties: {
          keyword: { type: 'string' },
          page: { type: 'integer' },
          isNew: { type: ['boolean', 'null'] },
          sort: { type: 'string', enum: ['name', 'date'] },
        },
      },
    },
  },
  paths: {
    '/notes/{id}': { parameters: [id], get: { operationId: 'note', responses } },
    '/notes/search': {
      post: {
        operationId: 'searchNotes',
        'x-read': true,
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Search' } } } },
        responses,
      },
    },
    '/mine/{id}': { get: { operationId: 'mine', security: [{ ticket: [] }], parameters: [id], responses } },
    '/drafts/{id}': { get: { operationId: 'draft', 'x-public': false, parameters: [id], responses } },
    '/notes/{id}/remove': { post: { operationId: 'remove', parameters: [id], responses } },
    '/people': {
      get: {
        operationId: 'people',
        parameters: [
          { name: 'name', in: 'query', schema: { type: 'string' } },
          { name: 'X-Page', in: 'header', schema: { type: 'integer' } },
        ],
        responses,
      },
    },
  },
});

test('lists numbers, flags, enums and public texts of reads that need no ticket', () => {
  expect(
    generatePublicArguments(document())
      .split('\n')
      .filter((line) => line.startsWith('  ')),
  ).toEqual(["  note: ['id'],", "  searchNotes: ['page', 'isNew', 'sort'],"]);
});
