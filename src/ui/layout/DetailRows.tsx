import type { ReactNode } from 'react';
import styles from './DetailRows.module.css';

interface DetailRowsProps {
  /** Empty values have no row. */
  rows: readonly { name: string; value: ReactNode }[];
}

/** Names and values below a 2 px line. */
export const DetailRows = ({ rows }: DetailRowsProps) => (
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
