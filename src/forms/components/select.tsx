import { Select as FormilySelect } from '@formily/antd/esm/select';
import { observer } from '@formily/react';
import type { ComponentType } from 'react';
import { useControl } from '../useControl';
import type { FieldProps } from './accessible';
import { SelectFrame, useSelectProps } from './SingleSelect';

const List = FormilySelect as unknown as ComponentType<Record<string, unknown>>;

/** A list with more options than this can be searched. */
const SEARCHED_FROM = 20;

/** One or more of a list that opens. */
export const Select = observer(({ value, onChange, ...props }: FieldProps) => {
  const { schema } = useControl();
  const shared = useSelectProps({ search: (schema.enum?.length ?? 0) > SEARCHED_FROM });
  const isMultiple = schema.type === 'array';
  return (
    <SelectFrame>
      <List
        {...shared}
        {...(isMultiple && { mode: 'multiple' })}
        {...props}
        // A blank text is no answer: antd would show it instead of the placeholder.
        value={value === '' ? undefined : value}
        onChange={(next: unknown) => onChange?.(next)}
      />
    </SelectFrame>
  );
});
