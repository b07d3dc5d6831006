import { formatYuan } from './formatYuan';

test.each([
  ['en', 5000, '¥50'],
  ['en', 180_050, '¥1,800.50'],
  ['zh-cn', 5000, '¥50'],
  ['ja', 19_900, '199元'],
  ['ru', 5000, '50\u00A0юаней'],
  ['ru', 2100, '21\u00A0юань'],
  ['ru', 2200, '22\u00A0юаня'],
  ['ru', 5050, '50,50\u00A0юаня'],
] as const)('in %s, %i fen are %s', (locale, fen, text) => {
  expect(formatYuan(fen, locale)).toBe(text);
});
