import type { SelectHTMLAttributes } from 'react';
import { classes } from '@/ui/classes';
import { Icon } from './Icon';
import styles from './SelectField.module.css';

interface SelectBoxProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly { value: string; label: string }[];
}

/** A native select for toolbars. The caller provides its label. */
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
  /** Accessible name only; the chosen option is clear to sighted users. */
  label: string;
  name: string;
  /** The id of its form. */
  form: string;
  value: string;
  options: readonly { value: string; label: string }[];
  className?: string;
}

/** A single choice in a toolbar. Without JavaScript the form's button submits it. */
export const SelectField = ({ label, ...rest }: SelectFieldProps) => (
  <SelectBox {...rest} aria-label={label} onChange={(event) => event.currentTarget.form?.requestSubmit()} />
);
