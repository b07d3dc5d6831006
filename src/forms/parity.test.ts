/** Browser and server must agree on every submission: Formily with the kit's schema against the rules alone. */
import './compiler';
import { isField, type Form, type GeneralField } from '@formily/core';
import { Schema, type ISchema } from '@formily/json-schema';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { fixedClock } from '@/rules/clock';
import { listFields, submittedValues } from '@/rules/forms/fields';
import { readForm } from '@/rules/forms/read';
import type { FieldSchema, FormDefinition } from '@/rules/forms/types';
import { validateSubmission } from '@/rules/forms/validate';
import { chainForm } from './chain.fixture';
import { createKitForm } from './createKitForm';
import { decodeIssue } from './feedback';
import { toFormilySchema } from './toFormilySchema';

const clock = fixedClock('2026-03-01T10:00:00+08:00');
const load = (name: string) => readForm(JSON.parse(readFileSync(`public/forms/${name}.json`, 'utf8')));

/** What `SchemaField` does when it renders, without rendering. */
function createFields(form: Form, schema: ISchema): void {
  const walk = (node: Schema, basePath: string) =>
    node.mapProperties((child: Schema, name) => {
      const props = { ...child.toFieldProps({}), basePath, name: String(name) };
      let field: GeneralField;
      if (child.type === 'void') field = form.createVoidField(props);
      else field = child.type === 'array' ? form.createArrayField(props) : form.createField(props);
      field.onMount();
      walk(child, field.address.toString());
    });
  walk(new Schema(schema), '');
}

async function judgedByFormily(definition: FormDefinition, values: Record<string, unknown>) {
  const form = createKitForm(definition);
  createFields(form, toFormilySchema(definition, clock));
  for (const [name, value] of Object.entries(values)) {
    const field = form.query(name).take();
    if (isField(field)) field.setValue(value);
  }
  await form.validate().catch(() => undefined);
  const issues: Record<string, string> = {};
  form.query('*').forEach((field) => {
    const message = isField(field) ? field.errors[0]?.messages?.[0] : undefined;
    if (message !== undefined) issues[field.path.toString()] = decodeIssue(String(message)).id;
  });
  const sent = { ...form.values } as Record<string, unknown>;
  form.onUnmount();
  return { issues, sent };
}

function judgedByRules(definition: FormDefinition, values: Record<string, unknown>) {
  const submitted = submittedValues(definition, values);
  const virtual = listFields(definition).filter(
    ({ name, schema }) => schema['x-virtual'] && values[name] !== undefined,
  );
  const all = { ...submitted, ...Object.fromEntries(virtual.map(({ name }) => [name, values[name]])) };
  const issues = validateSubmission(definition, all, { now: clock.now(), virtual: true });
  return Object.fromEntries(issues.map(({ pointer, id }) => [pointer.slice(1), id]));
}

const SAMPLES: Record<string, string[]> = {
  email: ['anna@example.ru', 'no', 'a..b@c.de'],
  personName: ['A', 'Anna', '李', '1'],
  companyName: ['ABB', 'Obtek', ' AB '],
  countryCode: ['RU', 'ru'],
  dialCode: ['+7', '7'],
  internationalMobile: ['913 555 01 27', 'x'],
  digits: ['482913', 'x'],
  website: ['www.example.com', 'javascript:alert(1)'],
};

/** Values that are often right, sometimes nearly so, sometimes anything. */
function valueFor(schema: FieldSchema): fc.Arbitrary<unknown> {
  const codes = schema.enum?.map(({ value }) => value) ?? [];
  const nothing = fc.constantFrom<unknown>(undefined, '', '   ', null);
  if (schema.type === 'boolean') return fc.oneof(fc.boolean(), nothing, fc.constant('yes'));
  if (schema.type === 'array') {
    return fc.oneof(
      fc.subarray(codes),
      fc.constant(codes),
      fc.constant([]),
      fc.array(fc.constantFrom('1001', '1007', '9'), { maxLength: 3 }),
      nothing,
    );
  }
  const text = fc.constantFrom(...codes, ...(SAMPLES[schema['x-validator'] ?? ''] ?? ['Some words']));
  return fc.oneof(
    { weight: 5, arbitrary: text },
    nothing,
    fc.string({ maxLength: 12, unit: 'grapheme' }),
    fc.constant('x'.repeat(2001)),
  );
}

