/** Problems of a file: its text, its keys, its values. */
import {
  inAll,
  field,
  group,
  form,
  toJson,
  select,
  expectProblem,
  jobField,
  type Expected,
} from './check/check.fixture';
import { checkSource, isPublishable } from './check/checkSource';

describe('form file', () => {
  const validSource = toJson(form({ a: field(), ...jobField }));
  const withText = (from: string | RegExp, to: string) => {
    const text = validSource.replace(from, to);
    expect(text).not.toBe(validSource);
    return text;
  };
  it('has no problem when valid', () => {
    expect(checkSource(validSource)).toMatchObject({ problems: [], form: { formId: 'sample' } });
  });

  it.each<[string, string, Expected]>([
    [
      'a superfluous comma',
      withText('"version": 1,', '"version": 1,,'),
      { code: 'json', snippet: [',,', 1], message: /name .* expected/i, hint: /extra comma/ },
    ],
    [
      'a missing comma',
      withText('"version": 1,', '"version": 1'),
      { code: 'json', snippet: ['"title": {\n    "zh-cn": "Sample"'], message: /Comma expected/ },
    ],
    [
      'an unknown key',
      withText('"x-component": "Select"', '"x-componant": "Select"'),
      {
        code: 'unknownKey',
        snippet: ['"x-componant"'],
        message: /Unknown property "x-componant"/,
        hint: /Did you mean "x-component"\?/,
      },
    ],
    [
      'an unknown component',
      withText('"Select"', '"Selekt"'),
      { code: 'value', snippet: ['"Selekt"'], message: /Invalid value "Selekt"/, hint: /Did you mean "Select"\?/ },
    ],
    [
      'code of another tool',
      withText('"x-component": "Select"', '"x-component": "Select", "x-reactions": "run()"'),
      {
        code: 'expression',
        snippet: ['"run()"'],
        message: /code in a form file/,
        hint: /dependencies, when and fulfill/,
      },
    ],
    [
      'a missing language',
      withText('"ru": "Sample",', ''),
      { code: 'missingLanguage', snippet: ['"title": {\n    "zh-cn": "Sample"'], message: /Missing Russian/ },
    ],
    [
      'a text of whitespace only',
      withText('"ru": "Sample"', '"ru": " "'),
      { code: 'value', snippet: ['" "'], message: /cannot be empty/ },
    ],
    [
      'a duplicate key in one object',
      withText('"version": 1,', '"version": 1, "version": 2,'),
      { code: 'duplicateKey', snippet: ['"version": 2'], message: /Duplicate property "version"/ },
    ],
    [
      'an expression in a label',
      withText('"en": "engineer"', '"en": "a {{b}}"'),
      { code: 'markup', snippet: ['{{b}}'], message: /expression/ },
    ],
    [
      'a bidirectional control character',
      withText('"en": "engineer"', '"en": "a\u202eb"'),
      { code: 'markup', snippet: ['\u202eb'], message: /U\+202E/ },
    ],
  ])('with %s', (_what, text, expected) => expectProblem(text, expected));

  it.each<[string, unknown, Expected]>([
    [
      'a duplicate code',
      form({ a: select('one', 'two', 'one') }),
      { code: 'optionTwice', snippet: ['"value": "one"', 9], message: /Duplicate option code "one"/ },
    ],
    [
      'a duplicate name',
      form({ a: field(), g: group({ a: field({ maxLength: 7 }) }) }),
      { code: 'nameTwice', snippet: ['"a": {'], message: /Duplicate field name "a"/ },
    ],
    [
      'a pattern with catastrophic backtracking',
      form({ a: field({ pattern: '(a+)+' }) }),
      { code: 'pattern', snippet: ['"(a+)+"'], message: /group cannot be repeated/, hint: /Limit the repetitions/ },
    ],
    [
      'contradictory limits',
      form({ a: field({ minLength: 9, maxLength: 3 }) }),
      { code: 'limits', snippet: ['9,'], message: /greater than maxLength/ },
    ],
    [
      'a choice without options',
      form({ a: field({ 'x-component': 'Select' }) }),
      { code: 'missing', snippet: ['"a": {'], message: /Missing options/ },
    ],
    [
      'a component of another type',
      form({ a: field({ type: 'boolean' }) }),
      { code: 'component', snippet: ['"Input"'], message: /"Input" cannot hold type boolean/, hint: /"string"/ },
    ],
    [
      'an invalid telephone number',
      form({ p: { type: 'void', 'x-component': 'PhoneNumber', properties: { a: field() } } }),
      { code: 'group', snippet: ['"p": {'], message: /DialCode followed by an Input/ },
    ],
    [
      'a field that is neither built-in nor an answer',
      form({ a: field({ 'x-virtual': true }) }),
      {
        code: 'placement',
        snippet: ['true'],
        message: /neither a built-in field nor an answer/,
        hint: /Remove x-virtual/,
      },
    ],
    [
      'a built-in field where the form has none',
      form({ a: field({ 'x-core': true }) }),
      { code: 'placement', snippet: ['true'], message: /no built-in fields/, hint: /Remove x-core/ },
    ],
    [
      'an unused message',
      form({ a: field() }, { messages: { 'form.requird': inAll('Please') } }),
      {
        code: 'messageId',
        snippet: ['"form.requird"'],
        message: /Unknown message id/,
        hint: /Did you mean "form.required"\?/,
      },
    ],
    [
      'an unknown placeholder',
      form({ a: field() }, { messages: { 'form.tooLong': { ...inAll('At most {max}'), ja: '{maxx}' } } }),
      {
        code: 'placeholder',
        snippet: ['{maxx}'],
        message: /Unknown placeholder \{maxx\}/,
        hint: /Did you mean "max"\?/,
      },
    ],
  ])('with %s', (_what, value, expected) => expectProblem(toJson(value), expected));

  it('shows markup in a text as it is, since texts are displayed literally', () => {
    expect(checkSource(withText('"en": "engineer"', '"en": "R&D < 10 <b>people</b>"')).problems).toEqual([]);
  });

  it('may start with a byte order mark', () => {
    expect(checkSource(`\uFEFF${toJson(form({ a: field() }))}`).problems).toEqual([]);
  });

  it('that lacks a language can be tried, but not published', () => {
    const draft = checkSource(toJson(form({ a: field({ title: 'Only in English' }) })));
    expect(draft.problems.map(({ code, severity }) => `${code} ${severity}`)).toEqual(['missingLanguage incomplete']);
    expect(isPublishable(draft)).toBe(false);
    const english = form({ a: field({ title: { en: 'Only in English' } }) }, { languages: ['en'] });
    expect(checkSource(toJson(english)).problems).toEqual([]);
  });

  it('with only a warning may be published', () => {
    const withWarning = checkSource(toJson(form({ a: field() }, { messages: { 'form.nobody': inAll('Please') } })));
    expect(withWarning.problems.map(({ severity }) => severity)).toEqual(['warning']);
    expect(isPublishable(withWarning)).toBe(true);
  });
});
