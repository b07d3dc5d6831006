import { readdirSync, readFileSync } from 'node:fs';
import { checkSource } from '../check/checkSource';
import { field, form as sampleForm, inAll, select, tiles, toJson } from '../check/check.fixture';
import { parseForm } from '../parseForm';
import type { FormDefinition } from '../types';
import {
  changesOf,
  isPassed,
  runCases,
  serialiseCases,
  valuesOf,
  withCurrentOutcome,
  type CaseFile,
  type FormCase,
} from './cases';
import { describeDifference, failedCaseLines } from './describe';
import { mutateForm } from './mutants';
import { parseCases } from './parseCases';
import { finished, proposeCases, proposing } from './proposeCases';
import { runMutants } from './runMutants';
import { newestOf } from '../../../../tests/support/newestOf.mjs';

/** A form with a condition of two atoms, a reaction and a rule. */
const sample: FormDefinition = {
  ...sampleForm({
    kind: select('stand', 'raw'),
    extras: tiles('power', 'water'),
    area: field({ type: 'integer', 'x-component': 'NumberPicker', minimum: 9, maximum: 100 }),
    note: field({ 'x-visible': "{{ $values.kind == 'raw' && includes($values.extras, 'power') }}", maxLength: 5 }),
    contact: field({
      'x-reactions': [
        {
          dependencies: ['kind'],
          when: "{{ $deps[0] == 'raw' }}",
          fulfill: { state: { required: true } },
          otherwise: { state: { disabled: true } },
        },
      ],
    }),
    total: field({
      type: 'integer',
      'x-component': 'NumberPicker',
      'x-pattern': 'readPretty',
      'x-value': '{{ $values.area * 2 }}',
    }),
  }),
};
sample.schema['x-rules'] = [
  { assert: "{{ $values.kind != 'stand' || $values.area <= 50 }}", message: inAll('Too large'), fields: ['area'] },
];

const base = { kind: 'raw', area: 20, contact: 'Anna' };
const fileOf = (...cases: FormCase[]): CaseFile => ({ base, cases });
const messagesOf = (formCase: FormCase) =>
  runCases(sample, fileOf(formCase)).flatMap(({ differences }) =>
    differences.map((difference) => describeDifference(difference).english),
  );

describe('a case', () => {
  it('passes if the form does what it expects', () => {
    const cases: FormCase[] = [
      { name: 'base', accepted: true, hidden: ['note'], editable: ['contact'], submission: { total: 40, note: null } },
      { name: 'power', values: { extras: ['power'] }, accepted: true, shown: ['note'] },
      {
        name: 'stand',
        values: { kind: 'stand', area: 51, contact: null },
        accepted: false,
        errors: [{ pointer: '/area', id: 'form.rule' }],
        disabled: ['contact'],
      },
    ];
    expect(runCases(sample, fileOf(...cases)).filter((result) => !isPassed(result))).toEqual([]);
  });

  it('says what differs', () => {
    expect(messagesOf({ name: 'a', accepted: false })).toEqual(['It should be refused, but is accepted.']);
    expect(messagesOf({ name: 'a', values: { area: 8 }, accepted: true })).toEqual([
      'It should be accepted, but is refused.',
      '/area: the error form.minimum is not expected.',
    ]);
    const errors = [
      { pointer: '/area', id: 'form.maximum' },
      { pointer: '/kind', id: 'form.required' },
    ];
    expect(messagesOf({ name: 'a', values: { area: 8 }, accepted: false, errors })).toEqual([
      '/area: the error is form.minimum, not form.maximum.',
      '/kind: the error form.required is missing.',
    ]);
    const states = { shown: ['note'], hidden: ['kind'], disabled: ['contact'], editable: ['total', 'gone'] };
    expect(messagesOf({ name: 'a', accepted: true, ...states, submission: { total: 41 } })).toEqual([
      '"note" should be shown.',
      '"kind" should be hidden.',
      '"total" should be shown and editable.',
      '"gone" should be shown and editable.',
      '"contact" should be shown and not editable.',
      '"total": 40 is sent, not 41.',
    ]);
  });

  it('states only what differs from the base', () => {
    const values = { kind: 'raw', extras: ['power'], contact: 'Anna' };
    expect(changesOf(base, values)).toEqual({ extras: ['power'], area: null });
    expect(valuesOf(fileOf(), { values: changesOf(base, values) })).toEqual(values);
  });

  it('can be rewritten to what the form does now', () => {
    const old: FormCase = {
      name: 'a',
      values: { area: 101 },
      accepted: true,
      shown: ['note'],
      disabled: ['contact'],
      submission: { total: 1 },
    };
    const current = withCurrentOutcome(sample, fileOf(old), old);
    expect(current).toEqual({
      name: 'a',
      values: { area: 101 },
      accepted: false,
      errors: [{ pointer: '/area', id: 'form.maximum' }],
      hidden: ['note'],
      editable: ['contact'],
      submission: { total: 202 },
    });
    expect(runCases(sample, fileOf(current)).every(isPassed)).toBe(true);
  });
});

