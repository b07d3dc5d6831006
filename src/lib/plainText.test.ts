import { plainText } from './plainText';

test('converts HTML to plain text and truncates it at a word boundary', () => {
  expect(plainText('<p>Bed &amp; column.</p>\n<p>Two.</p>')).toBe('Bed & column. Two.');
  expect(plainText(`<p>${'word '.repeat(60)}</p>`, 40)).toBe(`${'word '.repeat(7).trim()}…`);
  expect(plainText('一'.repeat(200), 20)).toBe(`${'一'.repeat(19)}…`);
});
