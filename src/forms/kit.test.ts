import { countryOptions, dialCodeOptions } from './components/CountrySelect';
import { toggleCode } from './components/Tiles';
import { decodeIssue, encodeIssue } from './schema/feedback';
import { antdTheme, FALLBACK_TOKENS, readTokens } from './antd/theme';

it('serialises an issue to text and back', () => {
  const issue = { id: 'company.short', values: { min: 4 }, text: 'a {{b}} "c"' };
  expect(decodeIssue(encodeIssue(issue))).toEqual(issue);
  expect(decodeIssue('plain words')).toEqual({ id: 'form.type', text: 'plain words' });
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
