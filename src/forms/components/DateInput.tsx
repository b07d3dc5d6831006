import { PreviewText } from '@formily/antd/esm/preview-text';
import { observer } from '@formily/react';
import type { ComponentProps } from '@/rules/forms/types';
import { useControl } from '../useControl';
import { readable, type AnyComponent } from './accessible';
import styles from './controls.module.css';

interface DateInputProps extends ComponentProps {
  value?: string;
  onChange?: (value: string) => void;
  disabled?: boolean;
}

const NativeDate = observer(({ value, onChange, disabled, autoComplete }: DateInputProps) => {
  const { id, name, aria, onBlur } = useControl();
  return (
    <input
      className={styles.input}
      id={id}
      name={name}
      type="date"
      autoComplete={autoComplete}
      value={value ?? ''}
      disabled={disabled}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={onBlur}
      {...aria}
    />
  );
});

/** The browser's own date field: a birthday is typed, and a phone shows its own picker. */
export const DateInput = readable(NativeDate as unknown as AnyComponent, PreviewText.DatePicker as AnyComponent);
