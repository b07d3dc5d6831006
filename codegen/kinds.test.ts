import { readFileSync } from 'node:fs';
import { bundleContract, listOperations, type Operation } from './contract';
import { fixture } from './fixture';
import { getWrites, postReads } from './kinds';
import { checkOverrides } from './overrides';

const table = { postReads: ['mediaNewsPage'], getWrites: ['visitorDeletePartner'] };

test('a table that fits the contract says nothing', () => {
  expect(checkOverrides(fixture, table)).toBeNull();
});

test.each([
  [
    'a call that is gone',
    { ...table, postReads: ['mediaNewsPage', 'noteSearch'] },
    'postReads names noteSearch, which is not an operation',
  ],
  [
    'a GET among the POST reads',
    { ...table, postReads: ['mediaNewsPage', 'noteById'] },
    'postReads names noteById, which is a GET',
  ],
  [
    'a POST among the GET writes',
    { ...table, getWrites: ['visitorDeletePartner', 'noteImport'] },
    'getWrites names noteImport, which is a POST',
  ],
  ['a POST read that is missing', { ...table, postReads: [] }, 'postReads lacks mediaNewsPage'],
  ['a GET write that is missing', { ...table, getWrites: [] }, 'getWrites lacks visitorDeletePartner'],
])('%s is named in one sentence', (_what, wrong, said) => {
  expect(checkOverrides(fixture, wrong)).toBe(`The table in codegen/kinds.ts does not fit the contract: ${said}.`);
});

describe('the table of this repository', () => {
  let operations: Map<string, Operation>;
  beforeAll(async () => {
    operations = new Map(
      listOperations(await bundleContract(process.cwd())).map((operation) => [operation.id, operation]),
    );
  });

  const kindOf = (id: string, method: string): string => {
    if (method === 'GET') return getWrites.includes(id) ? 'write' : 'read';
    return postReads.includes(id) ? 'read' : 'write';
  };

  // Where the table differs from the specification's kind, each with the reason. There is none now.
  const exceptions: Record<string, string> = {};

  test('gives each call of section 7 the kind of docs/specification/operations.tsv', () => {
    const specified = readFileSync('docs/specification/operations.tsv', 'utf8')
      .split('\n')
      .filter((line) => /^[a-zA-Z]+\.[a-zA-Z]/.test(line))
      .map((line) => line.split('\t'));
    expect(specified).toHaveLength(133);
    const different = specified.flatMap(([dotted = '', method = '', , , kind = '']) => {
      const id = dotted.replace(/\.(.)/, (_dot, letter: string) => letter.toUpperCase());
      return kindOf(id, method) === kind || exceptions[id] ? [] : [`${id}: ${kindOf(id, method)} instead of ${kind}`];
    });
    expect(different).toEqual([]);
  });

  test('names exactly what the contract marks with x-read and x-write', () => {
    const marked = (word: 'x-read' | 'x-write', isGet: boolean) =>
      [...operations.values()]
        .filter(({ method, object }) => (method === 'get') === isGet && word in object)
        .map(({ id }) => id);
    expect([...postReads].sort()).toEqual(marked('x-read', false));
    expect([...getWrites].sort()).toEqual(marked('x-write', true));
  });
});
