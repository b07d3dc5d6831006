import { LOCALES } from '../../src/rules/locales';
import { statusOf, textOf, type ErrorReason } from './reasons';
import * as areas from './reasons.fixture';

test('no reason is declared in two areas', () => {
  const declared = Object.values(areas).flatMap((area) => Object.keys(area));
  expect(declared.sort()).toEqual(Object.keys(statusOf).sort());
});

test.each(LOCALES)('every reason has a text in %s', (locale) => {
  const reasons = Object.keys(statusOf) as ErrorReason[];
  expect(reasons.filter((reason) => textOf(reason, locale).trim() === '')).toEqual([]);
});

test('replaces a placeholder by its value', () => {
  expect(textOf('limit.tooSoon', 'en', { seconds: 42 })).toBe('Please try again in 42 seconds');
});
