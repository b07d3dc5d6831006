/** Problems of a file: its text, its keys, its values. */
import { inAll, field, group, form, written, select, expectProblem, job, type Expected } from './check/check.fixture';
import { checkSource, isRight } from './check/checkSource';

describe('form file', () => {
  const right = written(form({ a: field(), ...job }));
  const withText = (from: string | RegExp, to: string) => {
    const text = right.replace(from, to);
    expect(text).not.toBe(right);
    return text;
  };
  it('has no problem when valid', () => {
    expect(checkSource(right)).toMatchObject({ problems: [], form: { formId: 'sample' } });
  });

  it.each<[string, string, Expected]>([
    [
      'a superfluous comma',
      withText('"version": 1,', '"version": 1,,'),
      { code: 'json', at: [',,', 1], says: /name .* expected/i, hint: /comma too many/ },
    ],
    [
      'a missing comma',
      withText('"version": 1,', '"version": 1'),
      { code: 'json', at: ['"title": {\n    "zh-cn": "Sample"'], says: /comma is missing/ },
    ],
    [
      'an unknown key',
      withText('"x-component": "Select"', '"x-componant": "Select"'),
      {
        code: 'unknownKey',
        at: ['"x-componant"'],
        says: /"x-componant" is not known/,
        hint: /Did you mean "x-component"\?/,
      },
    ],
    [
      'an unknown component',
      withText('"Select"', '"Selekt"'),
      { code: 'value', at: ['"Selekt"'], says: /"Selekt" is not known/, hint: /Did you mean "Select"\?/ },
    ],
    [
      'code of another tool',
      withText('"x-component": "Select"', '"x-component": "Select", "x-reactions": "run()"'),
      { code: 'unknownKey', at: ['"x-reactions"'], says: /not known/, hint: /x-visible/ },
    ],
    [
      'a missing language',
      withText('"ru": "Sample",', ''),
      { code: 'missingLanguage', at: ['"title": {\n    "zh-cn": "Sample"'], says: /no Russian/ },
    ],
    [
      'a text of whitespace only',
      withText('"ru": "Sample"', '"ru": " "'),
      { code: 'value', at: ['" "'], says: /cannot be empty/ },
    ],
    [
      'a duplicate key in one object',
      withText('"version": 1,', '"version": 1, "version": 2,'),
      { code: 'duplicateKey', at: ['"version": 2'], says: /"version" stands twice/ },
    ],
    [
      'script in a label',
      withText('"en": "engineer"', '"en": "<script>alert(1)</script>"'),
      { code: 'markup', at: ['<script>'], says: /Markup and script/ },
    ],
    [
      'an expression in a label',
      withText('"en": "engineer"', '"en": "a {{b}}"'),
      { code: 'markup', at: ['{{b}}'], says: /expression/ },
    ],
    [
      'a bidirectional control character',
      withText('"en": "engineer"', '"en": "a\u202eb"'),
      { code: 'markup', at: ['\u202eb'], says: /U\+202E/ },
    ],
  ])('with %s', (_what, text, expected) => expectProblem(text, expected));

  it.each<[string, unknown, Expected]>([
    [
      'a duplicate code',
      form({ a: select('one', 'two', 'one') }),
      { code: 'optionTwice', at: ['"value": "one"', 9], says: /"one" stands twice/ },
    ],
    [
      'a duplicate name',
      form({ a: field(), g: group({ a: field({ maxLength: 7 }) }) }),
      { code: 'nameTwice', at: ['"a": {'], says: /"a" stands twice/ },
    ],
    [
      'a pattern with catastrophic backtracking',
      form({ a: field({ pattern: '(a+)+' }) }),
      { code: 'pattern', at: ['"(a+)+"'], says: /group cannot be repeated/, hint: /Bound/ },
    ],
    [
      'contradictory limits',
      form({ a: field({ minLength: 9, maxLength: 3 }) }),
      { code: 'limits', at: ['9,'], says: /greater than maxLength/ },
    ],
    [
      'a choice without options',
      form({ a: field({ 'x-component': 'Select' }) }),
      { code: 'missing', at: ['"a": {'], says: /options are missing/ },
    ],
    [
      'a component of another type',
      form({ a: field({ type: 'boolean' }) }),
      { code: 'value', at: ['"boolean"'], says: /"boolean" is not known/, hint: /string, number/ },
    ],
    [
      'an invalid telephone number',
      form({ p: { type: 'void', 'x-component': 'PhoneNumber', properties: { a: field() } } }),
      { code: 'group', at: ['"p": {'], says: /DialCode and then an Input/ },
    ],
    [
      'a field that is neither a core property nor an answer',
      form({ a: field({ 'x-virtual': true }) }),
      { code: 'placement', at: ['true'], says: /neither a core property nor an answer/, hint: /Take x-virtual away/ },
    ],
    [
      'a core property where the form has none',
      form({ a: field({ 'x-core': true }) }),
      { code: 'placement', at: ['true'], says: /no core properties/, hint: /Take x-core away/ },
    ],
    [
      'an unused message',
      form({ a: field() }, { messages: { 'form.requird': inAll('Please') } }),
      { code: 'messageId', at: ['"form.requird"'], says: /never shown/, hint: /Did you mean "form.required"\?/ },
    ],
    [
      'an unknown placeholder',
      form({ a: field() }, { messages: { 'form.tooLong': { ...inAll('At most {max}'), ja: '{maxx}' } } }),
      { code: 'placeholder', at: ['{maxx}'], says: /Nothing fills \{maxx\}/, hint: /Did you mean "max"\?/ },
    ],
  ])('with %s', (_what, value, expected) => expectProblem(written(value), expected));

  it('with only a warning may be published', () => {
    const warned = checkSource(written(form({ a: field() }, { messages: { 'form.nobody': inAll('Please') } })));
    expect(warned.problems.map(({ severity }) => severity)).toEqual(['warning']);
    expect(isRight(warned)).toBe(true);
  });
});
