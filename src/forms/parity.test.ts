/** Browser and server must agree on every submission: compares Formily with the kit's schema to the rules alone. */
import { isArrayField, isField, type Form, type GeneralField } from '@formily/core';
import { toJS } from '@formily/reactive';
import { Schema, type ISchema } from '@formily/json-schema';
import { readdirSync, readFileSync } from 'node:fs';
import { isConditionMet } from '@/rules/expression/evaluate';
import fc from 'fast-check';
import { listFields, submittedValues } from '@/rules/forms/fields';
import { parseForm } from '@/rules/forms/parseForm';
import type { Format } from '@/rules/forms/validation/formats';
import type { FieldSchema, FormDefinition } from '@/rules/forms/types';
import { formatsOf } from '@/rules/forms/validation/validateField';
import { validateSubmission } from '@/rules/forms/validation/validate';
import { diffForms } from '@/rules/forms/versions/diff';
import { migrateDraft } from '@/rules/forms/versions/migrateAnswers';
import { draftSteps } from '@/rules/forms/versions/migration';
import { chainForm } from './chain.fixture';
import { generatedForm, generatedValues } from './generatedForms.fixture';
import { createKitForm } from './schema/createKitForm';
import { decodeIssue } from './schema/feedback';
import { toFormilySchema } from './schema/toFormilySchema';
import { newestOf } from '../../tests/support/newestOf.mjs';

const days = { today: '2026-03-01', opening: '2026-03-31' };
const load = (name: string) => parseForm(JSON.parse(readFileSync(`public/forms/${name}.json`, 'utf8')));

/** Changes that no answer notices. */
const WORDING: readonly string[] = ['formName', 'words', 'look', 'order'];

/** Does what `SchemaField` does when it renders, without rendering: a field for each node and each row. */
function createFields(form: Form, schema: ISchema): void {
  const create = (node: Schema, basePath: string, name: string) => {
    const props = { ...node.toFieldProps({}), basePath, name };
    let field: GeneralField;
    if (node.type === 'void') field = form.createVoidField(props);
    else if (node.type === 'array') field = form.createArrayField(props);
    else field = node.type === 'object' ? form.createObjectField(props) : form.createField(props);
    field.onMount();
    const address = field.address.toString();
    const { items } = node;
    if (isArrayField(field) && items && !Array.isArray(items))
      (field.value as unknown[] | undefined)?.forEach((_row, index) => create(items, address, String(index)));
    if (node.type !== 'array') walk(node, address);
  };
  const walk = (node: Schema, basePath: string) =>
    node.mapProperties((child: Schema, name) => create(child, basePath, String(name)));
  walk(new Schema(schema), '');
}

async function validateWithFormily(definition: FormDefinition, values: Record<string, unknown>) {
  const form = createKitForm(definition, { initialValues: values, includesSensitive: true });
  createFields(form, toFormilySchema(definition, { getLocale: () => 'en', getReferenceDates: () => days }));
  await form.validate().catch(() => undefined);
  const issues: Record<string, string> = {};
  form.query('*').forEach((field) => {
    const message = isField(field) ? field.selfErrors[0] : undefined;
    if (message !== undefined) issues[field.path.toString()] = decodeIssue(String(message)).id;
  });
  const sent = toJS(form.values) as Record<string, unknown>;
  form.onUnmount();
  return { issues, sent };
}

function validateWithRules(definition: FormDefinition, values: Record<string, unknown>) {
  const submitted = submittedValues(definition, values, days.today);
  const virtual = listFields(definition).filter(
    ({ name, schema }) => schema['x-virtual'] && values[name] !== undefined,
  );
  const all = { ...submitted, ...Object.fromEntries(virtual.map(({ name }) => [name, values[name]])) };
  const issues = validateSubmission(definition, all, { days, virtual: true });
  return Object.fromEntries(issues.map(({ pointer, id }) => [pointer.slice(1).replaceAll('/', '.'), id]));
}

/** Valid and invalid texts of each format. */
const VALID_TEXTS: Partial<Record<Format, string[]>> = {
  email: ['anna@example.ru', 'a.b-c@mail.example.org'],
  newsletterEmail: ['anna@example.ru'],
  mainlandMobile: ['13800138000', '19912345678'],
  internationalMobile: ['913 555 01 27', '151 2345 6789'],
  dialCode: ['+7', '+49'],
  countryCode: ['RU', 'DE'],
  idCard: ['11010519491231002X'],
  digits: ['482913'],
  boothNumber: ['2-A01'],
  personName: ['Anna', '王小明', "O'Neill"],
  companyName: ['Obtek Mekhanika', '深圳市示例机械有限公司'],
  website: ['www.example.com', 'https://example.org/a?b=c'],
  passport: ['C01X00T47', 'E12345678'],
  birthDate: ['1985-03-14', '2008-02-29'],
  laterDate: ['2026-03-02', '2031-06-30'],
};
const INVALID_TEXTS = [
  ['no', 'a..b@c.de', '12345', '+', 'ru', '11010519491231002Y', 'x', '2-a01', '1', 'A', 'ABB', ' AB '],
  ['javascript:alert(1)', '482915x', '1985-02-30', '2026-03-01', '2010-01-01', '1800-01-01', '#', 'x'.repeat(2001)],
].flat();

