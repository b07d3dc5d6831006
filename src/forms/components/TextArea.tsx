import { observer } from '@formily/react';
import { localise } from '@/rules/locales';
import { useFormKit } from '../kit';
import { useControl } from '../useControl';
import styles from './controls.module.css';
import type { TextControlProps } from './Input';

export const TextArea = observer(({ value, onChange, disabled }: TextControlProps) => {
  const { schema, id, name, aria, onBlur } = useControl();
  const { locale } = useFormKit();
  const props = schema['x-component-props'] ?? {};
  return (
    <textarea
      className={styles.input}
      id={id}
      name={name}
      rows={props.rows ?? 4}
      autoComplete={props.autoComplete}
      placeholder={localise(props.placeholder, locale) || undefined}
      value={value ?? ''}
      disabled={disabled}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={onBlur}
      {...aria}
    />
  );
});
