/** Problems of a field or form with regard to the endpoint that receives it. */
import { readFileSync } from 'node:fs';
import { expectProblem, field, form, inAll, toJson, type Expected } from './check.fixture';
import { checkSource } from './checkSource';
import { newestOf } from '../../../../tests/support/newestOf.mjs';

describe('body of a form’s operation', () => {
  const file = readFileSync(`public/forms/visitor-en/${newestOf('visitor-en')}.json`, 'utf8');
  it.each<[string, RegExp, string, Expected]>([
    [
      'unknown property',
      /"firstName": \{/,
      '"firstNam": {',
      {
        code: 'contract',
        snippet: ['"properties": {\n      "email"'],
        message: /requires "firstName"/,
        otherProblems: 1,
      },
    ],
    [
      'hidden required property',
      /("company": \{\n\s+"type": "string",)/,
      '$1 "x-visible": "jobTitle == \'ceo\'",',
      {
        code: 'requiredHidden',
        snippet: ['"company": {'],
        message: /always requires it/,
        hint: /Remove the condition/,
      },
    ],
    [
      'shorter maximum length',
      /"maxLength": 500/,
      '"maxLength": 900',
      { code: 'contract', snippet: ['900'], message: /at most 500 characters/, hint: /"maxLength": 500/ },
    ],
  ])('%s', (_what, from, to, expected) => {
    expectProblem(file.replace(from, to), expected);
  });

  it('suggests the property that was meant', () => {
    const { problems } = checkSource(file.replace('"firstName": {', '"firstNam": {'));
    expect(problems[1]).toMatchObject({ code: 'placement', hint: 'Did you mean "firstName"?' });
  });
});

describe('page of a form', () => {
  const properties = { name: field(), email: field({ format: 'email' }) };
  const check = (page: object, rest: object = {}) => checkSource(toJson(form(properties, { page, ...rest }))).problems;

  it.each<[string, object]>([
    ['nothing', {}],
    [
      'everything',
      { opens: '2026-03-01T09:00+08:00', closes: '2026-03-01T09:01+08:00', capacity: 1, receiptTo: 'email' },
    ],
    ['times in different zones', { opens: '2026-03-01T00:00Z', closes: '2026-03-01T09:00+08:00' }],
    ['a text in all languages', { thanks: inAll('See you there.') }],
  ])('can have %s', (_what, page) => {
    expect(check(page)).toEqual([]);
  });

  it.each<[string, object, Expected]>([
    [
      'a time without offset',
      { opens: '2026-03-01T09:00' },
      { code: 'value', snippet: ['"2026-03-01T09:00"'], message: /with its offset/ },
    ],
    [
      'a day that does not exist',
      { closes: '2026-02-31T09:00Z' },
      { code: 'value', snippet: ['"2026-02-31T09:00Z"'], message: /with its offset/ },
    ],
    [
      'an end before its start',
      { opens: '2026-03-01T09:00+08:00', closes: '2026-03-01T01:00Z' },
      { code: 'limits', snippet: ['"2026-03-01T01:00Z"'], message: /later than "opens"/ },
    ],
    ['no place', { capacity: 0 }, { code: 'value', snippet: ['0\n'], message: /minimum is 1/ }],
    ['too many places', { capacity: 100_001 }, { code: 'value', snippet: ['100001'], message: /maximum is 100000/ }],
    ['half a place', { capacity: 1.5 }, { code: 'value', snippet: ['1.5'], message: /integer/ }],
    [
      'a receipt to an unknown field',
      { receiptTo: 'e_mail' },
      { code: 'unknownField', snippet: ['"e_mail"'], message: /not a field/, hint: /Did you mean "email"/ },
    ],
    [
      'a receipt to a field without address',
      { receiptTo: 'name' },
      { code: 'value', snippet: ['"name"'], message: /not an e-mail field/, hint: /"format": "email"/ },
    ],
    [
      'an unknown property',
      { close: '2026-03-01T09:00Z' },
      { code: 'unknownKey', snippet: ['"close"'], message: /close/, hint: /"closes"/ },
    ],
  ])('cannot have %s', (_what, page, expected) => {
    expectProblem(toJson({ ...form(properties), page }), expected);
  });

  it('is incomplete while its text has one language', () => {
    expect(check({ thanks: 'See you there.' })).toMatchObject([
      { code: 'missingLanguage', severity: 'incomplete', pointer: '/page/thanks' },
    ]);
  });

  it('accepts a validator for the address of the receipt', () => {
    const email = field({ 'x-validator': [{ format: 'email', message: inAll('Your address, please') }] });
    expect(checkSource(toJson(form({ email }, { page: { receiptTo: 'email' } }))).problems).toEqual([]);
  });

  it('belongs to forms that no other page sends', () => {
    const file = readFileSync(`public/forms/visitor-en/${newestOf('visitor-en')}.json`, 'utf8');
    const [problem, ...more] = checkSource(file.replace('"formId"', '"page": {}, "formId"')).problems;
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ code: 'placement', pointer: '/page', hint: 'Remove it.' });
  });

  it('is refused with built-in and virtual fields', () => {
    const code = field({ 'x-virtual': true, 'x-component': 'EmailCode', 'x-component-props': { emailField: 'email' } });
    const core = field({ 'x-core': true });
    const found = checkSource(toJson(form({ ...properties, code, core }, { page: {} }))).problems;
    expect(found.map(({ code: name, pointer }) => [name, pointer])).toEqual([
      ['placement', '/schema/properties/code'],
      ['placement', '/schema/properties/core/x-core'],
    ]);
  });
});
