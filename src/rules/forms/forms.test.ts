import fc from 'fast-check';
import { relativeCost } from '../../../tests/support/relativeCost';
import { LOCALES, type LocalisedText } from '../locales';
import { formatIssue } from '../messages/issueText';
import { issueTexts } from '../messages/texts';
import { draftValues, listFields, submittedValues, toFormBody, visibleFields } from './fields';
import { formatFormIssue } from './messages';
import { patternProblem } from './check/patterns';
import { parseForm } from './parseForm';
import type { FieldSchema, FormDefinition, NodeSchema } from './types';
import { validateSubmission } from './validation/validate';

const inAll = (text: string) => Object.fromEntries(LOCALES.map((locale) => [locale, text])) as LocalisedText;
const field = (rest: Partial<FieldSchema> = {}): FieldSchema => ({
  type: 'string',
  title: inAll('A field'),
  'x-decorator': 'FormItem',
  'x-component': 'Input',
  ...rest,
});
const codes = (...values: string[]) => values.map((value) => ({ value, label: inAll(value) }));
const formOf = (properties: Record<string, NodeSchema>, rest: Partial<FormDefinition> = {}): FormDefinition => ({
  formId: 'sample',
  version: 1,
  title: inAll('Sample'),
  schema: { type: 'object', properties },
  ...rest,
});
const days = { today: '2026-03-01', opening: '2026-03-31' };
const issuesOf = (form: FormDefinition, values: Record<string, unknown>, virtual = false) =>
  validateSubmission(form, values, { days, virtual }).map(({ pointer, id }) => `${pointer} ${id}`);

const sample = formOf({
  email: field({ required: true, 'x-core': true, 'x-validator': 'email' }),
  code: field({ required: true, 'x-virtual': true, 'x-validator': 'digits', 'x-component': 'EmailCode' }),
  job: field({ required: true, enum: codes('engineer', 'others'), 'x-component': 'Select' }),
  jobOther: field({ required: true, 'x-visible': "{{ $values.job == 'others' }}" }),
  group: {
    type: 'void',
    'x-component': 'Section',
    'x-visible': "{{ $values.job == 'engineer' }}",
    properties: {
      skills: field({ type: 'array', enum: codes('1', '2', '3'), maxItems: 2, 'x-component': 'CheckboxTiles' }),
      years: field({ type: 'number', minimum: 0, maximum: 60 }),
    },
  },
  agreed: field({ type: 'boolean', required: true, 'x-component': 'Consent', 'x-core': true }),
});
const validValues = { email: 'a@b.co', job: 'engineer', agreed: true };

it('lists fields in order, flattened, with all their conditions', () => {
  expect(listFields(sample).map(({ name }) => name)).toEqual([
    'email',
    'code',
    'job',
    'jobOther',
    'skills',
    'years',
    'agreed',
  ]);
  expect(listFields(sample)[4]).toMatchObject({
    pointer: '/schema/properties/group/properties/skills',
    conditions: ["$values.job == 'engineer'"],
  });
});

