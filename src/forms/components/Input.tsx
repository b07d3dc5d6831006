import { observer } from '@formily/react';
import type { ChangeEvent } from 'react';
import type { Format } from '@/rules/forms/types';
import { localise } from '@/rules/locales';
import { useFormKit } from '../kit';
import { useControl } from '../useControl';
import styles from './controls.module.css';

export interface TextControlProps {
  value?: string | number;
  onChange?: (value: string | number) => void;
  disabled?: boolean;
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const TYPES: Record<string, string> = { email: 'email', tel: 'tel', url: 'text' };
const DATES: readonly (string | undefined)[] = ['birthDate', 'laterDate'] satisfies Format[];

/** One line of text. A field of type number gets a number as soon as the text is one; until then the rules refuse the text. */
export const Input = observer(({ value, onChange, disabled }: TextControlProps) => {
  const { schema, id, name, aria, onBlur } = useControl();
  const { locale } = useFormKit();
  const props = schema['x-component-props'] ?? {};
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const isNumber = schema.type === 'number' && NUMBER.test(target.value.trim());
    onChange?.(isNumber ? Number(target.value) : target.value);
  };
  return (
    <input
      className={styles.input}
      id={id}
      name={name}
      type={DATES.includes(schema['x-validator']) ? 'date' : (TYPES[props.inputMode ?? ''] ?? 'text')}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete}
      placeholder={localise(props.placeholder, locale) || undefined}
      value={value ?? ''}
      disabled={disabled}
      onChange={change}
      onBlur={onBlur}
      {...aria}
    />
  );
});