/** An answer that the field accepts. */
function validValue(name: string, schema: FieldSchema): fc.Arbitrary<unknown> {
  const codes = schema.enum?.map(({ value }) => value) ?? [];
  if (schema.type === 'boolean') return fc.constant(true);
  if (schema.type === 'number' || schema.type === 'integer') {
    const min = Math.ceil(schema.minimum ?? 1);
    return fc.integer({ min, max: Math.min(schema.maximum ?? min + 50, min + 50) });
  }
  if (schema.type === 'array')
    return fc.subarray(codes, {
      minLength: Math.max(1, schema.minItems ?? 1),
      maxLength: Math.min(codes.length, schema.maxItems ?? codes.length),
    });
  if (codes.length > 0) return fc.constantFrom(...codes);
  const samples = VALID_TEXTS[formatsOf(schema)[0] as Format];
  if (samples) return fc.constantFrom(...samples);
  const { pattern, maxLength = 60 } = schema;
  const texts = ['Anna', 'E12345678', 'Some words', '440300'].filter(
    (text) => text.length <= maxLength && (pattern === undefined || new RegExp(pattern, 'u').test(text)),
  );
  if (texts.length === 0) throw new Error(`No sample text fits ${name}: add one to VALID_TEXTS.`);
  return fc.constantFrom(...texts);
}

/** Values that are valid for another field, nearly valid for this one, or arbitrary. */
function arbitraryValue(name: string, schema: FieldSchema): fc.Arbitrary<unknown> {
  const emptyValue = fc.constantFrom<unknown>(undefined, '', '   ', null);
  const codes = schema.enum?.map(({ value }) => value) ?? [];
  const list = fc.array(fc.constantFrom(...codes, '1001', '9'), { maxLength: 3 });
  return fc.oneof(
    emptyValue,
    validValue(name, schema),
    fc.constantFrom<unknown>(...INVALID_TEXTS),
    fc.string({ maxLength: 12, unit: 'grapheme' }),
    fc.constantFrom<unknown>(true, false, 0, -1, 1.5, 1e9, []),
    list,
  );
}

/** Valid answers to all fields; optional ones are omitted at times. */
function validAnswers(definition: FormDefinition): fc.Arbitrary<Record<string, unknown>> {
  const fields = listFields(definition);
  const all = fields.map(({ name, schema }) =>
    fc.tuple(validValue(name, schema), schema.required ? fc.constant(true) : fc.boolean()),
  );
  return fc.tuple(...all).map((answers) => {
    const values: Record<string, unknown> = {};
    fields.forEach(({ name, conditions }, index) => {
      const [value, isPresent] = answers[index] ?? [undefined, false];
      if (isPresent && conditions.every((condition) => isConditionMet(condition, { values }))) values[name] = value;
    });
    return values;
  });
}

/** The same with one to three answers changed. */
function mutatedAnswers(definition: FormDefinition): fc.Arbitrary<Record<string, unknown>> {
  const change = fc
    .constantFrom(...listFields(definition))
    .chain(({ name, schema }) => arbitraryValue(name, schema).map((value) => [name, value] as const));
  return fc
    .tuple(validAnswers(definition), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([right, changes]) => ({ ...right, ...Object.fromEntries(changes) }));
}

/** Half of the generated inputs are valid; `npm run proof` uses many more, with a new seed each time. */
const isThorough = process.env.PARITY === 'proof';
const INPUT_COUNT = isThorough ? 500 : 20;
/** Verdicts of the rules alone are cheap. */
const WORDING_COUNT = 10 * INPUT_COUNT;
const seed = Number(process.env.PARITY_SEED ?? (isThorough ? Date.now() % 2 ** 31 : 27_2026));

/** Every form with its versions, the newest one first. */
const shippedForms = readdirSync('public/forms', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const versions = readdirSync(`public/forms/${name}`).flatMap((file) => /^(\d+)\.json$/.exec(file)?.[1] ?? []);
    return versions
      .map(Number)
      .sort((one, other) => other - one)
      .map((version) => `${name}/${version}`);
  });
