/** What decides about the state of a node: its keywords and the reactions that concern it, with their expressions. */
import { expressionIn } from '../expression/braces';
import { evaluate, isTruthy, type Scope } from '../expression/evaluate';
import type { Value } from '../expression/functions';
import { treeOf, type DataPath, type FormNode } from './tree';
import type { Display, FormDefinition, Json, Pattern, Reaction, ReactionOutcome } from './types';

/** What a reaction can set, by its name in `state`. */
export const STATE_KEYS = [
  'visible',
  'hidden',
  'display',
  'disabled',
  'editable',
  'readOnly',
  'readPretty',
  'pattern',
  'required',
  'value',
  'title',
  'description',
] as const;
export type StateKey = (typeof STATE_KEYS)[number];

/** The same by keywords of the schema. */
export const STATE_KEYWORDS: Readonly<Record<string, StateKey>> = {
  'x-visible': 'visible',
  'x-hidden': 'hidden',
  'x-display': 'display',
  'x-disabled': 'disabled',
  'x-pattern': 'pattern',
  'x-value': 'value',
  required: 'required',
  title: 'title',
  description: 'description',
};

/** Reads the value at a path with the indices of the current rows. */
export type ReadValue = (path: DataPath) => unknown;

interface Assignment {
  key: StateKey;
  /** An expression without braces, or a literal value. */
  value: { expression: string } | { literal: Json };
}

interface Effect {
  /** The paths of `$deps`, by index or by name; null if there are none. */
  dependencies: readonly DataPath[] | Readonly<Record<string, DataPath>> | null;
  when: Assignment['value'];
  fulfill: readonly Assignment[];
  otherwise: readonly Assignment[];
  /** The node whose value is `$self.value`. */
  self: FormNode;
}

/** A node's own keywords, then the reactions in the order of the file. */
export interface NodeLogic {
  assignments: readonly Assignment[];
  effects: readonly Effect[];
}

/** The state of a node, before that of the nodes around it. */
export interface OwnState {
  display: Display;
  pattern: Pattern;
  /** Whether an answer is required, if a reaction decides it. */
  required: boolean | undefined;
  /** Set by an expression. */
  value?: { computed: Value };
  title?: Json;
  description?: Json;
}

const valueOf = (json: Json): Assignment['value'] => {
  const expression = expressionIn(json);
  return expression === null ? { literal: json } : { expression };
};

function assignmentsOf({ state = {}, schema = {} }: ReactionOutcome = {}): Assignment[] {
  const byKeyword = Object.entries(schema).flatMap(([keyword, value]) => {
    const key = Object.hasOwn(STATE_KEYWORDS, keyword) ? STATE_KEYWORDS[keyword] : undefined;
    return key ? [{ key, value: valueOf(value) }] : [];
  });
  const byKey = Object.entries(state).flatMap(([name, value]) => {
    const key = STATE_KEYS.find((candidate) => candidate === name);
    return key ? [{ key, value: valueOf(value) }] : [];
  });
  return [...byKey, ...byKeyword];
}

/**
 * A path as a reaction writes it: `address.city` from the top of the values, `.city` from the object or row of the
 * field. Indices stand as `null`.
 */
export function resolvePath(text: string, from: FormNode): DataPath {
  const names = text.split('.').filter((part) => part !== '');
  if (!text.startsWith('.')) return names;
  const around = from.hasValue ? from.path.slice(0, -1) : from.path;
  return [...around, ...names];
}

/** The same for a rule, whose `.city` is a field within the object or row that has the rule. */
export const resolveWithin = (text: string, owner: FormNode | null): DataPath =>
  owner && owner.fields.length > 0 && owner.hasValue && text.startsWith('.')
    ? [...owner.path, ...text.slice(1).split('.')]
    : owner
      ? resolvePath(text, owner)
      : text.split('.');

function effectOf(reaction: Reaction, node: FormNode): Effect {
  const { dependencies, when, fulfill, otherwise } = reaction;
  const resolved = Array.isArray(dependencies)
    ? (dependencies as readonly string[]).map((path) => resolvePath(path, node))
    : dependencies &&
      Object.fromEntries(Object.entries(dependencies).map(([name, path]) => [name, resolvePath(String(path), node)]));
  return {
    dependencies: resolved ?? null,
    when: valueOf(when ?? true),
    fulfill: assignmentsOf(fulfill),
    otherwise: assignmentsOf(otherwise),
    self: node,
  };
}

