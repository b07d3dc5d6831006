import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { withPage } from '@/lib/listSearch';
import { Anchor } from './Anchor';
import { Button, buttonClass } from './Button';
import { LIST_FORM } from './lists';
import { uiMessages } from './messages';
import { Pagination } from './Pagination';
import { SelectField } from './SelectField';
import { EmptyState, ErrorState } from './State';

/** A page of records. */
export interface Paged {
  total: number;
  size: number;
  current: number;
  pages: number;
}

/** The texts of a failure, and of a list without records. */
export type ListMessages = Record<'failed' | 'failedText' | 'empty' | 'emptyText', MessageDescriptor>;

export interface ListResultsProps {
  messages: ListMessages;
  /** The page of records that is shown; absent while it is loading, or when it failed. */
  page?: Paged;
  path: string;
  search: string;
  /** How many records a page can have. */
  sizes: readonly number[];
  /** Set when it failed: requests it again. */
  onRetry?: () => void;
  /** Reserves the space while it is loading. */
  skeleton: ReactNode;
  /** The records. */
  children: ReactNode;
}

/** What stands below the filters of a list: its records and pages, or why there are none. */
export function ListResults(props: ListResultsProps) {
  const { messages, page, path, search, sizes, onRetry, skeleton, children } = props;
  const { formatMessage } = useIntl();
  if (!page && !onRetry) return skeleton;
  if (!page)
    return (
      <ErrorState
        title={formatMessage(messages.failed)}
        text={formatMessage(messages.failedText)}
        actions={<Button onClick={onRetry}>{formatMessage(uiMessages.retry)}</Button>}
      />
    );
  if (page.total === 0)
    return (
      <EmptyState
        title={formatMessage(messages.empty)}
        text={formatMessage(messages.emptyText)}
        actions={
          <Anchor href={path} className={buttonClass('quiet')}>
            {formatMessage(uiMessages.clearAll)}
          </Anchor>
        }
        picture={
          <img src="/art/contour/0/lists.svg?w=520&h=320&ground=tint" alt="" width={520} height={320} loading="lazy" />
        }
      />
    );
  const options = sizes.map((size) => ({
    value: String(size),
    label: formatMessage(uiMessages.pageSize, { count: size }),
  }));
  return (
    <>
      {children}
      <Pagination
        current={page.current}
        pages={page.pages}
        size={page.size}
        href={(current) => path + withPage(search, current)}
        sizes={
          <SelectField
            label={formatMessage(uiMessages.pageSizeLabel)}
            name="size"
            form={LIST_FORM}
            value={String(page.size)}
            options={options}
          />
        }
      />
    </>
  );
}
