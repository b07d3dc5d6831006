/** Finds every expression of a form, with what it may read and what it decides. */
import { bracesOffset, expressionIn } from '@/rules/expression/braces';
import { parse, type Node } from '@/rules/expression/parse';
import { ExpressionError } from '@/rules/expression/tokens';
import { diagnosticMessage } from '@/rules/forms/diagnostics/diagnosticMessage';
import { resolvePath, STATE_KEYWORDS } from '@/rules/forms/logic';
import { treeOf, type DataPath, type FormNode } from '@/rules/forms/tree';
import type { FormDefinition, Json, Reaction } from '@/rules/forms/types';
import { problem, type FormProblem } from './problem';

/** An expression of a form. */
export interface PlacedExpression {
  pointer: string;
  /** Its syntax tree; undefined if it does not parse. */
  tree: Node | undefined;
  /** Where the expression starts within the text, after the braces. */
  offset: number;
  /** The node that has it; null for a rule of the whole form. */
  node: FormNode | null;
  /** What it decides about `target`; a rule decides nothing. */
  decides: 'visibility' | 'value' | 'other';
  target: FormNode | null;
  /** The paths of `$deps`; null where there are none. */
  dependencies: Readonly<Record<string, DataPath>> | null;
}

export interface FoundExpressions {
  expressions: PlacedExpression[];
  /** Errors of syntax, and texts that should be expressions. */
  problems: FormProblem[];
}

const DECISIONS: Readonly<Record<string, PlacedExpression['decides']>> = {
  visible: 'visibility',
  hidden: 'visibility',
  display: 'visibility',
  value: 'value',
};

/** State keys whose value may be a plain text. */
const LITERALS: readonly string[] = ['display', 'pattern', 'value', 'title', 'description'];

type Place = Omit<PlacedExpression, 'pointer' | 'tree' | 'offset'>;

class Finder {
  readonly expressions: PlacedExpression[] = [];
  readonly problems: FormProblem[] = [];

  add(pointer: string, value: Json | undefined, key: string, place: Omit<Place, 'decides'>): void {
    if (typeof value !== 'string') return;
    const text = expressionIn(value);
    if (text === null) {
      if (!LITERALS.includes(key)) this.problems.push(notAnExpression(pointer, value));
      return;
    }
    const offset = bracesOffset(value);
    let tree: Node | undefined;
    try {
      tree = parse(text);
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      const { localized: message, position, hint } = error;
      this.problems.push(problem('expression', pointer, message, { offset: offset + position, hint }));
    }
    this.expressions.push({ ...place, pointer, tree, offset, decides: DECISIONS[key] ?? 'other' });
  }

  reaction(reaction: Reaction, pointer: string, node: FormNode, form: FormDefinition): void {
    const target =
      reaction.target === undefined ? node : (treeOf(form).nodeAt(resolvePath(reaction.target, node)) ?? null);
    if (!target)
      this.problems.push(
        problem(
          'unknownField',
          `${pointer}/target`,
          diagnosticMessage('unknownField', { name: reaction.target ?? '' }),
        ),
      );
    const dependencies = Object.fromEntries(
      Object.entries(reaction.dependencies ?? {}).map(([key, path]) => [key, resolvePath(String(path), node)]),
    );
    const place = { node, target, dependencies };
    const outcomes = (['fulfill', 'otherwise'] as const).flatMap((name) =>
      (['state', 'schema'] as const).flatMap((kind) =>
        Object.entries(reaction[name]?.[kind] ?? {}).map(([key, value]) => ({
          pointer: `${pointer}/${name}/${kind}/${key}`,
          key: kind === 'schema' ? (STATE_KEYWORDS[key] ?? key) : key,
          value,
        })),
      ),
    );
    // The condition decides what its outcomes set.
    const decisive = outcomes.find(({ key }) => DECISIONS[key] !== undefined)?.key ?? 'when';
    this.add(`${pointer}/when`, reaction.when, decisive === 'value' ? 'visible' : decisive, place);
    for (const outcome of outcomes) this.add(outcome.pointer, outcome.value, outcome.key, place);
  }
}

const notAnExpression = (pointer: string, value: string): FormProblem =>
  problem('expression', pointer, diagnosticMessage('notAnExpression'), {
    hint: diagnosticMessage('use', { text: `"{{ ${value.trim()} }}"` }),
  });

const KEYWORDS = ['x-visible', 'x-hidden', 'x-display', 'x-disabled', 'x-pattern', 'x-value'] as const;

/** Every expression of a form, in the order of the file. */
export function findExpressions(form: FormDefinition): FoundExpressions {
  const finder = new Finder();
  const rule = { node: null, target: null, dependencies: null };
  form.schema['x-rules']?.forEach(({ assert }, index) =>
    finder.add(`/schema/x-rules/${index}/assert`, assert, 'rule', rule),
  );
  for (const node of treeOf(form).nodes) {
    const place = { node, target: node, dependencies: null };
    for (const keyword of KEYWORDS)
      finder.add(
        `${node.pointer}/${keyword}`,
        (node.schema as unknown as Record<string, Json>)[keyword],
        STATE_KEYWORDS[keyword] ?? keyword,
        place,
      );
    node.schema['x-reactions']?.forEach((reaction, index) =>
      finder.reaction(reaction, `${node.pointer}/x-reactions/${index}`, node, form),
    );
    node.schema['x-rules']?.forEach(({ assert }, index) =>
      finder.add(`${node.pointer}/x-rules/${index}/assert`, assert, 'rule', { ...place, target: null }),
    );
  }
  return finder;
}
