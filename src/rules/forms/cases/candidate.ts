/** Answers that are tried as a case, and how they are made from settings of fields. */
import { inEnglish } from '../text';
import type { DataPath, FormNode } from '../tree';
import type { FormDefinition } from '../types';
import { outcomeOf, type Outcome } from './outcome';

/** Answers, with what the form makes of them. Many are tried and few are chosen, so the rest is computed on demand. */
export class Candidate {
  private known: Outcome | undefined;

  constructor(
    private readonly form: FormDefinition,
    readonly values: Record<string, unknown>,
    private readonly describe: () => string,
  ) {}

  /** In plain English. */
  get name(): string {
    return this.describe();
  }

  get outcome(): Outcome {
    return (this.known ??= outcomeOf(this.form, this.values));
  }
}

/** A sequence that is computed once, as far as it is read. */
export class Remembered<Item> implements Iterable<Item> {
  private readonly items: Item[] = [];

  constructor(private readonly rest: Iterator<Item>) {}

  *[Symbol.iterator](): Generator<Item> {
    for (let index = 0; ; index++) {
      if (index === this.items.length) {
        const next = this.rest.next();
        if (next.done) return;
        this.items.push(next.value);
      }
      const item = this.items[index];
      if (item !== undefined) yield item;
    }
  }
}

/** A field and its value; undefined for no answer. */
export type Setting = readonly [node: FormNode, value: unknown];

/** The value with another at a path; an index is that of the first row. */
export function withValueAt(value: unknown, [part, ...rest]: DataPath, by: unknown): unknown {
  if (part === undefined) return by;
  if (part === null) {
    const [first, ...others] = Array.isArray(value) ? (value as unknown[]) : [];
    return [withValueAt(first, rest, by), ...others];
  }
  const members = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  return { ...members, [part]: withValueAt((members as Record<string, unknown>)[part], rest, by) };
}

export const MAX_NAME = 120;
const MAX_SHOWN_TEXT = 30;

function describeValue({ schema }: FormNode, value: unknown): string {
  if (value === undefined) return 'no answer';
  if (Array.isArray(value)) {
    const isSimple = value.length <= 3 && value.every((entry) => typeof entry !== 'object');
    return isSimple && value.length > 0
      ? value.map((entry) => describeValue({ schema } as FormNode, entry)).join(', ')
      : `${value.length} entries`;
  }
  const option = 'enum' in schema ? schema.enum?.find((one) => one.value === value) : undefined;
  if (option) return inEnglish(option.label);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  return text.length <= MAX_SHOWN_TEXT ? text : `${[...String(value)].length} characters`;
}

export const describeSetting = ([node, value]: Setting): string =>
  `${node.schema.title === undefined ? node.name || 'entry' : inEnglish(node.schema.title)}: ${describeValue(node, value)}`;

/** Combinations are limited; beyond that, a fixed sequence of them. */
const MAX_COMBINATIONS = 200;

export function* combinations(values: readonly (readonly unknown[])[]): Generator<number[]> {
  const total = values.reduce((product, list) => product * list.length, 1);
  const isComplete = total <= MAX_COMBINATIONS;
  // Each value alone, the others being samples.
  if (!isComplete)
    for (const [index, list] of values.entries())
      for (const position of list.keys()) yield values.map((_, other) => (other === index ? position : 0));
  let state = 1;
  for (let count = 0; count < Math.min(total, MAX_COMBINATIONS); count++) {
    let rest = count;
    if (!isComplete) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      rest = state;
    }
    yield values.map((list) => {
      const position = rest % list.length;
      rest = Math.floor(rest / list.length);
      return position;
    });
  }
}
