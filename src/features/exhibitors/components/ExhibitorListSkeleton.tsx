import { FormattedMessage } from 'react-intl';
import { uiMessages } from '@/ui/messages';
import { Skeleton } from '@/ui/Skeleton';
import card from './ExhibitorCard.module.css';
import styles from './ExhibitorList.module.css';

/** Keeps the room of a page of cards, so that nothing shifts when they arrive. */
export const ExhibitorListSkeleton = () => (
  <div role="status">
    <span className="visually-hidden">
      <FormattedMessage {...uiMessages.loading} />
    </span>
    <ul className={styles.grid} aria-hidden="true">
      {Array.from({ length: 9 }, (_, index) => (
        <li key={index} className={card.card}>
          <span className={card.top}>
            <Skeleton width="56px" height="56px" />
          </span>
          <Skeleton className={card.name} width="70%" height="26px" />
          <Skeleton className={card.summary} height="63px" />
          <Skeleton className={card.tags} width="40%" height="20px" />
          <span className={card.foot}>
            <Skeleton width="80px" height="28px" />
          </span>
        </li>
      ))}
    </ul>
  </div>
);
