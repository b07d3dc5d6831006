/** The differences of what must hold across fields: rules, and exit notes that stop a form. */
import { expressionIn } from '../../expression/braces';
import type { Change } from './diff';
import { isExitNote, treeOf, visibilityOf } from '../tree';
import type { FormDefinition, FormRule } from '../types';

interface CrossFieldRule {
  pointer: string;
  /** Its meaning as text, to compare two versions. */
  meaning: string;
}

const rulesAt = (rules: readonly FormRule[] | undefined, pointer: string): CrossFieldRule[] =>
  (rules ?? []).map(({ assert }, index) => ({
    pointer: `${pointer}/x-rules/${index}`,
    meaning: `${pointer} ${expressionIn(assert)?.trim() ?? assert}`,
  }));

/** All of them. A rule of a group belongs to its group; an exit note says when it is shown. */
const crossFieldRules = (form: FormDefinition): CrossFieldRule[] => [
  ...rulesAt(form.schema['x-rules'], '/schema'),
  ...treeOf(form).nodes.flatMap((node) => [
    ...rulesAt(node.schema['x-rules'], node.pointer),
    ...(isExitNote(node) ? [{ pointer: node.pointer, meaning: visibilityOf(node).join(' && ') }] : []),
  ]),
];

/** Rules and exit notes by meaning: a changed one is a new one. */
export function crossFieldChanges(from: FormDefinition, to: FormDefinition): Change[] {
  const [before, after] = [crossFieldRules(from), crossFieldRules(to)];
  const isIn = (rules: typeof before, meaning: string) => rules.some((rule) => rule.meaning === meaning);
  const stricter = 'A rule across fields is new: answers may no longer be accepted.';
  const looser = 'A rule across fields is gone: every answer stays valid.';
  return [
    ...after
      .filter(({ meaning }) => !isIn(before, meaning))
      .map(({ pointer }): Change => ({ severity: 'breaking', kind: 'ruleTightened', pointer, message: stricter })),
    ...before
      .filter(({ meaning }) => !isIn(after, meaning))
      .map(({ pointer }): Change => ({ severity: 'safe', kind: 'ruleLoosened', pointer, message: looser })),
  ];
}
