import { countryOptions, dialCodeOptions } from './CountrySelect';
import { compareMatches, matchesQuery } from './optionSearch';
import type { SelectOption } from './SingleSelect';

const searchOptions = (choices: readonly SelectOption[] | undefined, query: string) =>
  (choices ?? [])
    .filter((choice) => matchesQuery(query, choice))
    .sort((one, other) => compareMatches(one, other, { searchValue: query }))
    .map(({ label }) => label);

const countries = [
  { code: 'DZ', name: 'Algeria', dialCode: '+213' },
  { code: 'IO', name: 'British Indian Ocean Territory', dialCode: '+246' },
  { code: 'CI', name: 'Côte d’Ivoire', dialCode: '+225' },
  { code: 'DE', name: 'Germany', dialCode: '+49' },
  { code: 'IN', name: 'India', dialCode: '+91' },
  { code: 'JP', name: '日本', dialCode: '+81' },
  { code: 'RU', name: 'Россия', dialCode: '+7', common: true },
];

it.each([
  ['ger', ['Germany', 'Algeria']],
  ['ind', ['India', 'British Indian Ocean Territory']],
  ['  INDIA ', ['India', 'British Indian Ocean Territory']],
  ['cote d', ['Côte d’Ivoire']],
  ['日', ['日本']],
  ['ru', ['Россия']],
  ['nowhere', []],
])(
  'finds a country by "%s": prefix matches first, ignoring accents and letter case, or by its code',
  (query, expected) => {
    expect(searchOptions(countryOptions(countries), query)).toEqual(expected);
  },
);

it('an empty query returns the whole list in its order', () => {
  expect(searchOptions(countryOptions(countries), ' ')).toEqual(countryOptions(countries)?.map(({ label }) => label));
});

it.each([
  ['2', ['+213 Algeria', '+246 British Indian Ocean Territory', '+225 Côte d’Ivoire']],
  ['+4', ['+49 Germany']],
  ['4', ['+49 Germany', '+246 British Indian Ocean Territory']],
  ['german', ['+49 Germany']],
])('finds a calling code by "%s", with and without the plus sign', (query, expected) => {
  expect(searchOptions(dialCodeOptions(countries), query)).toEqual(expected);
});
