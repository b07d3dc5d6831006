import type { VisitorRegistration } from '@/api/types';
import { listFields } from '@/rules/forms/fields';
import type { FormDefinition } from '@/rules/forms/types';
import { localise, type Locale } from '@/rules/locales';

/** The words of an option, in the form's own language; undefined where the form does not have it (an older version did). */
function optionLabel(
  form: FormDefinition,
  field: string,
  value: string | undefined,
  locale: Locale,
): string | undefined {
  const schema = listFields(form).find(({ name }) => name === field)?.schema;
  const option = schema?.enum?.find((candidate) => candidate.value === value);
  return option && localise(option.label, locale);
}

/** The function on the badge: the visitor's own words before the list's "Others". */
export const jobTitleOf = (
  { jobTitle, jobTitleOther }: VisitorRegistration,
  form: FormDefinition,
  locale: Locale,
): string => jobTitleOther ?? optionLabel(form, 'jobTitle', jobTitle, locale) ?? '';
