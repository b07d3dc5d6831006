import { toPlainText } from './toPlainText';

test('converts HTML to plain text and truncates it at a word boundary', () => {
  expect(toPlainText('<p>Bed &amp; column.</p>\n<p>Two.</p>')).toBe('Bed & column. Two.');
  expect(toPlainText(`<p>${'word '.repeat(60)}</p>`, 40)).toBe(`${'word '.repeat(7).trim()}…`);
  expect(toPlainText('一'.repeat(200), 20)).toBe(`${'一'.repeat(19)}…`);
});
