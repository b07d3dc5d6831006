/** From one version to the next: safe and breaking changes, and the migration of answers. */
import { LOCALES, type LocalisedText } from '../../locales';
import { diffForms, type Change } from './diff';
import { migrateDraft, migrateAnswers, type MigrationStep } from './migrateAnswers';
import { checkMigration, draftSteps } from './migration';
import type { FieldSchema, FormDefinition, NodeSchema } from '../types';

const inAll = (text: string) => Object.fromEntries(LOCALES.map((locale) => [locale, text])) as LocalisedText;
const field = (rest: Partial<FieldSchema> = {}): FieldSchema => ({
  type: 'string',
  title: inAll('A field'),
  'x-decorator': 'FormItem',
  'x-component': 'Input',
  ...rest,
});
const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: inAll(label) }));
const select = (labels: Record<string, string>, rest: Partial<FieldSchema> = {}) =>
  field({ enum: options(labels), 'x-component': 'Select', ...rest });
const form = (version: number, properties: Record<string, NodeSchema>, rest: Partial<FormDefinition> = {}) =>
  ({
    formId: 'sample',
    version,
    title: inAll('Sample'),
    schema: { type: 'object', properties },
    ...rest,
  }) satisfies FormDefinition;

const summaryOf = (changes: Change[]) => changes.map(({ severity, kind }) => `${severity} ${kind}`);
const changesBetween = (from: Record<string, NodeSchema>, to: Record<string, NodeSchema>) =>
  summaryOf(diffForms(form(2, from), form(3, to)));

