import { observer } from '@formily/react';
import { useFormKit } from '../kit';
import { countryChoices } from './countries';
import { PickOne, type PickOneProps } from './PickOne';

/** A country of the list that the page got from the countries call. */
export const CountrySelect = observer((props: PickOneProps) => (
  <PickOne {...props} choices={countryChoices(useFormKit().countries)} search />
));
