import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import controls from '@/forms/components/controls.module.css';
import { ErrorText } from '@/forms/ErrorText';
import form from '@/forms/form.module.css';

interface PlainFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: ReactNode;
  error?: string;
  onChange: (value: string) => void;
  /** In the same row as the field: a button. */
  addon?: ReactNode;
  inputRef?: (input: HTMLInputElement | null) => void;
}

/** A field that looks and behaves like those of the form kit, without Formily: for forms of two or three fields. */
export function PlainField({ label, error, onChange, addon, inputRef, id: customId, ...rest }: PlainFieldProps) {
  const generatedId = useId();
  const id = customId ?? generatedId;
  const input = (
    <input
      className={controls.input}
      id={id}
      ref={inputRef}
      onChange={({ target }) => onChange(target.value)}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      {...rest}
    />
  );
  return (
    <div className={form.item} data-error={error !== undefined}>
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {addon ? (
        <div className={controls.row}>
          {input}
          {addon}
        </div>
      ) : (
        input
      )}
    </div>
  );
}
