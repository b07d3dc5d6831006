import { LOCALES } from '../../src/rules/locales';
import { reasons, textOf } from './reasons';
import * as areas from './reasons.fixture';

test('no reason is declared in two areas', () => {
  const declared = Object.values(areas).flatMap((area) => Object.keys(area));
  expect(declared.sort()).toEqual(Object.keys(reasons).sort());
});

test('every reason has a text in each of the five languages', () => {
  const missing = Object.entries(reasons).flatMap(([id, { text }]) =>
    LOCALES.filter((locale) => text[locale].trim() === '').map((locale) => `${id} ${locale}`),
  );
  expect(missing).toEqual([]);
});

test('a value is put where its name stands', () => {
  expect(textOf('limit.tooSoon', 'en', { seconds: 42 })).toBe('Please try again in 42 seconds');
});
