import { readdirSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { annasForm } from '../../tests/support/registrationBody.mjs';
import { COMPONENTS, DECORATORS } from '../../src/rules/forms/components';
import { FORMAT_NAMES } from '../../src/rules/forms/validation/formats';
import { contentHash } from './contentHash';
import { loadForms } from './loadForms';
import { parseForm } from '../../src/rules/forms/parseForm';
import { inAll, textField } from '../../tests/support/designer';
import { checkSubmission, createFormRegistry, messageOf } from './registry';
import { newestOf } from '../../tests/support/newestOf.mjs';

const FORMS = 'public/forms';
const days = { today: '2026-03-01', opening: '2026-03-31' };
const registry = async () => createFormRegistry((await loadForms(FORMS)).forms);

const VISITOR = newestOf('visitor-en');
const QUESTIONNAIRE = newestOf('questionnaire-en');
const anna = { ...annasForm, answers: {} };

describe('shipped form files', () => {
  it('have no problems', async () => {
    const { forms, problems } = await loadForms(FORMS);
    expect(problems).toEqual([]);
    const files = readdirSync(FORMS, { recursive: true, encoding: 'utf8' });
    expect(forms.map(({ file }) => file)).toEqual(files.filter((file) => /^[^/]+\/\d+\.json$/.test(file)).sort());
  });

  it('have one current version each', async () => {
    const { current } = await registry();
    for (const formId of ['visitor-en', 'questionnaire-en'])
      expect(current(formId)?.definition.version).toBe(newestOf(formId));
    expect(current('nothing')).toBeUndefined();
  });

  it.each([
    [1, 1008, 1019, 1020, 1033],
    [newestOf('questionnaire-en'), 1008, 1024, 1025, 1038],
  ])(
    'questionnaire %i has the option codes of the specification',
    async (version, products, lastProduct, business, lastBusiness) => {
      const { definition } = (await registry()).find('questionnaire-en', version) ?? {};
      const codesOf = (name: string) => {
        const field = definition?.schema.properties[name];
        return field && field.type !== 'void' ? field.enum?.map(({ value }) => Number(value)) : undefined;
      };
      const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
      expect(codesOf('purposes')).toEqual(range(1001, 1007));
      expect(codesOf('products')).toEqual(range(products, lastProduct));
      expect(codesOf('business')).toEqual(range(business, lastBusiness));
    },
  );

  it('questionnaire-zh has the same questions as the current English one', async () => {
    const forms = await registry();
    expect(forms.current('questionnaire-zh')?.definition.schema).toEqual(
      forms.current('questionnaire-en')?.definition.schema,
    );
  });

  it('require a document number exactly if a document type is selected', async () => {
    const { validate } = await registry();
    const wang = {
      name: '王小明',
      mobile: '13800138000',
      company: '深圳市示例机械有限公司',
      privacyAgreed: true,
      answers: {},
    };
    const issuesOf = (formId: string, overrides: object) =>
      validate(formId, newestOf(formId), { ...wang, ...overrides }, days).map(({ pointer, id }) => `${pointer} ${id}`);
    for (const formId of ['me', 'invitation', 'landing']) {
      expect(issuesOf(formId, {})).toEqual([]);
      expect(issuesOf(formId, { documentKind: 'passport' })).toEqual(['/body/documentNumber form.required']);
      expect(issuesOf(formId, { documentNumber: 'E1234567' })).toEqual(['/body/documentNumber form.notAsked']);
    }
    expect(issuesOf('visitor-zh', { jobTitle: 'manager', department: 'sales' })).toEqual([
      '/body/documentKind form.required',
    ]);
  });

  it('meta.schema.json lists the components and formats that the rules know', async () => {
    const meta = JSON.parse(await readFile(`${FORMS}/meta.schema.json`, 'utf8')) as {
      $defs: { node: { properties: Record<string, { enum: string[] }> } };
    };
    const { properties } = meta.$defs.node;
    expect(properties['x-component']?.enum).toEqual(Object.keys(COMPONENTS));
    expect(properties['x-decorator']?.enum).toEqual([...DECORATORS]);
    expect(properties['format']?.enum).toEqual(FORMAT_NAMES);
  });
});

describe('a registration', () => {
  it('is accepted when valid', async () => {
    expect((await registry()).validate('visitor-en', VISITOR, anna, days)).toEqual([]);
  });

  it('requires names of two letters, or of one in the older version', async () => {
    const { validate } = await registry();
    const short = { ...anna, firstName: '李' };
    expect(validate('visitor-en', VISITOR, short, days)).toEqual([
      { pointer: '/body/firstName', id: 'name.short', values: { min: 2 } },
    ]);
    expect(validate('visitor-en', 1, short, days)).toEqual([]);
  });

  it('reports each problem with its JSON pointer in the request', async () => {
    const { validate } = await registry();
    const body = {
      ...anna,
      email: 'x',
      isAdmin: true,
      verificationCode: '1',
      answers: { company: 'Other', seat: '1' },
    };
    expect(validate('visitor-en', VISITOR, body, days).map(({ pointer, id }) => `${pointer} ${id}`)).toEqual([
      '/body/email email.invalid',
      '/body/answers/seat form.unknownField',
      '/body/isAdmin form.unknownField',
      '/body/verificationCode form.unknownField',
      '/body/answers/company form.unknownField',
    ]);
  });

  it('reports an issue for an unknown form instead of failing', async () => {
    const forms = await registry();
    const [issue] = forms.validate('visitor-en', 9, anna, days);
    expect(issue).toEqual({ pointer: '/body/formVersion', id: 'form.unknown' });
    expect(forms.message('visitor-en', 9, issue!, 'en')).toBe('Form not found');
  });

  it('has messages in the visitor’s language', async () => {
    const forms = await registry();
    const [issue] = forms.validate('visitor-en', VISITOR, { ...anna, company: 'ABB' }, days);
    expect(forms.message('visitor-en', VISITOR, issue!, 'en')).toBe('Company Name at Least 4 Characters in Length');
    expect(forms.message('visitor-en', VISITOR, issue!, 'zh-cn')).toBe('公司名称至少4个字符');
  });
});

describe('a questionnaire', () => {
  it('reads its fields from the answers', async () => {
    const { validate } = await registry();
    expect(
      validate(
        'questionnaire-en',
        QUESTIONNAIRE,
        { answers: { purposes: ['1001'], products: ['1024'], business: '1026' } },
        days,
      ),
    ).toEqual([]);
    expect(validate('questionnaire-en', QUESTIONNAIRE, {}, days).map(({ pointer, id }) => `${pointer} ${id}`)).toEqual([
      '/body/answers/purposes choice.required',
      '/body/answers/products choice.required',
      '/body/answers/business choice.required',
    ]);
  });

  it('rejects codes of the other version', async () => {
    const { validate } = await registry();
    const answers = { purposes: ['1001'], products: ['1024'], business: '1020' };
    expect(validate('questionnaire-en', 1, { answers }, days).map(({ pointer }) => pointer)).toEqual([
      '/body/answers/products',
    ]);
    expect(validate('questionnaire-en', QUESTIONNAIRE, { answers }, days).map(({ pointer }) => pointer)).toEqual([
      '/body/answers/business',
    ]);
  });
});

describe('a folder with an invalid file', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forms-'));
    await cp(FORMS, folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  const editFile = async (file: string, from: string | RegExp, to: string) => {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    expect(text).toMatch(from);
    await writeFile(path, text.replace(from, to));
    return loadForms(folder);
  };
  const file = `visitor-en/${VISITOR}.json`;

  it('reports the file and does not load it as a form', async () => {
    const { forms, problems } = await editFile(file, '"Input.TextArea"', '"Iframe"');
    expect(problems).toMatchObject([{ file, line: 630, code: 'value', message: 'Invalid value "Iframe".' }]);
    expect(forms.map((form) => form.file)).not.toContain(file);
  });

  it('reports a version number that differs from the file name', async () => {
    const { problems } = await editFile(file, `"version": ${VISITOR}`, '"version": 99');
    expect(problems).toMatchObject([
      { file, code: 'fileName', message: expect.stringMatching(/visitor-en\/99\.json/) },
    ]);
  });

  it('reports a code that an earlier version used with another meaning', async () => {
    const text = await readFile(join(folder, `questionnaire-en/${QUESTIONNAIRE}.json`), 'utf8');
    const swapped = text
      .replace(`"version": ${QUESTIONNAIRE}`, `"version": ${QUESTIONNAIRE + 1}`)
      .replace('"value": "1001"', '"value": "100x"')
      .replace('"value": "1002"', '"value": "1001"');
    await writeFile(join(folder, `questionnaire-en/${QUESTIONNAIRE + 1}.json`), swapped);
    const { problems } = await loadForms(folder);
    expect(problems).toMatchObject([{ code: 'codeReused', message: expect.stringMatching(/was "Purchasing"/) }]);
  });
});

it('the hash depends on content and order, not on whitespace', () => {
  expect(contentHash({ a: 1, b: [2] })).toBe(
    contentHash(JSON.parse('{ "$schema": "x", "a": 1,  "b": [ 2 ] }') as object),
  );
  expect(contentHash({ a: 1, b: 2 })).not.toBe(contentHash({ b: 2, a: 1 }));
  expect(contentHash({ a: [1, 2] })).not.toBe(contentHash({ a: [2, 1] }));
});

test('ignores an unfinished draft and loads the other versions', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forms-'));
  await cp(FORMS, folder, { recursive: true });
  const draft = `visitor-en/${VISITOR + 1}.draft.json`;
  await writeFile(join(folder, draft), '{ "formId": "visitor-en", "schema": {');
  const [{ forms, problems }, before] = await Promise.all([loadForms(folder), loadForms(FORMS)]);
  expect(problems).toEqual([]);
  expect(forms.map(({ file, hash }) => ({ file, hash }))).toEqual(
    before.forms.map(({ file, hash }) => ({ file, hash })),
  );
  // With `drafts`, its problems are reported.
  expect((await loadForms(folder, { drafts: true })).problems.map(({ file }) => file)).toContain(draft);
  await rm(folder, { recursive: true });
});

test('an issue in a row has its own pointer, and its message the title of the row’s field', () => {
  const form = parseForm({
    formId: 'sample',
    version: 1,
    title: inAll('Sample'),
    messages: { 'form.required': inAll('{field} is missing') },
    schema: {
      type: 'object',
      properties: {
        name: textField('Your name', { required: true }),
        guests: {
          type: 'array',
          title: inAll('Guests'),
          'x-component': 'ArrayCards',
          items: {
            type: 'object',
            properties: { name: textField('Guest', { required: true }), age: textField('Age') },
          },
        },
      },
    },
  });
  const issues = checkSubmission(form, { answers: { guests: [{ name: 'Anna' }, { age: '40' }] } }, days);
  expect(issues.map((issue) => [issue.pointer, messageOf(form, issue, 'en')])).toEqual([
    ['/body/answers/name', 'Your name is missing'],
    ['/body/answers/guests/1/name', 'Guest is missing'],
  ]);
});
