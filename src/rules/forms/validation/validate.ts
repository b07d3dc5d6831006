/** Validates the values of a whole form (specification, section 5): fields, rows and rules across fields. */
import { isObject, pointerPart } from '../json';
import { expressionIn } from '../../expression/braces';
import { isConditionMet } from '../../expression/evaluate';
import { isAnswered, type Value } from '../../expression/functions';
import { issue } from '../../issue';
import type { ReferenceDates } from '../../referenceDates';
import { isEmpty } from '../../validators/text';
import { FormEvaluation, readAt, type Indices } from '../evaluation';
import { resolveWithin, type ReadValue } from '../logic';
import { isExitNote, treeOf, type DataPath, type FormNode } from '../tree';
import { ANSWER_LIMITS, type FieldSchema, type FormDefinition, type FormRule, type FormValues } from '../types';
import { isDeepEqual } from './keywords';
import { isRequired, validateField, type FieldIssue } from './validateField';

/** An issue and the value that it belongs to, as a JSON pointer: `/email`, `/colleagues/0/name`. */
export interface FormIssue extends FieldIssue {
  pointer: string;
}

export interface ValidationOptions {
  days: ReferenceDates;
  /** Includes fields that are not submitted, such as the e-mail code: validated in the browser only. */
  virtual?: boolean;
}

/** Whether a value has an answer anywhere in it. */
export const hasAnswer = (value: unknown): boolean =>
  isObject(value) ? Object.values(value).some(hasAnswer) : Array.isArray(value) ? value.length > 0 : !isEmpty(value);

/** Whether there is an answer to a node; an object without any is none, unless the field is not an object. */
const isAnswer = (node: FormNode, value: unknown): boolean =>
  node.fields.length > 0 ? hasAnswer(value) : !isEmpty(value);

/** Whether a value is the one that an expression computes, which nobody can change. */
const isComputed = (value: unknown, computed: Value): boolean =>
  isAnswered(computed) ? isDeepEqual(value, computed) : isEmpty(value);

class Validation {
  readonly evaluation: FormEvaluation;
  readonly issues: FormIssue[] = [];

  constructor(
    form: FormDefinition,
    values: FormValues,
    private readonly options: ValidationOptions,
  ) {
    this.evaluation = new FormEvaluation(form, values, options.days.today);
  }

  private add(pointer: string, found: FieldIssue | null): void {
    if (found) this.issues.push({ pointer, ...found });
  }

  private isSubmitted(node: FormNode): boolean {
    return this.options.virtual || !(node.schema as FieldSchema)['x-virtual'];
  }

  /** The members of an object: its fields, then what it should not have. */
  members(nodes: readonly FormNode[], value: Record<string, unknown>, pointer: string, indices: Indices): void {
    const fields = nodes.filter((node) => this.isSubmitted(node));
    for (const node of fields)
      this.node(
        node,
        Object.hasOwn(value, node.name) ? value[node.name] : undefined,
        pointer + pointerPart(node.name),
        indices,
      );
    for (const name of Object.keys(value)) {
      const node = fields.find((candidate) => candidate.name === name);
      const at = pointer + pointerPart(name);
      if (!node) this.add(at, issue('form.unknownField', { name: name.slice(0, 80) }));
      // A hidden field has no answer: a value comes from another path through the form, or from a manipulated request.
      else if (!this.evaluation.isVisible(node, indices) && isAnswer(node, value[name]))
        this.add(at, issue('form.notAsked'));
    }
  }

  private node(node: FormNode, value: unknown, pointer: string, indices: Indices): void {
    const state = this.evaluation.stateOf(node, indices);
    if (state.display === 'none') return;
    if (state.value && state.pattern !== 'editable' && !isComputed(value, state.value.computed))
      return this.add(pointer, issue('form.const'));
    const schema = node.schema as FieldSchema;
    // Nobody can fill in what is not shown or cannot be edited.
    const canAnswer = state.display === 'visible' && state.pattern === 'editable';
    const required = canAnswer && (state.required ?? isRequired(schema));
    if (node.fields.length > 0) this.object(node, value, pointer, indices, required);
    else if (node.item) this.rows(node, node.item, value, pointer, indices, required);
    else this.add(pointer, validateField(schema, value, this.options, required));
  }

  private object(node: FormNode, value: unknown, pointer: string, indices: Indices, required: boolean): void {
    const schema = node.schema as FieldSchema;
    if (value !== undefined && !isObject(value)) return this.add(pointer, issue('form.type'));
    if (required && !hasAnswer(value)) this.add(pointer, validateField(schema, undefined, this.options, true));
    this.members(node.fields, isObject(value) ? value : {}, pointer, indices);
  }

