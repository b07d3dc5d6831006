import { FormattedMessage } from 'react-intl';
import { uiMessages } from '@/ui/messages';
import { Skeleton } from '@/ui/Skeleton';
import styles from './ProgrammeSkeleton.module.css';

/** Keeps the room of a day, so that nothing shifts when it arrives. */
export const ProgrammeSkeleton = () => (
  <div role="status">
    <span className="visually-hidden">
      <FormattedMessage {...uiMessages.loading} />
    </span>
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height="156px" />
      ))}
    </div>
  </div>
);
