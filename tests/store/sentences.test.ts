/**
 * Each sentence of sections 4 and 8 of the specification has a test that is named after it, and docs/testing.md lists
 * them.
 */
import { readFileSync } from 'node:fs';
import { DOCUMENT, listOf, markedTests, readSentences, writtenList } from '../support/sentences';

const root = process.cwd();
const sentences = readSentences(root);
const tests = markedTests(root);

test('each sentence is in the specification, word by word', () => {
  const specification = readFileSync('docs/specification/specification.md', 'utf8');
  expect(sentences.filter(({ sentence }) => !specification.includes(sentence))).toEqual([]);
});

test('each sentence has a test, and each mark is a sentence', () => {
  const marks = new Set(tests.flatMap((marked) => marked.marks));
  expect(sentences.map(({ mark }) => mark).filter((mark) => !marks.has(mark))).toEqual([]);
  expect([...marks].filter((mark) => !sentences.some((sentence) => sentence.mark === mark))).toEqual([]);
});

test('the list in docs/testing.md is current; `npx tsx tests/support/sentences.ts` writes it', () => {
  expect(writtenList(readFileSync(DOCUMENT, 'utf8'))).toBe(listOf(sentences, tests));
});
