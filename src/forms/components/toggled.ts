import type { Option } from '@/rules/forms/types';

/** The chosen codes with one put in or taken out, in the order of the options, so that the same choice is the same value. */
export function toggled(options: readonly Option[], chosen: readonly string[], code: string): string[] {
  const next = new Set(chosen);
  if (!next.delete(code)) next.add(code);
  return options.map(({ value }) => value).filter((value) => next.has(value));
}
