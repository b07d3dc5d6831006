import { readFileSync } from 'node:fs';
import { FIELD_COMPONENTS, GROUP_COMPONENTS } from '@/rules/forms/types';
import { compileCondition } from './schema/toFormilySchema';
import { countryOptions, dialCodeOptions } from './components/CountrySelect';
import { toggleCode } from './components/Tiles';
import { decodeIssue, encodeIssue } from './schema/feedback';
import { antdTheme, FALLBACK_TOKENS, readTokens } from './theme';

it('evaluates conditions without eval and without new Function', () => {
  const original = globalThis.Function;
  globalThis.Function = (() => {
    throw new Error('unsafe-eval');
  }) as unknown as FunctionConstructor;
  try {
    expect(compileCondition("job == 'others'", { $values: { job: ' others ' } })).toBe(true);
    expect(compileCondition("job == 'others'", {})).toBe(false);
  } finally {
    globalThis.Function = original;
  }
});

it.each([
  ["city == 'Kazan'", { city: ' Kazan ' }, { city: 'Kazan!' }],
  ['length(remarks) >= 3', { remarks: 'abc' }, { remarks: 'ab' }],
  ['employees >= 250', { employees: 250 }, { employees: '250 or so' }],
  ["includes(purposes, '1007')", { purposes: ['1001', '1007'] }, { purposes: [] }],
  ['agreed == true', { agreed: true }, {}],
])('evaluates a condition on a field of any type: %s', (condition, yes, no) => {
  expect(compileCondition(condition, { $values: yes })).toBe(true);
  expect(compileCondition(condition, { $values: no })).toBe(false);
});

it('serialises an issue to text and back', () => {
  const issue = { id: 'company.short', values: { min: 4 }, text: 'a {{b}} "c"' };
  expect(decodeIssue(encodeIssue(issue))).toEqual(issue);
  expect(decodeIssue('plain words')).toEqual({ id: 'form.type', text: 'plain words' });
});

it('has a component for every name that a form may use', () => {
  const source = readFileSync('src/forms/SchemaForm.tsx', 'utf8');
  for (const name of [...FIELD_COMPONENTS, ...GROUP_COMPONENTS]) expect(source).toContain(`  ${name},`);
});

describe('theme', () => {
  it('is derived from the tokens of the style sheet', () => {
    expect(antdTheme({ '--ink': '#111111' })).toMatchObject({
      token: { colorPrimary: '#111111', colorError: FALLBACK_TOKENS['--error'] },
    });
  });
  it('is read from a document, except for missing tokens', () => {
    const style = { getPropertyValue: (name: string) => (name === '--ink' ? ' #010203 ' : '') };
    expect(readTokens(style)).toEqual({ '--ink': '#010203' });
  });
});

describe('country lists', () => {
  const countries = [
    { code: 'DE', name: 'Germany', dialCode: '+49' },
    { code: 'KZ', name: 'Kazakhstan', dialCode: '+7' },
    { code: 'RU', name: 'Russia', dialCode: '+7', common: true },
  ];
  it('start with the preferred countries', () => {
    expect(countryOptions(countries)?.map(({ value }) => value)).toEqual(['RU', 'DE', 'KZ']);
    expect(countryOptions(undefined)).toBeUndefined();
  });
  it('have each calling code once', () => {
    expect(dialCodeOptions(countries)?.map(({ label }) => label)).toEqual(['+7 Russia, Kazakhstan', '+49 Germany']);
  });
});

it('keeps selected codes in the order of the options', () => {
  const options = ['1', '2', '3'].map((value) => ({
    value,
    label: { 'zh-cn': value, en: value, ru: value, 'zh-tw': value, ja: value },
  }));
  expect(toggleCode(options, ['3'], '1')).toEqual(['1', '3']);
  expect(toggleCode(options, ['1', '3'], '3')).toEqual(['1']);
});
