import type { SelectHTMLAttributes } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import styles from './SelectBox.module.css';

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
