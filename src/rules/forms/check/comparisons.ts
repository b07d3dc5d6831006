/** Finds comparisons of expressions that can never be true: a missing option, another type, a list with a value. */
import { childrenOf, type Node } from '@/rules/expression/parse';
import type { LocalizedMessage } from '@/rules/localizedMessage';
import { diagnosticMessage } from '@/rules/forms/diagnostics/diagnosticMessage';
import { treeOf } from '@/rules/forms/tree';
import { isNumeric, type FieldSchema, type FormDefinition, type Option } from '@/rules/forms/types';
import { didYouMean } from './didYouMean';
import type { PlacedExpression } from './expressions';
import { problem, type FormProblem } from './problem';
import { fieldRead } from './references';

type Literal = Extract<Node, { kind: 'literal' }>;

interface ReadField {
  /** As the designer wrote it. */
  name: string;
  schema: FieldSchema;
}

const literals = (node: Node): Literal[] =>
  node.kind === 'literal' ? [node] : node.kind === 'list' ? node.items.flatMap(literals) : [];

const positionOf = (node: Node): number => ('position' in node ? node.position : 0);

/** The values of all options, in a tree too. */
const codesOf = (options: readonly Option[]): Option['value'][] =>
  options.flatMap(({ value, children = [] }) => [value, ...codesOf(children)]);

class Comparisons {
  constructor(
    private readonly form: FormDefinition,
    private readonly place: PlacedExpression,
    private readonly uncertain: ReadonlySet<string>,
  ) {}

  check(node: Node): FormProblem[] {
    const inside = childrenOf(node).flatMap((child) => this.check(child));
    if (node.kind === 'call') return [...this.call(node), ...inside];
    return node.kind === 'binary' ? [...this.binary(node), ...inside] : inside;
  }

  private field(node: Node | undefined): ReadField | undefined {
    const found = node && fieldRead(node, this.place, treeOf(this.form));
    if (!found || this.uncertain.has(found.name)) return undefined;
    return { name: found.name, schema: found.schema as FieldSchema };
  }

  private problem(node: Node, message: LocalizedMessage, hint?: LocalizedMessage): FormProblem {
    const { pointer, offset } = this.place;
    return problem('comparison', pointer, message, { offset: offset + positionOf(node), hint });
  }

  private call({ name, args: [first, second] }: Extract<Node, { kind: 'call' }>): FormProblem[] {
    const [field, item] = [this.field(first), this.field(second)];
    if (name === 'length' && first && field) {
      const { type } = field.schema;
      if (type === 'string' || type === 'array') return [];
      return [this.problem(first, diagnosticMessage('noLength', { name: field.name, type }))];
    }
    if (name !== 'includes' || !first || !second) return [];
    // The field is one of a list of values.
    if (item && !field) return literals(first).flatMap((literal) => this.value(item, literal));
    if (!field) return [];
    if (field.schema.type === 'array') return second.kind === 'literal' ? this.value(field, second) : [];
    const reference = `$values.${field.name}`;
    const hint = diagnosticMessage('notAListHint', {
      single: `${reference} == '…'`,
      multiple: `includes(['…', '…'], ${reference})`,
    });
    return [this.problem(first, diagnosticMessage('notAList', { name: field.name }), hint)];
  }

  private binary({ operator, left, right }: Extract<Node, { kind: 'binary' }>): FormProblem[] {
    if (!['==', '!=', '<', '<=', '>', '>='].includes(operator)) return [];
    const [field, other] = this.field(left) ? [this.field(left), right] : [this.field(right), left];
    if (!field) return [];
    const { name, schema } = field;
    if (schema.type === 'array' && !(other.kind === 'literal' && other.value === null)) {
      const hint = diagnosticMessage('use', { text: `includes($values.${name}, '…')` });
      return [this.problem(left, diagnosticMessage('listComparison', { name }), hint)];
    }
    return literals(other).flatMap((literal) => this.value(field, literal));
  }

  /** A compared value must be an option of the field, or have its type. */
  private value({ name, schema }: ReadField, literal: Literal): FormProblem[] {
    const { value } = literal;
    if (value === null || value === '' || schema.type === 'object') return [];
    if (schema.enum) {
      const codes = codesOf(schema.enum);
      if (codes.includes(value)) return [];
      const texts = codes.map(String);
      const same = codes[texts.indexOf(String(value))];
      const list = [...texts.slice(0, 12), ...texts.slice(12, 13).fill('…')].join(', ');
      const hint =
        same === undefined
          ? didYouMean(String(value), texts, diagnosticMessage('allowed', { list }))
          : diagnosticMessage('codesAreStrings', { code: typeof same === 'string' ? `'${same}'` : String(same) });
      return [this.problem(literal, diagnosticMessage('noOption', { name, value: JSON.stringify(value) }), hint)];
    }
    if (schema.type === 'array') return [];
    if (schema.type === typeof value || (isNumeric(schema) && typeof value === 'number')) return [];
    const hint =
      isNumeric(schema) && !Number.isNaN(Number(value))
        ? diagnosticMessage('withoutQuotes', { value: String(value) })
        : schema.type === 'string'
          ? diagnosticMessage('use', { text: `'${String(value)}'` })
          : undefined;
    return [this.problem(literal, diagnosticMessage(`typeMismatch.${schema.type}`, { name }), hint)];
  }
}

/**
 * Problems of the comparisons in a form's expressions.
 * @param uncertain Fields whose type is unknown: comparisons with them are not checked.
 */
export const comparisonProblems = (
  form: FormDefinition,
  expressions: readonly PlacedExpression[],
  uncertain: ReadonlySet<string>,
): FormProblem[] =>
  expressions.flatMap((place) => (place.tree ? new Comparisons(form, place, uncertain).check(place.tree) : []));