const RIGHT: Record<string, Record<string, unknown>> = {
  'visitor-en': {
    email: 'anna@example.ru',
    verificationCode: '482913',
    firstName: 'Anna',
    lastName: 'Sokolova',
    jobTitle: 'engineer',
    department: 'purchasing',
    company: 'Obtek Mekhanika',
    country: 'RU',
    mobileCountryCode: '+7',
    mobile: '913 555 01 27',
    city: 'Novosibirsk',
    privacyAgreed: true,
  },
  'visitor-zh': {
    name: '王小明',
    mobile: '13800138000',
    documentKind: 'passport',
    documentNumber: 'E12345678',
    jobTitle: 'engineer',
    department: 'purchasing',
    company: '深圳市示例机械有限公司',
    privacyAgreed: true,
  },
  'booth-zh': {
    contactPerson: '王小明',
    company: '深圳市示例机械有限公司',
    mobile: '13800138000',
    plannedExhibits: '五轴加工中心',
    boothKind: 'standard',
    standardBooths: 2,
    privacyAgreed: true,
  },
  'questionnaire-en': { purposes: ['1001'], products: ['1008', '1010'], business: '1030' },
};

/** Half of them right but for a few fields, half anything. */
function submissionsOf(definition: FormDefinition): fc.Arbitrary<Record<string, unknown>> {
  const fields = listFields(definition);
  const anything = fc.record(Object.fromEntries(fields.map(({ name, schema }) => [name, valueFor(schema)])), {
    requiredKeys: [],
  });
  const change = fc
    .constantFrom(...fields)
    .chain(({ name, schema }) => valueFor(schema).map((value) => [name, value] as const));
  const nearlyRight = fc
    .array(change, { maxLength: 3 })
    .map((changes) => ({ ...RIGHT[definition.formId], ...Object.fromEntries(changes) }));
  return fc.oneof(nearlyRight, anything);
}

it.each<[number, string]>([
  [250, 'visitor-en/2'],
  [250, 'questionnaire-en/2'],
  [50, 'visitor-en/1'],
  [50, 'visitor-zh/2'],
  [50, 'booth-zh/2'],
  [50, 'questionnaire-en/1'],
])(
  '%i generated submissions of %s get the same verdict from Formily and from the rules',
  async (numRuns, name) => {
    const definition = load(name);
    const verdicts = { accepted: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(submissionsOf(definition), async (values) => {
        const formily = await judgedByFormily(definition, values);
        expect(formily.issues).toEqual(judgedByRules(definition, values));
        expect(submittedValues(definition, formily.sent)).toEqual(submittedValues(definition, values));
        verdicts[Object.keys(formily.issues).length > 0 ? 'refused' : 'accepted'] += 1;
      }),
      { numRuns },
    );
    // A generator that only makes one kind would prove nothing.
    expect(Math.min(verdicts.accepted, verdicts.refused)).toBeGreaterThan(numRuns / 50);
  },
  60_000,
);

it('a submission that is right has no issue on either side', async () => {
  const definition = load('questionnaire-en/2');
  const values = { purposes: ['1001', '1007'], purposeOther: 'A lecture', products: ['1008'], business: '1035' };
  expect((await judgedByFormily(definition, values)).issues).toEqual({});
  expect(judgedByRules(definition, values)).toEqual({});
});

it('conditions that hang on hidden fields and on groups hide the same fields on both sides', async () => {
  const code = fc.constantFrom(undefined, '', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'z');
  const values = fc.record({ first: code, second: code, third: code, fourth: code, last: code });
  await fc.assert(
    fc.asyncProperty(values, async (all) => {
      const formily = await judgedByFormily(chainForm, all);
      expect(formily.issues).toEqual(judgedByRules(chainForm, all));
      expect(submittedValues(chainForm, formily.sent)).toEqual(submittedValues(chainForm, all));
    }),
    { numRuns: 300 },
  );
});
