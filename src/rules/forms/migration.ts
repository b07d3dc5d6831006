/** Checks `<version>.migration.json`: its steps must cover all breaking changes and be valid. */
import type { LocalizedMessage } from '../localizedMessage';
import { readSource } from './source';
import { listFields, pointerPart } from './fields';
import { say } from './findings/say';
import { didYouMean } from './check/didYouMean';
import { inOrder, problem, type FormProblem, type PlacedProblem } from './check/problem';
import { migrationShapeProblems } from './check/shape';
import { diffForms, isBreaking, type Change } from './diff';
import type { MigrationStep } from './migrateAnswers';
import type { FieldSchema, FormDefinition } from './types';

export interface FormMigration {
  formId: string;
  from: number;
  to: number;
  steps: MigrationStep[];
}

type Fields = ReadonlyMap<string, FieldSchema>;

const fieldsOf = (form: FormDefinition): Fields => new Map(listFields(form).map(({ name, schema }) => [name, schema]));

/** Problems of one step: an unknown field, an unknown code, or a core property. */
function stepProblems(step: MigrationStep, at: string, before: Fields, after: Fields): FormProblem[] {
  const found: FormProblem[] = [];
  const names = (known: Fields, key: string, name: string, which: 'noFieldBefore' | 'noFieldAfter') => {
    if (known.has(name)) return known.get(name);
    found.push(problem('unknownField', `${at}/${key}`, say(which, { name }), { hint: didYouMean(name, known.keys()) }));
    return undefined;
  };
  const answersOnly = (schema: FieldSchema | undefined, key: string, name: string) => {
    if (schema?.['x-core']) found.push(problem('placement', `${at}/${key}`, say('stepCore', { name })));
  };
  if ('rename' in step) {
    answersOnly(names(before, 'rename', step.rename, 'noFieldBefore'), 'rename', step.rename);
    answersOnly(names(after, 'to', step.to, 'noFieldAfter'), 'to', step.to);
  } else if ('drop' in step) answersOnly(names(before, 'drop', step.drop, 'noFieldBefore'), 'drop', step.drop);
  else if ('default' in step) names(after, 'default', step.default, 'noFieldAfter');
  else {
    const schema = names(after, 'mapOptions', step.mapOptions, 'noFieldAfter');
    const codes = (schema?.enum ?? []).map(({ value }) => value);
    for (const [from, to] of Object.entries(step.codes))
      if (to !== null && schema && !codes.includes(to)) {
        const message = say('stepOption', { name: step.mapOptions, code: to });
        found.push(problem('comparison', `${at}/codes${pointerPart(from)}`, message, { hint: didYouMean(to, codes) }));
      }
  }
  return found;
}

/** Breaking changes without a step. A stricter rule needs none: answers that don't fit stay with their version. */
function uncovered(changes: readonly Change[], steps: readonly MigrationStep[]): Change[] {
  const touched = (change: Change) =>
    steps.some((step) => {
      if ('rename' in step) return change.field === step.rename || change.field === step.to;
      if ('drop' in step) return change.field === step.drop;
      if ('default' in step) return change.kind === 'newlyRequired' && change.field === step.default;
      return change.field === step.mapOptions && change.code !== undefined && Object.hasOwn(step.codes, change.code);
    });
  const needsStep = [
    'fieldRemoved',
    'typeChanged',
    'placeChanged',
    'newlyRequired',
    'optionRemoved',
    'optionMeaning',
    'formName',
  ];
  return changes.filter((change) => isBreaking(change) && needsStep.includes(change.kind) && !touched(change));
}

/**
 * The steps that migrate a draft. If a version was published without a migration although codes changed their
 * meaning, such answers are dropped first.
 */
export function draftSteps(from: FormDefinition, to: FormDefinition, steps: readonly MigrationStep[]): MigrationStep[] {
  const lost = uncovered(diffForms(from, to), steps).flatMap(({ kind, field, code }): MigrationStep[] => {
    if (field === undefined) return [];
    if (kind === 'optionMeaning' && code !== undefined) return [{ mapOptions: field, codes: { [code]: null } }];
    return kind === 'typeChanged' || kind === 'placeChanged' ? [{ drop: field }] : [];
  });
  return [...lost, ...steps];
}

export interface CheckedMigration {
  migration?: FormMigration;
  problems: PlacedProblem[];
}

/** Checks the text of a migration file against both versions. */
export function checkMigration(text: string, from: FormDefinition, to: FormDefinition): CheckedMigration {
  const source = readSource(text);
  if (source.value === undefined) return { problems: source.problems };
  const shape = migrationShapeProblems(source.value);
  if (shape.length > 0) return { problems: inOrder([...source.problems, ...shape.map(source.place)]) };
  const migration = source.value as FormMigration;
  const [before, after] = [fieldsOf(from), fieldsOf(to)];
  const wrong = (key: string, message: LocalizedMessage) => problem('fileName', `/${key}`, message);
  const found = [
    ...(migration.formId === from.formId ? [] : [wrong('formId', say('stepForm', { form: from.formId }))]),
    ...(migration.from === from.version ? [] : [wrong('from', say('stepFrom', { version: from.version }))]),
    ...(migration.to === to.version ? [] : [wrong('to', say('stepTo', { version: to.version }))]),
    ...migration.steps.flatMap((step, index) => stepProblems(step, `/steps/${index}`, before, after)),
    ...uncovered(diffForms(from, to), migration.steps).map(({ message }) =>
      problem('missing', '/steps', say('stepMissing', { change: message }), { hint: say('stepMissingHint') }),
    ),
  ];
  const problems = inOrder([...source.problems, ...found.map(source.place)]);
  return problems.length > 0 ? { problems } : { migration, problems };
}
