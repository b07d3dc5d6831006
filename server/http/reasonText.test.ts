import { LOCALES } from '../../src/rules/locales';
import { statusOf, type ErrorReason } from './reasons';
import { textOf } from './reasonText';

test.each(LOCALES)('every reason has a text in %s', (locale) => {
  const reasons = Object.keys(statusOf) as ErrorReason[];
  expect(reasons.filter((reason) => textOf(reason, locale).trim() === '')).toEqual([]);
});

test('replaces a placeholder by its value', () => {
  expect(textOf('limit.tooSoon', 'en', { seconds: 42 })).toBe('Please try again in 42 seconds');
});
