/** Option codes across versions: a code keeps its meaning within its field, or stored answers would change theirs. */
import { LOCALES, localise } from '../../locales';
import { listFields } from '../fields';
import { diagnosticMessage } from '../diagnostics/diagnosticMessage';
import { similarity } from '../check/didYouMean';
import { problem, type FormProblem } from '../check/problem';
import { inEnglish } from '../text';
import type { FormDefinition, Option } from '../types';

/** Below this similarity a label has changed its meaning, not only its wording. */
const MIN_SIMILARITY = 0.5;

/** Whether two labels can mean the same: they are similar in at least one language. */
export const sameMeaning = (one: Option, other: Option): boolean =>
  LOCALES.some((locale) => similarity(localise(one.label, locale), localise(other.label, locale)) >= MIN_SIMILARITY);

/**
 * Version 1, the older forms of the specification, used some codes for something else; from version 2 on no code
 * changes its meaning.
 */
const FIRST_STABLE_VERSION = 2;

/** Codes that an earlier version used with another meaning. */
export function reuseProblems(form: FormDefinition, earlier: readonly FormDefinition[]): FormProblem[] {
  const earlierVersions = earlier
    .filter(
      ({ formId, version }) => formId === form.formId && version >= FIRST_STABLE_VERSION && version < form.version,
    )
    .toSorted((one, other) => other.version - one.version);
  return listFields(form).flatMap(({ name, schema, pointer }) =>
    (schema.enum ?? []).flatMap((option, index) => {
      const conflict = earlierVersions
        .map((older) => ({
          version: older.version,
          was: listFields(older)
            .find((field) => field.name === name)
            ?.schema.enum?.find(({ value }) => value === option.value),
        }))
        .find(({ was }) => was && !sameMeaning(was, option));
      if (!conflict?.was) return [];
      const message = diagnosticMessage('codeReused', {
        version: conflict.version,
        code: String(option.value),
        name,
        label: inEnglish(conflict.was.label),
      });
      return [
        problem('codeReused', `${pointer}/enum/${index}/value`, message, { hint: diagnosticMessage('codeReusedHint') }),
      ];
    }),
  );
}
