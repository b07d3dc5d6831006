import { observer, useForm } from '@formily/react';
import { useEffect } from 'react';
import { type CountrySource, useFormKit } from '../kit';
import { useControl } from '../useControl';
import { type SelectOption, SingleSelect, type SingleSelectProps } from './SingleSelect';

/** The country calling code; follows the country field until the visitor selects one. */
export const DialCode = observer((props: SingleSelectProps) => {
  const { field, schema } = useControl();
  const form = useForm();
  const { countries } = useFormKit();
  const countryField = schema['x-component-props']?.countryField;
  const country = countryField === undefined ? undefined : (form.values as Record<string, unknown>)[countryField];
  const suggestedDialCode = countries?.find(({ code }) => code === country)?.dialCode;
  useEffect(() => {
    if (suggestedDialCode === undefined || field.selfModified) return;
    field.setValue(suggestedDialCode);
    if (field.selfErrors.length > 0) field.validate('onBlur').catch(() => undefined);
  }, [suggestedDialCode, field]);
  return <SingleSelect {...props} choices={dialCodeOptions(countries)} search />;
});

/** The countries in list order, common ones first; searchable by name and code. */
export function countryOptions(countries: readonly CountrySource[] | undefined): SelectOption[] | undefined {
  if (!countries) return undefined;
  const sortedCountries = [...countries.filter(({ common }) => common), ...countries.filter(({ common }) => !common)];
  return sortedCountries.map(({ code, name }) => ({ value: code, label: name, search: `${name} ${code}` }));
}

/** One option per calling code with the names of all its countries, because a dozen countries share codes. */
export function dialCodeOptions(countries: readonly CountrySource[] | undefined): SelectOption[] | undefined {
  if (!countries) return undefined;
  const names = new Map<string, string[]>();
  const sortedCountries = [...countries.filter(({ common }) => common), ...countries.filter(({ common }) => !common)];
  for (const { dialCode, name } of sortedCountries) names.set(dialCode, [...(names.get(dialCode) ?? []), name]);
  return [...names].map(([dialCode, countryNames]) => ({
    value: dialCode,
    short: dialCode,
    label: `${dialCode} ${countryNames.slice(0, 3).join(', ')}${countryNames.length > 3 ? ' …' : ''}`,
    search: `${dialCode} ${countryNames.join(' ')}`,
  }));
}

/** A country of the list from the countries endpoint. */
export const CountrySelect = observer((props: SingleSelectProps) => (
  <SingleSelect {...props} choices={countryOptions(useFormKit().countries)} search />
));
