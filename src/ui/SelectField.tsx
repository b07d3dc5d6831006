import { classes } from './classes';
import { Icon } from './Icon';
import styles from './SelectField.module.css';

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

/** A choice of one among few in a row of tools: the browser's own list. */
export const SelectField = ({ label, name, form, value, options, className }: SelectFieldProps) => (
  <span className={classes(styles.field, className)}>
    <select
      className={styles.select}
      aria-label={label}
      name={name}
      form={form}
      value={value}
      // Without script the form's button sends the choice.
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <Icon name="chevron-down" size={16} className={styles.chevron} />
  </span>
);
