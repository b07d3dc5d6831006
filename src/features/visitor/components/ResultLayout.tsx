import type { ReactNode } from 'react';
import styles from './Result.module.css';

/** The badge with its actions at the left, everything else beside it; one below the other on the phone. */
export const ResultLayout = ({ head, badge, children }: { head: ReactNode; badge: ReactNode; children: ReactNode }) => (
  <div className={styles.ground}>
    <div className={styles.page}>
      {head}
      <div className={styles.badge}>{badge}</div>
      <div className={styles.more}>{children}</div>
    </div>
  </div>
);