describe('submission', () => {
  it('has no issue when valid', () => {
    expect(issuesOf(sample, validValues)).toEqual([]);
    expect(issuesOf(sample, { ...validValues, skills: ['1', '3'], years: 0 })).toEqual([]);
    expect(issuesOf(sample, { ...validValues, code: '123' }, true)).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['empty', {}, ['/email form.required', '/job form.required', '/agreed consent.required']],
    ['spaces only', { ...validValues, email: '  ' }, ['/email form.required']],
    ['a declined consent', { ...validValues, agreed: false }, ['/agreed consent.required']],
    ['a consent as text', { ...validValues, agreed: 'yes' }, ['/agreed form.type']],
    ['a bad format', { ...validValues, email: 'a' }, ['/email email.invalid']],
    ['an unknown code', { ...validValues, job: 'king' }, ['/job form.option']],
    ['a text instead of a list', { ...validValues, job: ['engineer'] }, ['/job form.type']],
    ['a missing conditional answer', { ...validValues, job: 'others' }, ['/jobOther form.required']],
    ['an answer to a hidden field', { ...validValues, jobOther: 'x' }, ['/jobOther form.notAsked']],
    [
      'an answer in a hidden group',
      { ...validValues, job: 'others', jobOther: 'x', years: 1 },
      ['/years form.notAsked'],
    ],
    ['too many items', { ...validValues, skills: ['1', '2', '3'] }, ['/skills form.tooMany']],
    ['the same item twice', { ...validValues, skills: ['1', '1'] }, ['/skills form.duplicate']],
    ['an item that is not an option', { ...validValues, skills: ['1', '9'] }, ['/skills form.option']],
    ['an item of another type', { ...validValues, skills: [1] }, ['/skills form.type']],
    ['a number out of range', { ...validValues, years: 61 }, ['/years form.maximum']],
    ['a number as text', { ...validValues, years: '6' }, ['/years form.number']],
    ['an unknown key', { ...validValues, 'is/admin~': true }, ['/is~1admin~0 form.unknownField']],
    ['a virtual field', { ...validValues, code: '1' }, ['/code form.unknownField']],
    ['an object', { ...validValues, email: { $ne: '' } }, ['/email form.type']],
  ])('with %s', (_what, values, issues) => {
    expect(issuesOf(sample, values)).toEqual(issues);
  });

  it('accepts answers up to their limits', () => {
    const form = formOf({
      text: field(),
      list: field({ type: 'array', enum: codes('1'), 'x-component': 'CheckboxTiles' }),
    });
    expect(issuesOf(form, { text: '漢'.repeat(2000) })).toEqual([]);
    expect(issuesOf(form, { text: '漢'.repeat(2001) })).toEqual(['/text form.tooLong']);
    expect(issuesOf(form, { list: Array(101).fill('1') })).toEqual(['/list form.tooMany']);
    const manyAnswers = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`k${index}`, '1']));
    expect(issuesOf(form, manyAnswers)).toEqual([' form.tooManyAnswers']);
  });

  it('treats prototype property names as unknown fields', () => {
    expect(issuesOf(sample, JSON.parse('{"__proto__": 1, "constructor": 2}') as Record<string, unknown>)).toEqual([
      '/email form.required',
      '/job form.required',
      '/agreed consent.required',
      '/__proto__ form.unknownField',
      '/constructor form.unknownField',
    ]);
  });

  it('has no issue after submittedValues normalised valid values', () => {
    const values = fc.record({
      email: fc.constantFrom(' a@b.co ', 'x@y.de'),
      job: fc.constantFrom('engineer', 'others'),
      jobOther: fc.constantFrom(' Boss ', 'Chef'),
      years: fc.nat(60),
      agreed: fc.constant(true),
    });
    fc.assert(fc.property(values, (all) => expect(issuesOf(sample, submittedValues(sample, all))).toEqual([])));
  });
});

describe('submitted values', () => {
  it('have core properties at the top level and the rest among the answers', () => {
    expect(toFormBody(sample, { ...validValues, email: ' a@b.co ', code: '1', skills: [], years: 0 })).toEqual({
      formId: 'sample',
      formVersion: 1,
      email: 'a@b.co',
      agreed: true,
      answers: { job: 'engineer', years: 0 },
    });
  });
  it('have neither code nor consent in a draft', () => {
    expect(draftValues(sample, { ...validValues, code: '1', unknown: 'x' })).toEqual({
      email: 'a@b.co',
      job: 'engineer',
    });
  });
  it('have no document number in a draft', () => {
    const passport = field({ 'x-validator': 'passport' });
    const form = formOf({
      documentNumber: field(),
      idCard: field({ 'x-validator': 'idCard' }),
      passport,
      name: field(),
    });
    const values = { documentNumber: 'E12345678', idCard: '110101199003070011', passport: 'C01X00T47', name: 'Anna' };
    expect(draftValues(form, values)).toEqual({ name: 'Anna' });
  });
  it('omit a field that depends on a hidden answer', () => {
    const chain = formOf({
      a: field(),
      b: field({ 'x-visible': "{{ $values.a == '1' }}" }),
      c: field({ 'x-visible': "{{ $values.b == '2' }}" }),
    });
    expect(visibleFields(chain, { a: '0', b: '2' }).map(({ name }) => name)).toEqual(['a']);
  });
});

