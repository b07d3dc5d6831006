import type { ContractDocument } from './contract';
import { normalise } from './normalise';
import { listOperations } from './operations';
import type { ContractError } from './pointers';
import { fixture } from './fixture';

const responses = { '204': { description: 'Done.' } };

/** A contract with the operations of `paths`, and parts in addition. */
const contract = (paths: object, parts: object = {}): ContractDocument => ({
  openapi: '3.0.3',
  paths: paths as ContractDocument['paths'],
  ...parts,
});

function problemsOf(document: ContractDocument): string[] {
  try {
    normalise(document);
    return [];
  } catch (error) {
    return (error as ContractError).problems.map(({ pointer, message }) => `${pointer}: ${message}`);
  }
}

const idsOf = (paths: object): string[] =>
  listOperations(normalise(contract(paths))).map(({ id, method, path }) => `${id}: ${method} ${path}`);

test('does not change a regular contract', () => {
  expect(normalise(fixture)).toEqual(fixture);
});

test('names operations by their ids, and those without a usable id by method and path', () => {
  expect(
    idsOf({
      '/pets/{pet-id}/toys/{toy}': {
        parameters: ['pet-id', 'toy'].map((name) => ({ name, in: 'path', required: true, schema: {} })),
        get: { responses },
        put: { operationId: 'Pets_Toys.replace', responses },
        post: { operationId: 'new', responses },
      },
      '/宠物': { get: { operationId: '宠物列表', responses }, put: { operationId: '2fa', responses } },
      '/c2c/v4': { post: { responses } },
    }),
  ).toEqual([
    'getPetsByPetIdToysAndToy: get /pets/{pet-id}/toys/{toy}',
    'getRoot: get /宠物',
    'petsToysReplace: put /pets/{pet-id}/toys/{toy}',
    'postC2Cv4: post /c2c/v4',
    'postPetsByPetIdToysAndToy: post /pets/{pet-id}/toys/{toy}',
    'put2Fa: put /宠物',
  ]);
});

test('numbers the later of two ids that are one name', () => {
  const paths = {
    '/a': { get: { operationId: 'list-pets', responses }, put: { operationId: 'listPets', responses } },
  };
  expect(idsOf(paths)).toEqual(['listPets: get /a', 'listPets2: put /a']);
});

const ok = { '/a': { get: { operationId: 'a', responses } } };
const withSchema = (Pet: object) => contract(ok, { openapi: '3.1.0', components: { schemas: { Pet } } });

test.each<[string, ContractDocument, string[]]>([
  [
    'Swagger 2.0',
    { ...contract(ok), openapi: undefined as never, swagger: '2.0' },
    ['#/swagger: Swagger "2.0" is not supported. Convert the contract to OpenAPI 3 first.'],
  ],
  ['a later version', contract(ok, { openapi: '3.2.0' }), ['#/openapi: OpenAPI "3.2.0" is none of 3.0 and 3.1.']],
  ['no operations', contract({}), ['#/paths: The contract has no operations.']],
  [
    'an id that is not unique',
    contract({ '/a': { get: { operationId: 'a', responses }, put: { operationId: 'a', responses } } }),
    ['#/paths/~1a/put/operationId: The id a is also that of GET /a. Ids must be unique.'],
  ],
  [
    'a path parameter that is not declared',
    contract({ '/a/{b}/{c}': { get: { parameters: [{ name: 'b', in: 'path', schema: {} }], responses } } }),
    ['#/paths/~1a~1{b}~1{c}/get: {c} of the path is no parameter of the operation.'],
  ],
  [
    'a reference to nothing',
    withSchema({ $ref: '#/components/schemas/Dog' }),
    ['#/components/schemas/Pet/$ref: #/components/schemas/Dog does not exist.'],
  ],
  [
    'a reference to another document',
    withSchema({ $ref: 'https://example.com/dog.json' }),
    ['#/components/schemas/Pet/$ref: https://example.com/dog.json is outside of the document.'],
  ],
  [
    'a circular reference',
    withSchema({ $ref: '#/components/schemas/Pet' }),
    ['#/components/schemas/Pet/$ref: #/components/schemas/Pet refers to itself.'],
  ],
  [
    'a reference into a schema that contains it',
    withSchema({ properties: { a: { properties: { b: { $ref: '#/components/schemas/Pet/properties/a' } } } } }),
    [
      '#/components/schemas/Pet/properties/a/properties/b: #/components/schemas/Pet/properties/a contains itself. Make it a schema of the components.',
    ],
  ],
  [
    'a dynamic reference',
    withSchema({ $dynamicRef: '#node' }),
    ['#/components/schemas/Pet/$dynamicRef: A $dynamicRef has no type. Use a $ref.'],
  ],
  [
    'null with alternatives',
    withSchema({ type: 'null', oneOf: [{ type: 'string' }] }),
    ['#/components/schemas/Pet/type: Values of type null are none of its alternatives.'],
  ],
  [
    'a list in an enum',
    withSchema({ enum: ['all', null, ['a', 'b']] }),
    ['#/components/schemas/Pet/enum: A list or an object in an enum has no type.'],
  ],
])('refuses %s with a pointer and a sentence', (_what, document, problems) => {
  expect(problemsOf(document)).toEqual(problems);
});

test('ignores references and keywords in examples', () => {
  expect(problemsOf(withSchema({ type: 'object', example: { $ref: 'x' }, properties: { $ref: {} } }))).toEqual([]);
});
