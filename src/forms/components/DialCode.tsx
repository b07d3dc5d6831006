import { observer, useForm } from '@formily/react';
import { useEffect } from 'react';
import { useFormKit } from '../kit';
import { useControl } from '../useControl';
import { dialCodeChoices } from './countries';
import { PickOne, type PickOneProps } from './PickOne';

/** The country calling code; follows the country until the visitor has chosen one by hand. */
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