describe('patterns', () => {
  it.each(['[A-Z]{2}\\d{4}', '^\\d+-\\d+$', 'a|b', '(?:a|b)c', '^(\\+49)? ?\\d{4,9}$', '\\p{L}+', '[(*+)]{3}'])(
    'accepts %s',
    (pattern) => {
      expect(patternProblem(pattern)).toBeNull();
    },
  );
  it.each(['(a+)+', '(?:a|a)*', '(a)\\1', '(?=a)b', '(?<!a)b', 'a*b*c*', '[', 'a'.repeat(101), '\\w+\\s{1,}\\w+'])(
    'rejects %s',
    (pattern) => {
      expect(patternProblem(pattern)).not.toBeNull();
    },
  );
  it('are found anywhere in the text, unless ^ and $ stand for its ends', () => {
    const issuesWith = (pattern: string) => issuesOf(formOf({ a: field({ pattern }) }), { a: '123' });
    expect(issuesWith('\\d{2}')).toEqual([]);
    expect(issuesWith('^\\d{2}$')).toEqual(['/a form.pattern']);
  });
  it('take at most quadratic time', () => {
    const pattern = '^[ab]*[abc]*d$';
    expect(patternProblem(pattern)).toBeNull();
    const match = (length: number) => () => expect(new RegExp(pattern, 'u').test('a'.repeat(length))).toBe(false);
    // Eight times the length: 64 times for quadratic work, 512 for cubic.
    expect(relativeCost(match(4_000), match(500))).toBeLessThan(180);
  });
});

describe('readForm', () => {
  it.each<[string, unknown, string]>([
    ['a value that is not an object', [], ''],
    ['a form without id', { version: 1 }, '/formId'],
    ['a form without schema', { formId: 'a', version: 1 }, '/schema'],
    [
      'a field without type',
      { formId: 'a', version: 1, schema: { properties: { x: { 'x-component': 'Input' } } } },
      '/schema/properties/x',
    ],
  ])('rejects %s with its pointer', (_what, json, pointer) => {
    expect(() => parseForm(json)).toThrow(expect.objectContaining({ name: 'FormError', pointer }));
  });
});

describe('issue texts', () => {
  it('have the same placeholders in five languages', () => {
    for (const text of Object.values<LocalisedText>(issueTexts)) {
      const placeholders = LOCALES.map((locale) => [...text[locale].matchAll(/\{\w+\}/g)].map(String).sort());
      expect(LOCALES.every((locale) => text[locale].trim() !== '')).toBe(true);
      expect(new Set(placeholders.map(String)).size).toBe(1);
    }
  });

  it.each([
    ['form.required', {}, 'This is a required field', '此项为必填项'],
    ['email.required', {}, 'Please enter your email', '请填写邮箱'],
    ['email.invalid', {}, 'Email format is incorrect', '邮箱格式不正确'],
    ['email.exists', {}, 'The email already exists', '该邮箱已存在'],
    ['newsletterEmail.invalid', {}, 'Please enter the correct Email', '邮箱格式不正确'],
    ['company.short', { min: 4 }, 'Company Name at Least 4 Characters in Length', '公司名称至少4个字符'],
    ['choice.required', {}, 'Please select one or more item', '请至少选择一项'],
    ['consent.required', {}, 'Please agree before submitting', '请先同意后再提交'],
    ['booth.invalid', {}, 'Booth number is incorrect, write it as 2-A01', '展位号格式有误，正确格式如2-A01'],
    ['mobile.required', {}, 'Please enter your mobile number', '请填写手机号码'],
    ['mobile.invalid', {}, 'Mobile number format is incorrect', '手机号码格式不正确'],
    ['landingMobile.required', {}, 'Please enter your mobile number', '请输入手机号'],
    ['captcha.required', {}, 'Please enter the characters in the picture', '请输入图形验证码'],
    ['field.required', { field: '姓名' }, '姓名 is required', '请填写姓名'],
  ])('for %s are those of section 5', (id, values, en, zh) => {
    expect([formatIssue({ id, values }, 'en'), formatIssue({ id, values }, 'zh-cn')]).toEqual([en, zh]);
  });

  it('come from the form if it defines them', () => {
    const customForm = formOf({ a: field() }, { messages: { 'form.required': inAll('Tell us') } });
    expect(formatFormIssue(customForm, { id: 'form.required' }, 'ja')).toBe('Tell us');
    expect(formatFormIssue(customForm, { id: 'choice.required' }, 'en')).toBe('Please select one or more item');
  });

  it('have a general text for an unknown id', () => {
    expect(formatIssue({ id: 'toString' }, 'en')).toBe('This value has the wrong type');
  });
});
