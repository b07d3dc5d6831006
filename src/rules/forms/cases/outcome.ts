/** What a form makes of typed values, as the browser and then the server see it. */
import { FormEvaluation } from '../evaluation';
import { submittedValues, trimTexts } from '../fields';
import { logicOf } from '../logic';
import { MOCK_TODAY } from '../mockAnswers';
import { treeOf, type FormNode } from '../tree';
import type { FormDefinition, FormValues } from '../types';
import { validateSubmission } from '../validation/validate';

/** The days by which cases are judged, so that they never go out of date. */
export const CASE_DAYS = { today: MOCK_TODAY, opening: '2026-03-31' } as const;

export interface CaseError {
  /** The place of the value: `/email`, `/colleagues/0/name`. */
  pointer: string;
  id: string;
}

export interface Outcome {
  errors: CaseError[];
  /** What is sent, by field name, and what is validated in the browser only. */
  submission: Record<string, unknown>;
  evaluation: FormEvaluation;
}

/** @param today The day of the submission, `YYYY-MM-DD` */
export function outcomeOf(form: FormDefinition, values: FormValues, today: string = CASE_DAYS.today): Outcome {
  const evaluation = new FormEvaluation(form, values, today);
  const submission = submittedValues(form, values, today);
  // Formily validates what only the browser sees, such as the code of an e-mail.
  for (const { name, schema, node } of evaluation.tree.fields)
    if (schema['x-virtual'] && evaluation.isVisible(node) && Object.hasOwn(values, name))
      submission[name] = trimTexts(values[name]);
  const issues = validateSubmission(form, submission, { days: { ...CASE_DAYS, today }, virtual: true });
  return { errors: issues.map(({ pointer, id }) => ({ pointer, id })), submission, evaluation };
}

/** The states that a case can expect of a field. */
export const STATES = ['shown', 'hidden', 'editable', 'disabled'] as const;
export type CaseState = (typeof STATES)[number];

/** The node of a place: `address.city`, `rows.0.note`, or the name of a group or layout. */
export function nodeOfPlace(form: FormDefinition, place: string): { node: FormNode; indices: number[] } | null {
  const tree = treeOf(form);
  const parts = place.split('.');
  const isIndex = (part: string) => /^\d+$/.test(part);
  const node =
    tree.nodeAt(parts.map((part) => (isIndex(part) ? null : part))) ??
    tree.nodes.find(({ hasValue, name }) => !hasValue && name === place);
  return node ? { node, indices: parts.filter(isIndex).map(Number) } : null;
}

/** Whether a place has a state; what does not exist is hidden. */
export function hasState(form: FormDefinition, { evaluation }: Outcome, place: string, state: CaseState): boolean {
  const found = nodeOfPlace(form, place);
  const { display, pattern } = found
    ? evaluation.stateOf(found.node, found.indices)
    : ({ display: 'none', pattern: 'editable' } as const);
  if (state === 'hidden') return display !== 'visible';
  if (display !== 'visible') return false;
  return state === 'shown' || (pattern === 'editable') === (state === 'editable');
}

/** Rows beyond these are like them. */
const MAX_ROWS = 3;

/** A place for each row that the values have. */
function placesOf({ evaluation }: Outcome, { path, name, hasValue }: FormNode): string[] {
  if (!hasValue) return [name];
  let places: { text: string; value: unknown }[] = [{ text: '', value: evaluation.values }];
  for (const part of path)
    places = places.flatMap(({ text, value }) => {
      const keys = part ?? (Array.isArray(value) ? [...value.keys()].slice(0, MAX_ROWS) : []);
      return [keys].flat().map((key) => ({
        text: text === '' ? String(key) : `${text}.${key}`,
        value: (value as Record<string, unknown> | undefined)?.[key],
      }));
    });
  return places.map(({ text }) => text);
}

/** The places whose state an expression or reaction decides, with the fields within them. */
export const changingPlaces = (form: FormDefinition, outcome: Outcome): string[] => [
  ...new Set(
    [...logicOf(form).keys()].flatMap((node) =>
      // A layout is seen by its first field.
      placesOf(outcome, node.hasValue ? node : (node.fields[0] ?? node)),
    ),
  ),
];