describe('difference', () => {
  it('has new rules and exit notes as breaking, and gone ones as safe', () => {
    const rule = (assert: string) => [{ assert, message: inAll('No.'), fields: ['a'] }];
    const note = (condition: string): NodeSchema => ({
      type: 'void',
      title: inAll('No.'),
      'x-component': 'ExitNote',
      'x-visible': condition,
    });
    const before = form(2, { a: field(), note: note("{{ $values.a == 'x' }}") });
    const after = form(3, { a: field(), note: note("{{ $values.a == 'y' }}") });
    expect(summaryOf(diffForms(before, after))).toEqual(['breaking ruleTightened', 'safe ruleLoosened']);
    const ruled = form(3, { a: field() });
    ruled.schema = { ...ruled.schema, ...{ 'x-rules': rule("{{ $values.a != 'z' }}") } };
    expect(summaryOf(diffForms(form(2, { a: field() }), ruled))).toEqual(['breaking ruleTightened']);
    expect(summaryOf(diffForms(ruled, form(4, { a: field() })))).toEqual(['safe ruleLoosened']);
    const reworded = form(4, { a: field() });
    const message = inAll('Never.');
    reworded.schema = {
      ...reworded.schema,
      ...{ 'x-rules': rule("{{ $values.a != 'z' }}").map((one) => ({ ...one, message })) },
    };
    expect(diffForms(ruled, reworded)).toEqual([]);
  });

  it('is empty between a form and itself', () => {
    expect(changesBetween({ a: field() }, { a: field() })).toEqual([]);
  });

  it.each<[string, Record<string, NodeSchema>, Record<string, NodeSchema>, string[]]>([
    ['a removed field', { a: field(), b: field() }, { a: field() }, ['breaking fieldRemoved']],
    ['a new optional field', { a: field() }, { a: field(), b: field() }, ['safe fieldAdded']],
    ['a new required field', { a: field() }, { a: field(), b: field({ required: true }) }, ['safe fieldAdded']],
    ['a field that becomes required', { a: field() }, { a: field({ required: true }) }, ['breaking newlyRequired']],
    ['a field that becomes optional', { a: field({ required: true }) }, { a: field() }, ['safe noLongerRequired']],
    ['another type', { a: field() }, { a: field({ type: 'number' }) }, ['breaking typeChanged']],
    [
      'a core property that becomes an answer',
      { a: field({ 'x-core': true }) },
      { a: field() },
      ['breaking placeChanged'],
    ],
    ['a shorter maximum length', { a: field() }, { a: field({ maxLength: 9 }) }, ['breaking ruleTightened']],
    ['a longer maximum length', { a: field({ maxLength: 9 }) }, { a: field({ maxLength: 10 }) }, ['safe ruleLoosened']],
    ['a higher minimum', { a: field({ minLength: 1 }) }, { a: field({ minLength: 2 }) }, ['breaking ruleTightened']],
    ['a removed minimum', { a: field({ minLength: 1 }) }, { a: field() }, ['safe ruleLoosened']],
    ['a new pattern', { a: field() }, { a: field({ pattern: 'x' }) }, ['breaking ruleTightened']],
    ['a removed pattern', { a: field({ pattern: 'x' }) }, { a: field() }, ['safe ruleLoosened']],
    [
      'a removed option',
      { a: select({ 1: 'One', 2: 'Two' }) },
      { a: select({ 1: 'One' }) },
      ['breaking optionRemoved'],
    ],
    ['a new option', { a: select({ 1: 'One' }) }, { a: select({ 1: 'One', 2: 'Two' }) }, ['safe optionAdded']],
    [
      'a code with another meaning',
      { a: select({ 1: 'Sales' }) },
      { a: select({ 1: 'Mould making' }) },
      ['breaking optionMeaning'],
    ],
    ['an improved option label', { a: select({ 1: 'Purchase' }) }, { a: select({ 1: 'Purchasing' }) }, ['safe words']],
    [
      'options in another order',
      { a: select({ x1: 'One', x2: 'Two' }) },
      { a: select({ x2: 'Two', x1: 'One' }) },
      ['safe order'],
    ],
    ['another label', { a: field() }, { a: field({ title: inAll('Else') }) }, ['safe words']],
    ['another appearance', { a: field() }, { a: field({ 'x-component': 'TextArea' }) }, ['safe look']],
    ['fields in another order', { a: field(), b: field() }, { b: field(), a: field() }, ['safe order']],
    [
      'a new condition',
      { a: field(), b: field() },
      { a: field(), b: field({ 'x-visible': "{{ $values.a == '1' }}" }) },
      ['breaking conditionChanged'],
    ],
    [
      'a removed condition',
      { a: field(), b: field({ 'x-visible': "{{ $values.a == '1' }}" }) },
      { a: field(), b: field() },
      ['safe conditionChanged'],
    ],
    [
      'a removed condition of a required field',
      { a: field(), b: field({ required: true, 'x-visible': "{{ $values.a == '1' }}" }) },
      { a: field(), b: field({ required: true }) },
      ['breaking newlyRequired'],
    ],
    [
      'a new group around a field',
      { a: field() },
      { g: { type: 'void', 'x-component': 'Section', properties: { a: field() } } },
      [],
    ],
  ])('of %s', (_what, from, to, expected) => expect(changesBetween(from, to)).toEqual(expected));

  it('has a sentence with the reason', () => {
    const [change] = diffForms(form(2, { a: select({ 1: 'Sales' }) }), form(3, { a: select({ 1: 'Mould making' }) }));
    expect(change).toMatchObject({
      field: 'a',
      code: '1',
      message:
        '"a" changed the meaning of "1" from "Sales" to "Mould making": existing answers would change their meaning.',
    });
  });

  it('in the form’s own page is safe', () => {
    const changes = diffForms(form(2, {}, { page: { capacity: 40 } }), form(3, {}, { page: { capacity: 20 } }));
    expect(changes).toMatchObject([{ severity: 'safe', kind: 'page', pointer: '/page' }]);
    expect(summaryOf(diffForms(form(2, {}), form(3, {}, { page: {} })))).toEqual(['safe page']);
    expect(diffForms(form(2, {}, { page: {} }), form(3, {}, { page: {} }))).toEqual([]);
  });

  it('in the form’s own texts is safe', () => {
    const to = form(3, { a: field() }, { title: inAll('Other'), intro: inAll('New') });
    expect(diffForms(form(2, { a: field() }), to).map(({ pointer, severity }) => `${severity} ${pointer}`)).toEqual([
      'safe /title',
      'safe /intro',
    ]);
  });
});

