import { useId } from 'react';
import { SelectBox } from '@/ui/SelectBox';
import styles from './LabelledSelect.module.css';

interface LabelledSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** The browser's own list with its label before it. */
export function LabelledSelect({ label, value, options, onChange }: LabelledSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <SelectBox id={id} value={value} options={options} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}
