import { FormattedMessage } from 'react-intl';
import { uiMessages } from '@/ui/messages';
import { Skeleton } from '@/ui/Skeleton';
import styles from './NewsListView.module.css';

/** Keeps the room of a page of news, so that nothing shifts when it arrives. */
export const NewsListSkeleton = () => (
  <div role="status">
    <span className="visually-hidden">
      <FormattedMessage {...uiMessages.loading} />
    </span>
    <ul className={styles.list} aria-hidden="true">
      {Array.from({ length: 5 }, (_, index) => (
        <li key={index} className={styles.item}>
          <span className={styles.entry}>
            <span className={styles.frame}>
              <Skeleton height="100%" />
            </span>
            <span className={styles.words}>
              <Skeleton width="80%" height="28px" />
              <Skeleton height="48px" />
              <Skeleton width="160px" height="20px" />
            </span>
          </span>
        </li>
      ))}
    </ul>
  </div>
);
