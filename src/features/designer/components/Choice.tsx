import { useId } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps<Value extends string | number> {
  label: string;
  options: readonly { value: Value; name: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, side by side: the browser's own radio buttons. */
export function Choice<Value extends string | number>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option} lang={option.lang}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.name}>{option.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