function ownAssignments({ schema }: FormNode): Assignment[] {
  return Object.entries(STATE_KEYWORDS).flatMap(([keyword, key]) => {
    const value = schema[keyword as keyof typeof schema] as Json | undefined;
    if (value === undefined || key === 'title' || key === 'description') return [];
    return [{ key, value: valueOf(value) }];
  });
}

function logicOfForm(form: FormDefinition): Map<FormNode, NodeLogic> {
  const tree = treeOf(form);
  const effects = new Map<FormNode, Effect[]>();
  for (const node of tree.nodes)
    for (const reaction of node.schema['x-reactions'] ?? []) {
      const target = reaction.target === undefined ? node : tree.nodeAt(resolvePath(reaction.target, node));
      if (target) effects.set(target, [...(effects.get(target) ?? []), effectOf(reaction, node)]);
    }
  const logic = new Map<FormNode, NodeLogic>();
  for (const node of tree.nodes) {
    const [assignments, own] = [ownAssignments(node), effects.get(node) ?? []];
    if (assignments.length > 0 || own.length > 0) logic.set(node, { assignments, effects: own });
  }
  return logic;
}

const cache = new WeakMap<FormDefinition, Map<FormNode, NodeLogic>>();

/** The logic of the nodes that have any. */
export function logicOf(form: FormDefinition): ReadonlyMap<FormNode, NodeLogic> {
  let logic = cache.get(form);
  if (!logic) {
    logic = logicOfForm(form);
    cache.set(form, logic);
  }
  return logic;
}

const DISPLAYS: readonly unknown[] = ['visible', 'hidden', 'none'];
const PATTERNS: readonly unknown[] = ['editable', 'disabled', 'readOnly', 'readPretty'];

function assign(state: OwnState, { key, value }: Assignment, scope: Scope): void {
  const result = 'expression' in value ? evaluate(value.expression, scope) : (value.literal as Value);
  switch (key) {
    case 'visible':
      state.display = isTruthy(result) ? 'visible' : 'none';
      break;
    case 'hidden':
      state.display = isTruthy(result) ? 'hidden' : 'visible';
      break;
    case 'display':
      if (DISPLAYS.includes(result)) state.display = result as Display;
      break;
    case 'pattern':
      if (PATTERNS.includes(result)) state.pattern = result as Pattern;
      break;
    case 'editable':
      state.pattern = isTruthy(result) ? 'editable' : 'readPretty';
      break;
    case 'disabled':
    case 'readOnly':
    case 'readPretty':
      state.pattern = isTruthy(result) ? key : 'editable';
      break;
    case 'required':
      state.required = isTruthy(result);
      break;
    case 'value':
      state.value = { computed: result };
      break;
    case 'title':
    case 'description':
      state[key] = result as Json;
  }
}

const EDITABLE: OwnState = { display: 'visible', pattern: 'editable', required: undefined };

/**
 * The state of a node. A reaction whose condition is not met, and which has no `otherwise`, changes nothing.
 * @param scope `$values` and, in a row, `$record` and `$index`
 * @param read Reads the values of dependencies
 */
export function evaluateState(node: FormNode, logic: NodeLogic | undefined, scope: Scope, read: ReadValue): OwnState {
  if (!logic) return EDITABLE;
  const state: OwnState = { ...EDITABLE };
  const ownScope = { ...scope, self: node.hasValue ? read(node.path) : undefined };
  for (const assignment of logic.assignments) assign(state, assignment, ownScope);
  for (const { dependencies, when, fulfill, otherwise, self } of logic.effects) {
    const deps = Array.isArray(dependencies)
      ? (dependencies as readonly DataPath[]).map(read)
      : dependencies && Object.fromEntries(Object.entries(dependencies).map(([name, path]) => [name, read(path)]));
    const effectScope = { ...scope, self: self.hasValue ? read(self.path) : undefined, deps };
    const isFulfilled = isTruthy(
      'expression' in when ? evaluate(when.expression, effectScope) : (when.literal as Value),
    );
    for (const assignment of isFulfilled ? fulfill : otherwise) assign(state, assignment, effectScope);
  }
  return state;
}
