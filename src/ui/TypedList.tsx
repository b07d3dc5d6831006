import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { withPage } from '@/lib/listSearch';
import { Anchor } from './Anchor';
import { Button, buttonClass } from './Button';
import { LinkTabs } from './LinkTabs';
import type { TypedListProps } from './lists';
import { uiMessages } from './messages';
import { Pagination } from './Pagination';
import { EmptyState, ErrorState } from './State';
import styles from './TypedList.module.css';

interface Paged {
  total: number;
  current: number;
  pages: number;
  size: number;
  records: readonly unknown[];
}

/**
 * What a list by type says: its heading while no type is chosen, how many records there are (`58 videos`), what the tabs are for
 * who hears them, the tab of all types, what is said of a failure and of a type without records.
 */
type Said = Record<
  'title' | 'count' | 'types' | 'all' | 'failed' | 'failedText' | 'empty' | 'emptyText',
  MessageDescriptor
>;

interface TypedListFrameProps extends Omit<TypedListProps<Paged>, 'locale'> {
  messages: Said;
  /** Leads from a type without records to all of them. */
  toAll: MessageDescriptor;
  /** The address of the list of a type; of all without one. */
  href: (typeId?: string) => string;
  /** Keeps the room while it is loading. */
  skeleton: ReactNode;
  /** Stands where there are no records. */
  picture?: ReactNode;
  /** Between the tabs and the list, over the whole width. */
  band?: ReactNode;
  /** The records. */
  children: ReactNode;
}

/** A list by type: its title and count, types as tabs (one without records is not offered), records or why there are none, pages. */
export function TypedList(props: TypedListFrameProps) {
  const { messages, toAll, href, types, typeId, page, onRetry, skeleton, picture, band, children } = props;
  const { formatMessage } = useIntl();
  const tabs = types
    .filter(({ count }) => count > 0)
    .map(({ id, name, count }) => ({ href: href(id), name, count, isCurrent: id === typeId }));
  return (
    <>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h1 className={styles.heading}>
            {types.find(({ id }) => id === typeId)?.name ?? formatMessage(messages.title)}
          </h1>
          {page && page.total > 0 && (
            <p className={styles.count}>{formatMessage(messages.count, { count: page.total })}</p>
          )}
        </div>
        <LinkTabs
          label={formatMessage(messages.types)}
          tabs={[{ href: href(), name: formatMessage(messages.all), isCurrent: typeId === undefined }, ...tabs]}
        />
      </div>
      {band}
      <div className={styles.body}>
        {!page && !onRetry && skeleton}
        {!page && onRetry && (
          <div className={styles.state}>
            <ErrorState
              title={formatMessage(messages.failed)}
              text={formatMessage(messages.failedText)}
              actions={<Button onClick={onRetry}>{formatMessage(uiMessages.retry)}</Button>}
            />
          </div>
        )}
        {page && page.records.length === 0 && (
          <div className={styles.state}>
            <EmptyState
              title={formatMessage(messages.empty)}
              text={formatMessage(messages.emptyText)}
              actions={
                <Anchor href={href()} className={buttonClass('quiet')}>
                  {formatMessage(toAll)}
                </Anchor>
              }
              picture={picture}
            />
          </div>
        )}
        {page && page.records.length > 0 && children}
        {page && (
          <Pagination
            current={page.current}
            pages={page.pages}
            size={page.size}
            href={(current) => href(typeId) + withPage('', current)}
          />
        )}
      </div>
    </>
  );
}
