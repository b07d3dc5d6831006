import { parseSource } from './source';

const problemsOf = (text: string): unknown => {
  const parsed = parseSource('menu.json', text);
  return 'problems' in parsed ? parsed.problems : [];
};

test('reports a duplicate key of one object with its line, and allows the same key in different objects', () => {
  expect(problemsOf('{\n "id": 1,\n "title": "a: b",\n "id": 2\n}')).toEqual([
    { file: 'menu.json', line: 4, field: '', message: expect.stringContaining('Map keys must be unique') },
  ]);
  expect(problemsOf('{ "id": 1, "items": [{ "id": 2 }, { "id" : "\\"id\\":" }] }')).toEqual([]);
});

test('reports the line of a field, or that of its closest existing parent', () => {
  const parsed = parseSource('menu.json', '{\n "items": [\n  { "id": 1 }\n ]\n}');
  if (!('source' in parsed)) throw new Error('The text is JSON.');
  expect(parsed.source.problem(['items', 0, 'id'], 'is wrong')).toEqual({
    file: 'menu.json',
    line: 3,
    field: 'items[0].id',
    message: 'is wrong',
  });
  expect(parsed.source.lineOf(['items', 7])).toBe(2);
});