describe('a case file', () => {
  const problemsOf = (value: unknown) =>
    parseCases(typeof value === 'string' ? value : toJson(value), sample).problems.map(
      ({ line, code, pointer, message, hint }) => `${line} ${code} ${pointer} ${message}${hint ? ` ${hint}` : ''}`,
    );

  it('is read as it was written', () => {
    const { file } = proposeCases(sample);
    const parsed = parseCases(serialiseCases(file), sample);
    expect(parsed).toEqual({ file, problems: [] });
  });

  it('reports problems with their lines', () => {
    expect(problemsOf('{')).toEqual(['1 json  } expected.']);
    expect(problemsOf({ base, cases: [{ name: 'a', accept: true }] })).toEqual([
      '10 unknownKey /cases/0/accept Unknown property "accept". Did you mean "accepted"?',
    ]);
    const twice = { name: 'a', accepted: true };
    expect(
      problemsOf({ base: { kin: 'raw' }, cases: [twice, twice, { ...twice, name: 'b', today: '2026-02-30' }] }),
    ).toEqual([
      '3 unknownField /base/kin "kin" is not a field of this form. Did you mean "kind"?',
      '11 nameTwice /cases/1/name Another case has the name "a".',
      '17 value /cases/2/today A day is written as 2026-03-31.',
    ]);
    expect(
      problemsOf({ base, cases: [{ ...twice, shown: ['nots'], errors: [{ pointer: '/arae', id: 'x' }] }] }),
    ).toEqual([
      expect.stringMatching(/^\d+ unknownField \/cases\/0\/shown\/0 .*"note"/),
      expect.stringMatching(/^\d+ unknownField \/cases\/0\/errors\/0\/pointer .*"area"/),
    ]);
  });

  it('is limited', () => {
    const cases = Array.from({ length: 201 }, (_, index) => ({ name: String(index), accepted: true }));
    expect(problemsOf({ base, cases })).toHaveLength(1);
    expect(problemsOf(`{"base":${'{"a":'.repeat(100_000)}`)).toEqual([expect.stringContaining('tooLarge')]);
    expect(problemsOf(`{"base":${'['.repeat(5_000)}`)).toEqual([expect.stringContaining('tooDeep')]);
    expect(problemsOf('{"base":{"__proto__":{"x":1}},"cases":[]}')).toHaveLength(1);
  });
});

