import { observer } from '@formily/react';
import { useState, type ChangeEvent } from 'react';
import { isNumeric, type ComponentProps, type Format } from '@/rules/forms/types';
import { localise } from '@/rules/locales';
import { useFormKit } from '../kit';
import { useControl } from '../useControl';
import styles from './controls.module.css';

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

export interface TextControlProps {
  value?: string | number;
  onChange?: (value: string | number) => void;
  disabled?: boolean;
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** HTML allows `tel-national` on a text field, not on one of type tel. */
const typeOf = ({ inputMode, autoComplete }: ComponentProps): string =>
  autoComplete === 'tel-national' ? 'text' : (TYPES[inputMode ?? ''] ?? 'text');

/** The number that a text represents, full-width digits included; otherwise the text itself. */
function parseNumber(text: string): number | string {
  const plain = text.normalize('NFKC').trim();
  return NUMBER.test(plain) ? Number(plain) : text;
}
const TYPES: Record<string, string> = { email: 'email', tel: 'tel', url: 'text' };
/** Autocomplete tokens that HTML allows on other controls only, and their equivalents for a line of text. */
const TOKENS: Record<string, string> = { 'street-address': 'address-line1' };
const DATE_FORMATS: readonly (string | undefined)[] = ['birthDate', 'laterDate'] satisfies Format[];

/**
 * One line of text. A number field stores a number as soon as the text is one, so that conditions react while the
 * visitor types. The typed text stays until blur, because "36." and "36.0" are on the way to 36.05.
 */
export const Input = observer(({ value, onChange, disabled }: TextControlProps) => {
  const { schema, id, name, aria, onBlur } = useControl();
  const { locale } = useFormKit();
  const props = schema['x-component-props'] ?? {};
  const [typed, setTyped] = useState<string | null>(null);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (!isNumeric(schema)) return onChange?.(target.value);
    setTyped(target.value);
    onChange?.(parseNumber(target.value));
  };
  const handleBlur = () => {
    setTyped(null);
    onBlur();
  };
  // The value may have been changed from outside since.
  const displayedText = typed !== null && parseNumber(typed) === value ? typed : (value ?? '');
  return (
    <input
      className={styles.input}
      id={id}
      name={name}
      type={DATE_FORMATS.includes(schema['x-validator']) ? 'date' : typeOf(props)}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete && (TOKENS[props.autoComplete] ?? props.autoComplete)}
      placeholder={localise(props.placeholder, locale) || undefined}
      value={displayedText}
      disabled={disabled}
      onChange={handleChange}
      onBlur={handleBlur}
      {...aria}
    />
  );
});