const currentForms = shippedForms.map(([newest = '']) => newest);
/** Versions that differ from the one before them in words and looks only. */
const rewordedVersions = shippedForms.flatMap((versions) =>
  versions.flatMap((name, index) => {
    const before = versions[index + 1];
    const isReworded =
      before !== undefined && diffForms(load(before), load(name)).every(({ kind }) => WORDING.includes(kind));
    return isReworded ? [[name, before] as const] : [];
  }),
);

it.each(currentForms)(
  `Formily and the rules agree on ${INPUT_COUNT} generated submissions of %s (seed ${seed})`,
  async (name) => {
    const definition = load(name);
    const expectSameResult = async (values: Record<string, unknown>) => {
      const formily = await validateWithFormily(definition, values);
      expect(formily.issues).toEqual(validateWithRules(definition, values));
      expect(submittedValues(definition, formily.sent)).toEqual(submittedValues(definition, values));
      return Object.keys(formily.issues).length;
    };
    const options = { numRuns: INPUT_COUNT / 2, seed };
    await fc.assert(
      fc.asyncProperty(validAnswers(definition), async (values) => expect(await expectSameResult(values)).toBe(0)),
      options,
    );
    let rejectedCount = 0;
    await fc.assert(
      fc.asyncProperty(
        mutatedAnswers(definition),
        async (values) => void (rejectedCount += Math.min(1, await expectSameResult(values))),
      ),
      options,
    );
    // Without any rejected input the comparison would be meaningless.
    expect(rejectedCount).toBeGreaterThan(INPUT_COUNT / 10);
  },
  isThorough ? 300_000 : 60_000,
);

it.each(rewordedVersions)(
  `%s judges ${WORDING_COUNT} generated submissions as %s does (seed ${seed})`,
  (name, before) => {
    const [definition, older] = [load(name), load(before)];
    let rejectedCount = 0;
    const expectSameResult = (values: Record<string, unknown>) => {
      const issues = validateWithRules(definition, values);
      expect(issues).toEqual(validateWithRules(older, values));
      expect(submittedValues(definition, values)).toEqual(submittedValues(older, values));
      rejectedCount += Math.min(1, Object.keys(issues).length);
    };
    const options = { numRuns: WORDING_COUNT / 2, seed };
    // A draft of the older version opens with all of its answers.
    const steps = draftSteps(older, definition, []);
    const expectSameDraft = (values: Record<string, unknown>) =>
      expect(migrateDraft(values, steps, definition)).toEqual(values);
    fc.assert(fc.property(validAnswers(older), expectSameResult), options);
    fc.assert(fc.property(validAnswers(older), expectSameDraft), options);
    expect(rejectedCount).toBe(0);
    fc.assert(fc.property(mutatedAnswers(older), expectSameResult), options);
    expect(rejectedCount).toBeGreaterThan(WORDING_COUNT / 10);
  },
  isThorough ? 300_000 : 60_000,
);

it('browser and server accept a valid submission', async () => {
  const definition = load(`questionnaire-en/${newestOf('questionnaire-en')}`);
  const values = { purposes: ['1001', '1007'], purposeOther: 'A lecture', products: ['1008'], business: '1035' };
  expect((await validateWithFormily(definition, values)).issues).toEqual({});
  expect(validateWithRules(definition, values)).toEqual({});
});

it('conditions hide the same fields in browser and server', async () => {
  const code = fc.constantFrom(undefined, '', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'z');
  const values = fc.record({ first: code, second: code, third: code, fourth: code, last: code });
  await fc.assert(
    fc.asyncProperty(values, async (all) => {
      const formily = await validateWithFormily(chainForm, all);
      expect(formily.issues).toEqual(validateWithRules(chainForm, all));
      expect(submittedValues(chainForm, formily.sent)).toEqual(submittedValues(chainForm, all));
    }),
    { numRuns: 300 },
  );
});

const FORM_COUNT = isThorough ? 1_000 : 20;

it(
  `Formily and the rules agree on ${FORM_COUNT} generated forms of the whole dialect (seed ${seed})`,
  async () => {
    let [accepted, rejected] = [0, 0];
    await fc.assert(
      fc.asyncProperty(generatedForm, generatedValues, async (definition, values) => {
        const formily = await validateWithFormily(definition, values);
        const issues = validateWithRules(definition, values);
        expect(formily.issues).toEqual(issues);
        expect(submittedValues(definition, formily.sent, days.today)).toEqual(
          submittedValues(definition, values, days.today),
        );
        if (Object.keys(issues).length > 0) rejected += 1;
        else accepted += 1;
      }),
      { numRuns: FORM_COUNT, seed },
    );
    // Both verdicts must occur, or the comparison would be meaningless.
    expect([accepted > FORM_COUNT / 50, rejected > FORM_COUNT / 10]).toEqual([true, true]);
  },
  isThorough ? 300_000 : 60_000,
);
