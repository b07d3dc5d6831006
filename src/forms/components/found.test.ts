import { countryChoices, dialCodeChoices } from './CountrySelect';
import { compareFound, isFound } from './found';
import type { Choice } from './PickOne';

const find = (choices: readonly Choice[] | undefined, typed: string) =>
  (choices ?? [])
    .filter((choice) => isFound(typed, choice))
    .sort((one, other) => compareFound(one, other, { searchValue: typed }))
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
  (typed, expected) => {
    expect(find(countryChoices(countries), typed)).toEqual(expected);
  },
);

it('an empty query returns the whole list in its order', () => {
  expect(find(countryChoices(countries), ' ')).toEqual(countryChoices(countries)?.map(({ label }) => label));
});

it.each([
  ['2', ['+213 Algeria', '+246 British Indian Ocean Territory', '+225 Côte d’Ivoire']],
  ['+4', ['+49 Germany']],
  ['4', ['+49 Germany', '+246 British Indian Ocean Territory']],
  ['german', ['+49 Germany']],
])('finds a calling code by "%s", with and without the plus sign', (typed, expected) => {
  expect(find(dialCodeChoices(countries), typed)).toEqual(expected);
});
