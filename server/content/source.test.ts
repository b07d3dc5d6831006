import { parseSource } from './source';

const problemsOf = (text: string): unknown => {
  const parsed = parseSource('menu.json', text);
  return 'problems' in parsed ? parsed.problems : [];
};

test('a key that is written twice in one object is a problem with its line, in different objects it is none', () => {
  expect(problemsOf('{\n "id": 1,\n "title": "a: b",\n "id": 2\n}')).toEqual([
    { file: 'menu.json', line: 4, field: '', message: expect.stringContaining('Map keys must be unique') },
  ]);
  expect(problemsOf('{ "id": 1, "items": [{ "id": 2 }, { "id" : "\\"id\\":" }] }')).toEqual([]);
});

test('a problem of a field names the line where the field stands, or what is around it', () => {
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