describe('proposed cases', () => {
  const { file, goals, unreached } = proposeCases(sample);

  it('notice every mutant that can be noticed', () => {
    const { noticed, survivors, equivalent } = runMutants(sample, file);
    expect(survivors).toEqual([]);
    expect(noticed.length + equivalent.length).toBe(goals);
    expect(equivalent.map(({ pointer }) => pointer)).toEqual(unreached.map(({ pointer }) => pointer));
    // It is required by its reaction where it can be answered, and nobody answers what is computed.
    expect(unreached.map(({ pointer }) => pointer)).toEqual([
      '/schema/properties/contact/required',
      '/schema/properties/total/required',
    ]);
  });

  it('are few, and no case is superfluous', () => {
    expect(file.cases.length).toBeLessThanOrEqual(12);
    for (const formCase of file.cases) {
      const fewer = { ...file, cases: file.cases.filter((other) => other !== formCase) };
      expect(runMutants(sample, fewer).survivors).not.toEqual([]);
    }
  });

  it('are the same each time', () => {
    expect(serialiseCases(proposeCases(sample).file)).toBe(serialiseCases(file));
  });

  it('add to existing ones what those do not notice', () => {
    const existing = { base: file.base, cases: file.cases.slice(0, 2) };
    const more = proposeCases(sample, existing);
    expect(more.file.cases.slice(0, 2)).toEqual(existing.cases);
    expect(runMutants(sample, more.file).survivors).toEqual([]);
    expect(proposeCases(sample, more.file).added).toBe(0);
  });

  it('answer a new required question in the base, so that existing cases pass again', () => {
    const changed = structuredClone(sample);
    Object.assign(changed.schema.properties ?? {}, { phone: field({ required: true, maxLength: 30 }) });
    expect(runCases(changed, file).some(isPassed)).toBe(false);
    const more = proposeCases(changed, file);
    expect(more).toMatchObject({ isBaseCompleted: true, file: { base: { ...file.base, phone: expect.any(String) } } });
    expect(runCases(changed, more.file).every(isPassed)).toBe(true);
    expect(proposeCases(changed, more.file)).toMatchObject({ added: 0, isBaseCompleted: false });
  });

  it('report what no answers make true', () => {
    const visible = "{{ $values.kind == 'raw' && $values.kind != 'stand' }}";
    const redundant = sampleForm({ kind: select('stand', 'raw'), note: field({ 'x-visible': visible }) });
    const texts = proposeCases(redundant).unreached.map((mutant) => (mutant.unreached ?? mutant.change).english);
    expect(texts).toContain("No answers make it false by itself: $values.kind != 'stand'");
  });

  it('come in steps, so that a page can pause', () => {
    const steps = proposing(sample);
    expect(steps.next()).toEqual({ done: false, value: { done: 0, of: goals } });
    expect(finished(steps).file).toEqual(file);
  });
});

it('mutants have one change each, at their pointer', () => {
  const texts = mutateForm(sample).map(({ pointer, change }) => `${pointer.replace('/schema/', '')} ${change.english}`);
  for (const expected of [
    'properties/note "note" is removed.',
    'properties/kind/required "kind" must be answered.',
    'properties/kind/enum/1 The option raw is removed.',
    'properties/area/minimum minimum is 8, not 9.',
    'properties/area/minimum minimum is 10, not 9.',
    "properties/note/x-visible $values.kind == 'raw' is always true.",
    "properties/note/x-visible includes($values.extras, 'power') is always false.",
    "properties/note/x-visible $values.kind == 'raw' || includes($values.extras, 'power') instead of $values.kind == 'raw' && includes($values.extras, 'power').",
    "properties/note/x-visible 'power' instead of 'raw'.",
    'properties/contact/x-reactions/0/fulfill/state/required required is false, not true.',
    'properties/total/x-value $values.area / 2 instead of $values.area * 2.',
    'x-rules/0 x-rules/0 is removed.',
    'x-rules/0/assert $values.area <= 50 is always true.',
  ])
    expect(texts).toContain(expected);
  expect(new Set(mutateForm(sample).map((mutant) => JSON.stringify(mutant.apply()))).size).toBe(texts.length);
});

describe('the cases of the shipped forms', () => {
  const files = readdirSync('public/forms', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.cases.json'))
    .sort();

  it('exist for the newest forms of the specification', () => {
    const formIds = [
      'booth-en',
      'booth-zh',
      'media-card',
      'questionnaire-en',
      'questionnaire-zh',
      'visitor-en',
      'visitor-zh',
    ];
    expect(files).toEqual(expect.arrayContaining(formIds.map((formId) => `${formId}/${newestOf(formId)}.cases.json`)));
  });

  it.each(files)('%s pass and notice every mutant', (path) => {
    const form = parseForm(JSON.parse(readFileSync(`public/forms/${path.replace('.cases', '')}`, 'utf8')));
    expect(checkSource(JSON.stringify(form)).form).toBeDefined();
    const { file, problems } = parseCases(readFileSync(`public/forms/${path}`, 'utf8'), form);
    expect(problems).toEqual([]);
    expect(
      runCases(form, file!)
        .filter((result) => !isPassed(result))
        .flatMap(failedCaseLines),
    ).toEqual([]);
    const { survivors } = runMutants(form, file!);
    expect(survivors.map(({ mutant }) => `${mutant.pointer} ${mutant.change.english}`)).toEqual([]);
    expect(file!.cases.length).toBeLessThanOrEqual(60);
  });
});