  private rows(
    node: FormNode,
    item: FormNode,
    value: unknown,
    pointer: string,
    indices: Indices,
    required: boolean,
  ): void {
    const schema = node.schema as FieldSchema;
    const found = validateField(schema, value, this.options, required);
    this.add(pointer, found);
    if (!Array.isArray(value) || value.length > ANSWER_LIMITS.items) return;
    value.forEach((entry: unknown, index) => {
      const at = `${pointer}/${index}`;
      const row = [...indices, index];
      if (item.hasValue) this.node(item, entry, at, row);
      else if (item.fields[0]) this.node(item.fields[0], entry, at, row);
    });
  }

  /** Rules across fields. */
  rules(form: FormDefinition): void {
    const { values } = this.evaluation;
    for (const owned of rulesOf(form))
      for (const indices of this.rowsOf(owned.owner?.path ?? [])) {
        const found = ruleIssue(owned, (path) => readAt(values, path, indices), this.options.days.today, indices);
        const pointers = found ? owned.paths.map((path) => pointerOf(path, indices)) : [];
        for (const pointer of pointers)
          if (!this.issues.some((other) => other.pointer === pointer)) this.add(pointer, found);
      }
  }

  /** The reason that a shown exit note gives against sending the form. */
  exits(): void {
    for (const node of this.evaluation.tree.nodes.filter(isExitNote))
      for (const indices of this.rowsOf(node.path)) {
        if (this.evaluation.stateOf(node, indices).display !== 'visible') continue;
        const { title } = node.schema;
        return this.add('', { ...issue('form.exit'), ...(title !== undefined && { message: title }) });
      }
  }

  /** The indices of every row that a path goes through. */
  private rowsOf(path: DataPath): Indices[] {
    let rows: Indices[] = [[]];
    path.forEach((part, index) => {
      if (part !== null) return;
      rows = rows.flatMap((indices) => {
        const list = readAt(this.evaluation.values, path.slice(0, index), indices);
        return Array.isArray(list)
          ? list.slice(0, ANSWER_LIMITS.items).map((_entry, position) => [...indices, position])
          : [];
      });
    });
    return rows;
  }
}

/** A rule with the node that has it, and the places of its fields. */
export interface OwnedRule {
  rule: FormRule;
  owner: FormNode | null;
  paths: readonly DataPath[];
}

/** All rules across fields of a form. */
export const rulesOf = (form: FormDefinition): OwnedRule[] => {
  const own = (form.schema['x-rules'] ?? []).map((rule) => ({ rule, owner: null }));
  const inside = treeOf(form).nodes.flatMap((owner) =>
    (owner.schema['x-rules'] ?? []).map((rule) => ({ rule, owner })),
  );
  return [...own, ...inside].map(({ rule, owner }) => ({
    rule,
    owner,
    paths: rule.fields.map((field) => resolveWithin(field, owner)),
  }));
};

/**
 * The issue of a rule that does not hold. A rule applies as soon as all of its fields are shown and answered.
 * @param read Reads a value at a path, in the row with these indices
 */
export function ruleIssue(
  { rule, owner, paths }: OwnedRule,
  read: ReadValue,
  today: string,
  indices: Indices,
): FieldIssue | null {
  if (!paths.every((path) => isAnswered(read(path) as Value))) return null;
  const row = owner ? owner.path.lastIndexOf(null) : -1;
  const scope = {
    values: read([]),
    today,
    ...(owner && row >= 0 && { record: read(owner.path.slice(0, row + 1)), index: indices.at(-1) }),
  };
  const isMet = isConditionMet(expressionIn(rule.assert) ?? rule.assert, scope);
  return isMet ? null : { ...issue('form.rule'), message: rule.message };
}

function pointerOf(path: DataPath, indices: Indices): string {
  let depth = 0;
  return path.map((part) => pointerPart(part ?? String(indices[depth++] ?? 0))).join('');
}

/**
 * Validates all values of a submission, keyed by field name.
 * @returns Issues in the order of the form, at most one per value; at each level unknown and hidden fields follow.
 */
export function validateSubmission(form: FormDefinition, values: FormValues, options: ValidationOptions): FormIssue[] {
  if (Object.keys(values).length > ANSWER_LIMITS.keys) {
    return [{ pointer: '', ...issue('form.tooManyAnswers', { max: ANSWER_LIMITS.keys }) }];
  }
  const validation = new Validation(form, values, options);
  const { tree } = validation.evaluation;
  validation.members(
    tree.fields.map(({ node }) => node),
    values,
    '',
    [],
  );
  validation.rules(form);
  validation.exits();
  return validation.issues;
}
