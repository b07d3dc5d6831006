import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { withPage } from '@/lib/listSearch';
import type { TextPrefix } from '@/lib/textIds';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { LinkTabs } from '@/ui/controls/LinkTabs';
import type { ListTexts } from './ListResults';
import type { TypedListProps } from './lists';
import { Pagination } from './Pagination';
import { EmptyState, ErrorState } from '@/ui/display/State';
import styles from './TypedList.module.css';

interface PageOfRecords {
  total: number;
  current: number;
  pages: number;
  size: number;
  records: readonly unknown[];
}

/**
 * The prefix of the texts of a list by type: `title` if no type is chosen, `count` of records (`58 videos`), `types`
 * names the tabs for a screen reader, `all` is the tab of all types.
 */
type TypedTexts = ListTexts & TextPrefix<'title'> & TextPrefix<'count'> & TextPrefix<'types'> & TextPrefix<'all'>;

interface TypedListFrameProps extends TypedListProps<PageOfRecords> {
  texts: TypedTexts;
  /** The link from a type without records to all of them. */
  toAll: MessageDescriptor;
  /** The URL of the list of a type; of all types without one. */
  href: (typeId?: string) => string;
  /** Reserves the space while it is loading. */
  skeleton: ReactNode;
  /** Shown when there are no records. */
  picture?: ReactNode;
  /** Between the tabs and the list, over the whole width. */
  band?: ReactNode;
  /** The records. */
  children: ReactNode;
}

/**
 * A list by type: its title and count, types as tabs (those without records are hidden), records or why there are
 * none, pagination.
 */
export function TypedList(props: TypedListFrameProps) {
  const { texts, toAll, href, types, typeId, page, onRetry, skeleton, picture, band, children } = props;
  const { formatMessage } = useIntl();
  const tabs = types
    .filter(({ count }) => count > 0)
    .map(({ id, name, count }) => ({ href: href(id), name, count, isCurrent: id === typeId }));
  return (
    <>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h1 className={styles.heading}>
            {types.find(({ id }) => id === typeId)?.name ?? formatMessage({ id: `${texts}.title` })}
          </h1>
          {page && page.total > 0 && (
            <p className={styles.count}>{formatMessage({ id: `${texts}.count` }, { count: page.total })}</p>
          )}
        </div>
        <LinkTabs
          label={formatMessage({ id: `${texts}.types` })}
          tabs={[
            { href: href(), name: formatMessage({ id: `${texts}.all` }), isCurrent: typeId === undefined },
            ...tabs,
          ]}
        />
      </div>
      {band}
      <div className={styles.body}>
        {!page && !onRetry && skeleton}
        {!page && onRetry && (
          <div className={styles.state}>
            <ErrorState
              title={formatMessage({ id: `${texts}.failed` })}
              text={formatMessage({ id: `${texts}.failedText` })}
              actions={<Button onClick={onRetry}>{formatMessage({ id: 'ui.retry' })}</Button>}
            />
          </div>
        )}
        {page && page.records.length === 0 && (
          <div className={styles.state}>
            <EmptyState
              title={formatMessage({ id: `${texts}.empty` })}
              text={formatMessage({ id: `${texts}.emptyText` })}
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
            pageCount={page.pages}
            size={page.size}
            href={(current) => href(typeId) + withPage('', current)}
          />
        )}
      </div>
    </>
  );
}
