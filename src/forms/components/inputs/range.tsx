import { observer } from '@formily/react';
import { useIntl } from 'react-intl';
import styles from '../controls.module.css';
import { useControl } from '../../useControl';
import { ControlGroup, setAttributes, type AnyComponent, type FieldProps } from '../accessible';

/** Two fields, a beginning and an end, which are one answer. */
export const rangeOf = (Picker: AnyComponent) =>
  observer((props: FieldProps) => {
    const { id, aria, field } = useControl();
    const intl = useIntl();
    const names = [intl.formatMessage({ id: 'form.rangeStart' }), intl.formatMessage({ id: 'form.rangeEnd' })];
    return (
      <ControlGroup
        complete={(root) =>
          root.querySelectorAll('input').forEach((input, index) => setAttributes(input, { 'aria-label': names[index] }))
        }
      >
        <Picker
          {...props}
          // antd removes an answer by null, which is no list.
          onChange={(value: unknown) => props.onChange?.(value ?? undefined)}
          classNames={{ popup: { root: styles.calendar } }}
          id={{ start: id, end: `${id}-end` }}
          name={field.path.toString()}
          aria-required={aria['aria-required']}
        />
      </ControlGroup>
    );
  });
