import { observer } from '@formily/react';
import { localise } from '@/rules/locales';
import { useFormKit } from '../kit';
import { useControl } from '../useControl';
import { PickOne, type PickOneProps } from './PickOne';

/** One of a short list. */
export const Select = observer((props: PickOneProps) => {
  const { schema } = useControl();
  const { locale } = useFormKit();
  const choices = (schema.enum ?? []).map(({ value, label }) => ({ value, label: localise(label, locale) }));
  return <PickOne {...props} choices={choices} search={choices.length > 20} />;
});
