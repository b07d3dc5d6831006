import { FormattedMessage } from 'react-intl';
import { uiMessages } from '@/ui/messages';
import { Skeleton } from '@/ui/Skeleton';
import styles from './PlanView.module.css';

/** Keeps the room of a short plan while the browser's storage is read. */
export const PlanSkeleton = () => (
  <div role="status" className={styles.waiting}>
    <span className="visually-hidden">
      <FormattedMessage {...uiMessages.loading} />
    </span>
    <div className={styles.group} aria-hidden="true">
      <Skeleton width="120px" height="36px" />
      <div className={styles.rows}>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className={styles.row}>
            <Skeleton width="84px" height="28px" />
            <Skeleton width="60%" height="24px" />
          </div>
        ))}
      </div>
    </div>
  </div>
);
