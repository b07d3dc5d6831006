import { observer, useForm } from '@formily/react';
import { useEffect } from 'react';
import { type CountrySource, useFormKit } from '../kit';
import { useControl } from '../useControl';
import { type Choice, PickOne, type PickOneProps } from './PickOne';

/** The country calling code; follows the country field until the visitor selects one. */
export const DialCode = observer((props: PickOneProps) => {
  const { field, schema } = useControl();
  const form = useForm();
  const { countries } = useFormKit();
  const countryField = schema['x-component-props']?.countryField;
  const country = countryField === undefined ? undefined : (form.values as Record<string, unknown>)[countryField];
  const suggested = countries?.find(({ code }) => code === country)?.dialCode;
  useEffect(() => {
    if (suggested === undefined || field.selfModified) return;
    field.setValue(suggested);
    if (field.errors.length > 0) field.validate('onBlur').catch(() => undefined);
  }, [suggested, field]);
  return <PickOne {...props} choices={dialCodeChoices(countries)} search />;
});

/** The countries in list order, common ones first; searchable by name and code. */
export function countryChoices(countries: readonly CountrySource[] | undefined): Choice[] | undefined {
  if (!countries) return undefined;
  const ordered = [...countries.filter(({ common }) => common), ...countries.filter(({ common }) => !common)];
  return ordered.map(({ code, name }) => ({ value: code, label: name, search: `${name} ${code}` }));
}

/** One option per calling code with the names of all its countries, because a dozen countries share codes. */
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

/** A country of the list from the countries endpoint. */
export const CountrySelect = observer((props: PickOneProps) => (
  <PickOne {...props} choices={countryChoices(useFormKit().countries)} search />
));