const before = form(2, {
  size: field(),
  departments: select({ sales: 'Sales', old: 'Old' }, { type: 'array', 'x-component': 'CheckboxTiles' }),
  fax: field(),
  email: field({ 'x-core': true }),
});
const after = form(3, {
  companySize: field(),
  departments: select({ sales: 'Sales', other: 'Other' }, { type: 'array', 'x-component': 'CheckboxTiles' }),
  news: field({ required: true }),
  email: field({ 'x-core': true }),
});
const steps: MigrationStep[] = [
  { rename: 'size', to: 'companySize' },
  { mapOptions: 'departments', codes: { old: 'other' } },
  { drop: 'fax' },
  { default: 'news', value: 'no' },
];
const file = (list: unknown[], rest: object = {}) =>
  JSON.stringify({ formId: 'sample', from: 2, to: 3, steps: list, ...rest }, null, 2);
const problemLines = (text: string) =>
  checkMigration(text, before, after).problems.map(
    ({ line, message, hint }) => `${line}: ${message}${hint ? ` ${hint}` : ''}`,
  );

describe('migration', () => {
  it('renames, maps, drops and fills in answers, and keeps the rest', () => {
    const values = { size: '50', departments: ['sales', 'old'], fax: '1', email: 'a@b.co' };
    expect(migrateAnswers(values, steps, after)).toEqual({
      companySize: '50',
      departments: ['sales', 'other'],
      news: 'no',
      email: 'a@b.co',
    });
  });

  it('leaves missing answers missing, and merges duplicate choices', () => {
    expect(migrateAnswers({}, steps.slice(0, 3), after)).toEqual({});
    expect(
      migrateAnswers(
        { departments: ['old', 'sales'] },
        [{ mapOptions: 'departments', codes: { old: 'sales' } }],
        after,
      ),
    ).toEqual({
      departments: ['sales'],
    });
    expect(
      migrateAnswers({ departments: ['old'] }, [{ mapOptions: 'departments', codes: { old: null } }], after),
    ).toEqual({});
  });

  it('migrates a draft without removed options', () => {
    const draft = { size: '50', departments: ['sales', 'older still'], news: true, gone: 'x' };
    expect(migrateDraft(draft, steps, after)).toEqual({ companySize: '50', departments: ['sales'] });
  });

  it('drops a draft’s code whose meaning changed in a version without a migration', () => {
    const [old, now] = [
      form(2, { product: select({ 9: 'Lathes', 10: 'Drills' }) }),
      form(3, { product: select({ 9: 'Presses', 10: 'Drills' }) }),
    ];
    const migrationSteps = draftSteps(old, now, []);
    expect(['9', '10'].map((product) => migrateDraft({ product }, migrationSteps, now))).toEqual([
      {},
      { product: '10' },
    ]);
    expect(draftSteps(before, after, steps)).toEqual(steps);
  });

  it('does not overwrite an existing answer', () => {
    expect(migrateAnswers({ news: 'yes' }, steps, after)).toEqual({ news: 'yes' });
  });

  it('is accepted when it covers every change', () => {
    expect(checkMigration(file(steps), before, after)).toMatchObject({ migration: { steps }, problems: [] });
  });

  it.each<[string, string, string[]]>([
    [
      'with a missing field',
      file(steps.filter((step) => !('drop' in step))),
      [
        '5: No step covers this change: "fax" was removed: its answers would have no field. Add a rename, mapOptions, drop or default step.',
      ],
    ],
    [
      'with a misspelt field',
      file([...steps, { drop: 'faxx' }]),
      ['24: "faxx" is not a field of the older version. Did you mean "fax"?'],
    ],
    [
      'to an unknown code',
      file(steps.map((step) => ('codes' in step ? { ...step, codes: { old: 'others' } } : step))),
      ['13: "departments" has no option "others". Did you mean "other"?'],
    ],
    [
      'of a built-in field',
      file([...steps, { drop: 'email' }]),
      ['24: "email" is a built-in field and cannot be renamed or dropped.'],
    ],
    ['from another version', file(steps, { from: 1 }), ['3: "from" must be 2.']],
    ['with an incomplete step', file([...steps, { rename: 'a' }]), ['23: Missing property "to".']],
  ])('%s is rejected', (_what, text, expected) => expect(problemLines(text)).toEqual(expected));
});
