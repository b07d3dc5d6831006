/**
 * Formily compiles `{{ … }}` by `new Function`, which our content security policy forbids. This evaluator replaces it for the whole
 * document, which is safe to do: it knows no language, no form and no state.
 */
import { Schema } from '@formily/json-schema';
import { holds } from '@/rules/expression/evaluate';
import { namesIn, parse } from '@/rules/expression/parse';
import { clean } from '@/rules/forms/fields';

const namesOf = new Map<string, string[]>();

function readNames(condition: string): string[] {
  const known = namesOf.get(condition);
  if (known) return known;
  const names = namesIn(parse(condition)).map(({ name }) => name);
  namesOf.set(condition, names);
  return names;
}

/** Whether a condition holds for Formily's values; each name is read from them, so that Formily notices which ones it depends on. */
export function compileCondition(condition: string, scope: { $values?: Record<string, unknown> }): boolean {
  const values = scope.$values ?? {};
  const seen = readNames(condition).map((name) => [name, clean(values[name])] as const);
  return holds(condition, Object.fromEntries(seen));
}

Schema.registerCompiler((expression: string, scope: unknown) =>
  compileCondition(expression.trim(), scope as { $values?: Record<string, unknown> }),
);
