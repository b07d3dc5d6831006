/**
 * Evaluates a form with values, as the server and the rules see it: which nodes are shown, required and editable, and
 * the values without those of hidden fields. Formily does the same in the browser, field by field.
 */
import { isObject } from './json';
import { evaluateState, logicOf, type NodeLogic, type OwnState } from './logic';
import { treeOf, type DataPath, type FormNode, type FormTree } from './tree';
import type { Display, FormDefinition, FormValues, Pattern } from './types';

/** The indices of the rows that a node is in, outermost first. */
export type Indices = readonly number[];

export interface NodeState extends OwnState {
  /** Including that of the nodes around it. */
  display: Display;
  pattern: Pattern;
}

const ALWAYS: NodeState = { display: 'visible', pattern: 'editable', required: undefined };

/** An own property of an object; inherited names have no value. */
function ownMember(object: unknown, key: string | number): unknown {
  if (typeof object !== 'object' || object === null) return undefined;
  // The read comes first, because Formily tracks reads, not questions about properties.
  const value = (object as Record<string | number, unknown>)[key];
  return Object.hasOwn(object, key) ? value : undefined;
}

export class FormEvaluation {
  readonly tree: FormTree;
  /** All values without those of hidden fields; computed on access. */
  readonly values: object;
  private readonly logic: ReadonlyMap<FormNode, NodeLogic>;
  private readonly states = new Map<string, NodeState>();

  constructor(
    form: FormDefinition,
    private readonly source: FormValues,
    private readonly today: string,
  ) {
    this.tree = treeOf(form);
    this.logic = logicOf(form);
    this.values = this.membersOf(
      this.tree.fields.map(({ node }) => node),
      source,
      [],
    );
  }

  /** The state of a node in a row. */
  stateOf(node: FormNode, indices: Indices = []): NodeState {
    if (this.logic.size === 0) return ALWAYS;
    const key = `${node.id}/${indices.join('/')}`;
    const known = this.states.get(key);
    if (known) return known;
    // A circular dependency, which the check refuses, reads the node as shown.
    this.states.set(key, ALWAYS);
    const around = node.parent ? this.stateOf(node.parent, indices) : ALWAYS;
    const own = evaluateState(node, this.logic.get(node), this.scopeOf(node, indices), (path) =>
      this.read(path, indices),
    );
    const displays = [own.display, around.display];
    const display = displays.includes('none') ? 'none' : displays.includes('hidden') ? 'hidden' : 'visible';
    const state = { ...own, display, pattern: around.pattern === 'editable' ? own.pattern : around.pattern } as const;
    this.states.set(key, state);
    return state;
  }

  isVisible(node: FormNode, indices: Indices = []): boolean {
    return this.stateOf(node, indices).display !== 'none';
  }

  /** The value of a node without hidden parts; a value that only an expression can set is computed. */
  valueOf(node: FormNode, raw: unknown, indices: Indices): unknown {
    const state = this.stateOf(node, indices);
    if (state.display === 'none') return undefined;
    if (state.value && state.pattern !== 'editable') return state.value.computed;
    const { item } = node;
    if (item && Array.isArray(raw)) return this.rowsOf(item, raw, indices);
    return node.fields.length > 0 && isObject(raw) ? this.membersOf(node.fields, raw, indices) : raw;
  }

  /** Rows are computed on access: a condition in a row reads its own row, which must not compute all others. */
  private rowsOf(item: FormNode, raw: readonly unknown[], indices: Indices): unknown[] {
    const rows: unknown[] = [];
    for (let index = 0; index < raw.length; index++)
      Object.defineProperty(rows, index, {
        enumerable: true,
        get: () => this.entryOf(item, raw[index], [...indices, index]),
      });
    return rows;
  }

  private entryOf(item: FormNode, raw: unknown, indices: Indices): unknown {
    if (item.hasValue) return this.valueOf(item, raw, indices);
    const [single] = item.fields;
    return single ? this.valueOf(single, raw, indices) : raw;
  }

  private membersOf(nodes: readonly FormNode[], raw: unknown, indices: Indices): object {
    const members = {};
    for (const node of nodes)
      Object.defineProperty(members, node.name, {
        enumerable: true,
        get: () => this.valueOf(node, ownMember(raw, node.name), indices),
      });
    return members;
  }

  private scopeOf(node: FormNode, indices: Indices) {
    const { path } = node;
    const row = path.lastIndexOf(null);
    return {
      values: this.values,
      today: this.today,
      ...(row >= 0 && { record: this.read(path.slice(0, row + 1), indices), index: indices.at(-1) }),
    };
  }

  private read(path: DataPath, indices: Indices): unknown {
    return readAt(this.values, path, indices);
  }
}

/** The value at a path; `null` represents the index of the current row of that array. Reads are tracked by Formily. */
export function readAt(values: unknown, path: DataPath, indices: Indices): unknown {
  let value = values;
  let depth = 0;
  for (const part of path) value = ownMember(value, part ?? indices[depth++] ?? 0);
  return value;
}
