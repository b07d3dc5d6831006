/**
 * Mutants of a form: each has one small mistake, such as a limit that is off by one. Cases that notice none of them
 * prove little. The same mutants are the goals of proposed cases: an atom of a condition is true by its own cause in
 * a case that notices when it is always false.
 */
import { parsePointer, pointerPart } from '../json';
import { expressionIn, inBraces } from '../../expression/braces';
import type { LocalizedMessage } from '../../localizedMessage';
import { diagnosticMessage } from '../diagnostics/diagnosticMessage';
import { STATE_KEYWORDS } from '../logic';
import { treeOf, type FormNode } from '../tree';
import type { FieldSchema, FormDefinition, Option, Reaction } from '../types';
import { rulesOf } from '../validation/validate';
import { expressionMutants } from './expressionMutants';

export interface Mutant {
  /** The place of the change in the form. */
  pointer: string;
  /** What is changed. */
  change: LocalizedMessage;
  /** What no answers do, if none notice the change; the change itself without it. */
  unreached?: LocalizedMessage;
  /** The node that it concerns; null for rules of the whole form. */
  node: FormNode | null;
  /** Only a limit of the node's own value is changed. */
  isLimit: boolean;
  apply(): FormDefinition;
}

/** The keyword at a pointer; an entry of a list with its index. */
const keywordAt = (pointer: string): string => /[^/]+(?:\/\d+)?$/.exec(pointer)?.[0] ?? '';

/** A copy with the value at a path replaced; undefined removes it. */
function edited(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    const next = value.map((entry: unknown, index) => (String(index) === key ? edited(entry, rest, by) : entry));
    return next.filter((entry) => entry !== undefined);
  }
  const members = Object.entries(value as object).map(([name, member]) => [
    name,
    name === key ? edited(member, rest, by) : (member as unknown),
  ]);
  if (!Object.hasOwn(value as object, key)) members.push([key, edited({}, rest, by)]);
  return Object.fromEntries(members.filter(([, member]) => member !== undefined));
}

const SHIFTED = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'min',
  'max',
  'len',
] as const;
const DROPPED = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'const', 'enum'] as const;

/** Keywords whose value may be an expression; those of a state are true or false. */
const CONDITIONS = new Set(['x-visible', 'x-hidden', 'x-disabled']);
const COMPUTED = new Set(['x-display', 'x-pattern', 'x-value']);
const STATE_CONDITIONS = new Set(['visible', 'hidden', 'disabled', 'editable', 'readOnly', 'readPretty', 'required']);
const STATE_VALUES = new Set(['display', 'pattern', 'value']);

/** Of longer lists of options only some are dropped. */
const MAX_OPTIONS = 20;

class MutantList {
  readonly mutants: Mutant[] = [];
  private readonly codes: readonly string[];
  private readonly expressions: string;

  constructor(private readonly form: FormDefinition) {
    const { nodes } = treeOf(form);
    const options = nodes.flatMap(({ schema }) => ('enum' in schema ? (schema.enum ?? []) : []));
    this.codes = [...new Set(options.map(({ value }) => value).filter((value) => typeof value === 'string'))];
    this.expressions = JSON.stringify(form.schema);
    for (const node of nodes) this.ofNode(node);
    for (const [index] of (form.schema['x-rules'] ?? []).entries()) this.ofRule(`/schema/x-rules/${index}`, null);
  }

  private add(
    pointer: string,
    by: unknown,
    change: LocalizedMessage,
    { node, isLimit = false, unreached }: Pick<Mutant, 'node' | 'unreached'> & { isLimit?: boolean },
  ): void {
    const apply = () => edited(this.form, parsePointer(pointer), by) as FormDefinition;
    this.mutants.push({ pointer, change, node, isLimit, apply, ...(unreached && { unreached }) });
  }

  private without(pointer: string, node: FormNode | null, isLimit = false): void {
    const keyword = keywordAt(pointer);
    this.add(pointer, undefined, diagnosticMessage('mutantWithout', { keyword }), { node, isLimit });
  }

  private replaced(pointer: string, before: unknown, after: unknown, node: FormNode | null, isLimit = false): void {
    const keyword = keywordAt(pointer);
    const values = { keyword, before: String(before), after: String(after) };
    this.add(pointer, after, diagnosticMessage('mutantValue', values), { node, isLimit });
  }

  private ofNode(node: FormNode): void {
    const { schema, pointer } = node;
    if (node.hasValue) this.ofField(node, schema as FieldSchema);
    for (const keyword of [...CONDITIONS, ...COMPUTED])
      this.ofState(
        `${pointer}/${keyword}`,
        (schema as unknown as Record<string, unknown>)[keyword],
        node,
        CONDITIONS.has(keyword),
      );
    for (const [index, reaction] of (schema['x-reactions'] ?? []).entries())
      this.ofReaction(`${pointer}/x-reactions/${index}`, reaction, node);
    for (const [index] of (schema['x-rules'] ?? []).entries()) this.ofRule(`${pointer}/x-rules/${index}`, node);
  }

