import { searchTerms, findHighlights, stem, termsOf, tsquery } from './terms';

const queryOf = (keyword: string) => tsquery(searchTerms(keyword));

test('splits Chinese into bigrams, and adds the last character of each run', () => {
  expect(termsOf(['加工中心，机床'])).toEqual(['加工', '工中', '中心', '心', '机床', '床']);
});

test('reduces English to stems, for plurals, -ing, -ed, -er and both spellings', () => {
  const same = (...words: string[]) => [...new Set(words.map(stem))];
  expect(same('machine', 'machines', 'machining', 'machined')).toEqual(['machin']);
  expect(same('cutting', 'cutter', 'cutters')).toEqual(['cut']);
  expect(same('centre', 'center', 'centers')).toEqual(['centr']);
  expect(same('press', 'presses')).toEqual(['press']);
  expect(same('grinding', 'grinder', 'grinders')).toEqual(['grind']);
  expect(same('laser', 'lasers')).toEqual(['laser']);
  expect(same('fibre', 'fiber')).toEqual(['fibr']);
  expect(same('bearing', 'bearings')).toEqual(['bear']);
  expect(same('spring', 'springs')).toEqual(['spring']);
});

test('drops stop words from texts and queries', () => {
  expect(termsOf(['the state of the art'])).toEqual(['stat', 'art']);
  expect(searchTerms('the of')).toEqual([]);
});

test('a query consists of bigrams and word prefixes; query operators are ignored', () => {
  expect(queryOf('激光切割')).toBe(`'激光' & '光切' & '切割'`);
  expect(queryOf('床')).toBe(`'床':*`);
  expect(queryOf('Five-Axis mill')).toBe(`'fiv':* & 'axis':* & 'mill':*`);
  expect(queryOf(`'); drop | !`)).toBe(`'drop':*`);
  expect(queryOf('R6机器人')).toBe(`'r6':* & '机器' & '器人'`);
  expect(searchTerms('!!!')).toEqual([]);
  expect(searchTerms('')).toEqual([]);
});

test('highlights the matching words', () => {
  expect(findHighlights('Grinding machines for gears', 'grinder gear')).toEqual([
    { from: 0, to: 8 },
    { from: 22, to: 27 },
  ]);
  expect(findHighlights('高速激光切割机', '激光切割')).toEqual([{ from: 2, to: 6 }]);
  expect(findHighlights('切割用的激光', '激光切割')).toEqual([
    { from: 0, to: 2 },
    { from: 4, to: 6 },
  ]);
});
