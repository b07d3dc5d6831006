import { LOCALES as locales } from '../../src/rules/locales';
import { reasons, type ErrorReason } from './reasons';
import { textOf, texts } from './texts';

test('every reason has a text in each of the five languages', () => {
  const ids = Object.keys(reasons) as ErrorReason[];
  expect(Object.keys(texts).sort()).toEqual([...ids].sort());
  for (const id of ids) expect(Object.keys(texts[id]).sort()).toEqual([...locales].sort());
});

test('a value is put where its name stands', () => {
  expect(textOf('limit.tooSoon', 'en', { seconds: 42 })).toBe('Please try again in 42 seconds');
});
