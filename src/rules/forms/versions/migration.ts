/** Checks `<version>.migration.json`: its steps must cover all breaking changes and be valid. */
import type { LocalizedMessage } from '../../localizedMessage';
import { parseFormSource } from '../source';
import { listFields } from '../fields';
import { pointerPart } from '../json';
import { diagnosticMessage } from '../diagnostics/diagnosticMessage';
import { didYouMean } from '../check/didYouMean';
import { sortByPosition, problem, type FormProblem, type LocatedProblem } from '../check/problem';
import { migrationShapeProblems } from '../check/shape';
import { diffForms, isBreaking, type Change } from './diff';
import type { MigrationStep } from './migrateAnswers';
import type { FieldSchema, FormDefinition } from '../types';

export interface FormMigration {
  formId: string;
  from: number;
  to: number;
  steps: MigrationStep[];
}

type Fields = ReadonlyMap<string, FieldSchema>;

const fieldsOf = (form: FormDefinition): Fields => new Map(listFields(form).map(({ name, schema }) => [name, schema]));

/** Problems of one step: an unknown field, an unknown code, or a core property. */
function stepProblems(step: MigrationStep, pointer: string, before: Fields, after: Fields): FormProblem[] {
  const problems: FormProblem[] = [];
  const requireField = (fields: Fields, key: string, name: string, messageId: 'noFieldBefore' | 'noFieldAfter') => {
    if (fields.has(name)) return fields.get(name);
    problems.push(
      problem('unknownField', `${pointer}/${key}`, diagnosticMessage(messageId, { name }), {
        hint: didYouMean(name, fields.keys()),
      }),
    );
    return undefined;
  };
  const rejectCoreProperty = (schema: FieldSchema | undefined, key: string, name: string) => {
    if (schema?.['x-core'])
      problems.push(problem('placement', `${pointer}/${key}`, diagnosticMessage('stepCore', { name })));
  };
  if ('rename' in step) {
    rejectCoreProperty(requireField(before, 'rename', step.rename, 'noFieldBefore'), 'rename', step.rename);
    rejectCoreProperty(requireField(after, 'to', step.to, 'noFieldAfter'), 'to', step.to);
  } else if ('drop' in step)
    rejectCoreProperty(requireField(before, 'drop', step.drop, 'noFieldBefore'), 'drop', step.drop);
  else if ('default' in step) requireField(after, 'default', step.default, 'noFieldAfter');
  else {
    const schema = requireField(after, 'mapOptions', step.mapOptions, 'noFieldAfter');
    const codes = (schema?.enum ?? []).map(({ value }) => String(value));
    for (const [from, to] of Object.entries(step.codes))
      if (to !== null && schema && !codes.includes(to)) {
        const message = diagnosticMessage('stepOption', { name: step.mapOptions, code: to });
        problems.push(
          problem('comparison', `${pointer}/codes${pointerPart(from)}`, message, { hint: didYouMean(to, codes) }),
        );
      }
  }
  return problems;
}

/** Breaking changes without a step. A stricter rule needs none: answers that don't fit stay with their version. */
function changesWithoutStep(changes: readonly Change[], steps: readonly MigrationStep[]): Change[] {
  const hasStep = (change: Change) =>
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
  return changes.filter((change) => isBreaking(change) && needsStep.includes(change.kind) && !hasStep(change));
}

/**
 * The steps that migrate a draft. If a version was published without a migration although codes changed their
 * meaning, such answers are dropped first.
 */
export function draftSteps(from: FormDefinition, to: FormDefinition, steps: readonly MigrationStep[]): MigrationStep[] {
  const resetSteps = changesWithoutStep(diffForms(from, to), steps).flatMap(
    ({ kind, field, code }): MigrationStep[] => {
      if (field === undefined) return [];
      if (kind === 'optionMeaning' && code !== undefined) return [{ mapOptions: field, codes: { [code]: null } }];
      return kind === 'typeChanged' || kind === 'placeChanged' ? [{ drop: field }] : [];
    },
  );
  return [...resetSteps, ...steps];
}

export interface MigrationCheckResult {
  migration?: FormMigration;
  problems: LocatedProblem[];
}

/** Checks the text of a migration file against both versions. */
export function checkMigration(text: string, from: FormDefinition, to: FormDefinition): MigrationCheckResult {
  const source = parseFormSource(text);
  if (source.value === undefined) return { problems: source.problems };
  const shape = migrationShapeProblems(source.value);
  if (shape.length > 0) return { problems: sortByPosition([...source.problems, ...shape.map(source.locate)]) };
  const migration = source.value as FormMigration;
  const [before, after] = [fieldsOf(from), fieldsOf(to)];
  const mismatch = (key: string, message: LocalizedMessage) => problem('fileName', `/${key}`, message);
  const found = [
    ...(migration.formId === from.formId
      ? []
      : [mismatch('formId', diagnosticMessage('stepForm', { form: from.formId }))]),
    ...(migration.from === from.version
      ? []
      : [mismatch('from', diagnosticMessage('stepFrom', { version: from.version }))]),
    ...(migration.to === to.version ? [] : [mismatch('to', diagnosticMessage('stepTo', { version: to.version }))]),
    ...migration.steps.flatMap((step, index) => stepProblems(step, `/steps/${index}`, before, after)),
    ...changesWithoutStep(diffForms(from, to), migration.steps).map(({ message }) =>
      problem('missing', '/steps', diagnosticMessage('stepMissing', { change: message }), {
        hint: diagnosticMessage('stepMissingHint'),
      }),
    ),
  ];
  const problems = sortByPosition([...source.problems, ...found.map(source.locate)]);
  return problems.length > 0 ? { problems } : { migration, problems };
}
