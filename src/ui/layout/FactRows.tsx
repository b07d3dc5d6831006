import type { ReactNode } from 'react';
import styles from './FactRows.module.css';

interface FactRowsProps {
  /** What is empty has no row. */
  rows: readonly { name: string; value: ReactNode }[];
}

/** Facts by their names, below a 2 px line. */
export const FactRows = ({ rows }: FactRowsProps) => (
  <dl className={styles.rows}>
    {rows
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
  </dl>
);