  private ofField(node: FormNode, schema: FieldSchema): void {
    const { pointer, name } = node;
    if (node.parent?.item !== node)
      this.add(pointer, undefined, diagnosticMessage('mutantRemoved', { name }), { node });
    const change = schema.required ? ('mutantOptional' as const) : ('mutantRequired' as const);
    // A row has no question of its own.
    if (name !== '') this.add(`${pointer}/required`, !schema.required, diagnosticMessage(change, { name }), { node });
    this.ofLimits(pointer, schema as unknown as Record<string, unknown>, node);
    this.ofOptions(`${pointer}/enum`, schema.enum ?? [], node);
    const validator = schema['x-validator'];
    if (validator === undefined) return;
    const at = `${pointer}/x-validator`;
    for (const [index, rule] of (Array.isArray(validator) ? validator : [validator]).entries()) {
      const own = Array.isArray(validator) ? `${at}/${index}` : at;
      if (typeof rule === 'string') this.without(own, node, true);
      else {
        this.ofLimits(own, rule as Record<string, unknown>, node);
        if ((rule as { required?: boolean }).required) this.without(`${own}/required`, node);
      }
    }
  }

  private ofLimits(pointer: string, keywords: Record<string, unknown>, node: FormNode): void {
    for (const keyword of SHIFTED) {
      const limit = keywords[keyword];
      if (typeof limit !== 'number') continue;
      for (const after of [limit - 1, limit + 1]) this.replaced(`${pointer}/${keyword}`, limit, after, node, true);
    }
    for (const keyword of DROPPED)
      if (keywords[keyword] !== undefined && keywords[keyword] !== false && !(keyword === 'enum' && 'type' in keywords))
        this.without(`${pointer}/${keyword}`, node, true);
  }

  private ofOptions(pointer: string, options: readonly Option[], node: FormNode): void {
    const isCompared = ({ value }: Option) => this.expressions.includes(`'${value}'`);
    for (const [index, option] of options.entries()) {
      const isDropped = options.length <= MAX_OPTIONS || index === 0 || index === options.length - 1;
      const code = String(option.value);
      if (!option.disabled && (isDropped || isCompared(option)))
        this.add(`${pointer}/${index}`, undefined, diagnosticMessage('mutantOption', { code }), {
          node,
          isLimit: true,
        });
      this.ofOptions(`${pointer}/${index}/children`, option.children ?? [], node);
    }
  }

  /** A keyword or state whose value may be an expression. */
  private ofState(pointer: string, value: unknown, node: FormNode | null, isCondition: boolean): void {
    if (value === undefined) return;
    const text = expressionIn(value);
    if (text !== null) this.ofExpression(pointer, text, node, isCondition);
    else if (typeof value === 'boolean') this.replaced(pointer, value, !value, node);
    else this.without(pointer, node);
  }

  private ofReaction(pointer: string, { when, fulfill, otherwise }: Reaction, node: FormNode): void {
    const outcomes = { fulfill, otherwise };
    const keys = Object.values(outcomes).flatMap((outcome) => [
      ...Object.keys(outcome?.state ?? {}),
      ...Object.keys(outcome?.schema ?? {}).map((keyword) => STATE_KEYWORDS[keyword] ?? ''),
    ]);
    // Titles are texts: no case notices them.
    if (keys.some((key) => STATE_CONDITIONS.has(key) || STATE_VALUES.has(key)))
      this.ofState(`${pointer}/when`, when, node, true);
    for (const [name, outcome] of Object.entries(outcomes)) {
      for (const [key, value] of Object.entries(outcome?.state ?? {}))
        if (STATE_CONDITIONS.has(key) || STATE_VALUES.has(key))
          this.ofState(`${pointer}/${name}/state${pointerPart(key)}`, value, node, STATE_CONDITIONS.has(key));
      for (const [keyword, value] of Object.entries(outcome?.schema ?? {}))
        if (CONDITIONS.has(keyword) || COMPUTED.has(keyword) || keyword === 'required')
          this.ofState(`${pointer}/${name}/schema${pointerPart(keyword)}`, value, node, !COMPUTED.has(keyword));
    }
  }

  private ofRule(pointer: string, owner: FormNode | null): void {
    const index = Number(pointer.slice(pointer.lastIndexOf('/') + 1));
    const rule = rulesOf(this.form).filter((owned) => owned.owner === owner)[index]?.rule;
    if (!rule) return;
    this.without(pointer, owner);
    this.ofExpression(`${pointer}/assert`, expressionIn(rule.assert) ?? rule.assert, owner, true);
  }

  private ofExpression(pointer: string, text: string, node: FormNode | null, isCondition: boolean): void {
    for (const { kind, before, after, text: mutated } of expressionMutants(text, isCondition, this.codes)) {
      const values = { text: before };
      const [change, unreached] =
        kind === 'alwaysTrue'
          ? [diagnosticMessage('mutantTrue', values), diagnosticMessage('neverFalse', values)]
          : kind === 'alwaysFalse'
            ? [diagnosticMessage('mutantFalse', values), diagnosticMessage('neverTrue', values)]
            : [diagnosticMessage('mutantText', { before, after }), undefined];
      this.add(pointer, inBraces(mutated), change, { node, ...(unreached && { unreached }) });
    }
  }
}

/** All mutants, in the order of the form. */
export const mutateForm = (form: FormDefinition): Mutant[] => new MutantList(form).mutants;

/** The text about a mutant that no answers notice. */
export const unreachedText = ({ unreached, change }: Mutant): LocalizedMessage => unreached ?? change;
