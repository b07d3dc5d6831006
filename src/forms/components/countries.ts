import type { CountrySource } from '../kit';
import type { Choice } from './PickOne';

/** The countries in the list's own order, those often chosen first; found by name and by code. */
export function countryChoices(countries: readonly CountrySource[] | undefined): Choice[] | undefined {
  if (!countries) return undefined;
  const ordered = [...countries.filter(({ common }) => common), ...countries.filter(({ common }) => !common)];
  return ordered.map(({ code, name }) => ({ value: code, label: name, search: `${name} ${code}` }));
}

/** One entry a code, since a dozen countries share some of them; the list names them all. */
export function dialCodeChoices(countries: readonly CountrySource[] | undefined): Choice[] | undefined {
  if (!countries) return undefined;
  const names = new Map<string, string[]>();
  const ordered = [...countries.filter(({ common }) => common), ...countries.filter(({ common }) => !common)];
  for (const { dialCode, name } of ordered) names.set(dialCode, [...(names.get(dialCode) ?? []), name]);
  return [...names].map(([dialCode, all]) => ({
    value: dialCode,
    short: dialCode,
    label: `${dialCode} ${all.slice(0, 3).join(', ')}${all.length > 3 ? ' …' : ''}`,
    search: `${dialCode} ${all.join(' ')}`,
  }));
}
