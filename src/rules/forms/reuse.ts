/** Option codes across versions: a code keeps its meaning within its field, or stored answers would change theirs. */
import { LOCALES } from '../locales';
import { listFields } from './fields';
import { say } from './findings/say';
import { likeness } from './check/didYouMean';
import { problem, type FormProblem } from './check/problem';
import type { FormDefinition, Option } from './types';

/** Below this similarity a label has changed its meaning, not only its wording. */
const ALIKE = 0.5;

/** Whether two labels can mean the same: they are similar in at least one language. */
export const sameMeaning = (one: Option, other: Option): boolean =>
  LOCALES.some((locale) => likeness(one.label[locale], other.label[locale]) >= ALIKE);

/**
 * Version 1, the older forms of the specification, used some codes for something else; from version 2 on no code
 * changes (domain.md).
 */
const FIRST_THAT_COUNTS = 2;

/** Codes that an earlier version used with another meaning. */
export function reuseProblems(form: FormDefinition, earlier: readonly FormDefinition[]): FormProblem[] {
  const before = earlier
    .filter(({ formId, version }) => formId === form.formId && version >= FIRST_THAT_COUNTS && version < form.version)
    .toSorted((one, other) => other.version - one.version);
  return listFields(form).flatMap(({ name, schema, pointer }) =>
    (schema.enum ?? []).flatMap((option, index) => {
      const found = before
        .map((older) => ({
          version: older.version,
          was: listFields(older)
            .find((field) => field.name === name)
            ?.schema.enum?.find(({ value }) => value === option.value),
        }))
        .find(({ was }) => was && !sameMeaning(was, option));
      if (!found?.was) return [];
      const message = say('codeReused', {
        version: found.version,
        code: option.value,
        name,
        label: found.was.label.en,
      });
      return [problem('codeReused', `${pointer}/enum/${index}/value`, message, { hint: say('codeReusedHint') })];
    }),
  );
}
