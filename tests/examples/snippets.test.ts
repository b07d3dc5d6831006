import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENTS = ['docs/api.md', 'docs/testing.md'];
const FOLDER = 'tests/examples';

const withoutSpace = (text: string): string => text.replace(/\s+/g, '');

const sources = readdirSync(FOLDER)
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => withoutSpace(readFileSync(join(FOLDER, name), 'utf8')));

test.each(DOCUMENTS)('every snippet of %s is part of a test', (document) => {
  const snippets = [...readFileSync(document, 'utf8').matchAll(/```tsx?\n(.*?)```/gs)].map(([, code = '']) => code);
  expect(snippets.length).toBeGreaterThan(0);
  const untested = snippets.filter((code) => !sources.some((source) => source.includes(withoutSpace(code))));
  expect(untested).toEqual([]);
});
