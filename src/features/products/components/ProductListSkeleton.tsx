import { FormattedMessage } from 'react-intl';
import { uiMessages } from '@/ui/messages';
import { Skeleton } from '@/ui/Skeleton';
import card from './ProductCard.module.css';
import styles from './ProductList.module.css';

/** Keeps the room of a page of cards, so that nothing shifts when they arrive. */
export const ProductListSkeleton = () => (
  <div role="status">
    <span className="visually-hidden">
      <FormattedMessage {...uiMessages.loading} />
    </span>
    <ul className={styles.grid} aria-hidden="true">
      {Array.from({ length: 9 }, (_, index) => (
        <li key={index} className={card.card}>
          <Skeleton ratio="4 / 3" />
          <span className={card.words}>
            <Skeleton width="80%" height="22px" />
            <Skeleton className={card.company} width="60%" height="20px" />
            <Skeleton className={card.category} width="50%" height="20px" />
          </span>
          <span className={card.foot}>
            <Skeleton width="80px" height="28px" />
          </span>
        </li>
      ))}
    </ul>
  </div>
);
