import { FormattedMessage } from 'react-intl';
import { uiMessages } from '@/ui/messages';
import { Skeleton } from '@/ui/Skeleton';
import styles from './HallPlanView.module.css';

/** Keeps the room of plan and list. */
export const PlanSkeleton = () => (
  <div className={styles.columns} role="status">
    <span className="visually-hidden">
      <FormattedMessage {...uiMessages.loading} />
    </span>
    <Skeleton height="100%" />
  </div>
);
