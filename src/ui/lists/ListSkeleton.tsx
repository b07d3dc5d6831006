import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface ListSkeletonProps {
  /** The number of records that the list will show. */
  count: number;
  /** The list's classes, as with records. */
  className?: string;
  itemClass?: string;
  /** One record without its data. */
  children: ReactNode;
}

/** Reserves the space of a list that is loading, so that nothing shifts when its records arrive. */
export const ListSkeleton = ({ count, className, itemClass, children }: ListSkeletonProps) => (
  <div role="status">
    <span className="visually-hidden">
      <FormattedMessage id="ui.loading" />
    </span>
    <ul className={className} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={itemClass}>
          {children}
        </li>
      ))}
    </ul>
  </div>
);
