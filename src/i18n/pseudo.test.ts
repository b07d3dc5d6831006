import { parse } from '@formatjs/icu-messageformat-parser';
import IntlMessageFormat from 'intl-messageformat';
import { pseudoMessage } from './pseudo.mjs';

const format = (message: string, values: Record<string, string | number>) =>
  new IntlMessageFormat(pseudoMessage(parse(message)), 'en').format(values);

test('accents and lengthens the letters of a message, in brackets', () => {
  expect(format('Save the plan', {})).toBe('[Šáávéé ťĥéé þĺááń]');
});

test('leaves values alone, and reaches plurals and their other texts', () => {
  const message = '{count, plural, one {# hall of {name}} other {# halls of {name}}}';
  expect(format(message, { count: 2, name: 'Anna' })).toBe('[2 ĥááĺĺš óóƒ Anna]');
});
