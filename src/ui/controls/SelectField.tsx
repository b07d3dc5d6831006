import type { SelectHTMLAttributes } from 'react';
import { classes } from '@/ui/classes';
import { Icon } from './Icon';
import styles from './SelectField.module.css';

interface SelectBoxProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly { value: string; label: string }[];
}

/** The browser's own list as a row of tools shows it. Whoever draws it names it. */
export const SelectBox = ({ options, className, ...rest }: SelectBoxProps) => (
  <span className={classes(styles.box, className)}>
    <select className={styles.select} {...rest}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <Icon name="chevron-down" size={16} className={styles.chevron} />
  </span>
);

interface SelectFieldProps {
  /** Read aloud; the chosen words say enough for eyes. */
  label: string;
  name: string;
  /** The form that it belongs to. */
  form: string;
  value: string;
  options: readonly { value: string; label: string }[];
  className?: string;
}

/** A choice of one among few in a row of tools. Without script the form's button sends the choice. */
export const SelectField = ({ label, ...rest }: SelectFieldProps) => (
  <SelectBox {...rest} aria-label={label} onChange={(event) => event.currentTarget.form?.requestSubmit()} />
);
