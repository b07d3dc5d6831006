import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { withPage } from '@/lib/listSearch';
import type { TextPrefix } from '@/lib/textIds';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { LIST_FORM } from './lists';
import { Pagination } from './Pagination';
import { SelectField } from '@/ui/controls/SelectField';
import { EmptyState, ErrorState } from '@/ui/display/State';

/** A page of records. */
export interface PageOfRecords {
  total: number;
  size: number;
  current: number;
  pages: number;
}

/** The prefix of a list's texts: of a failure, and of a list without records. */
export type ListTexts = TextPrefix<'failed'> & TextPrefix<'failedText'> & TextPrefix<'empty'> & TextPrefix<'emptyText'>;

export interface ListResultsProps {
  texts: ListTexts;
  /** The page of records that is shown; absent while it is loading, or when it failed. */
  page?: PageOfRecords;
  path: string;
  search: string;
  /** The page sizes on offer. */
  sizes: readonly number[];
  /** Set when it failed: requests it again. */
  onRetry?: () => void;
  /** Reserves the space while it is loading. */
  skeleton: ReactNode;
  /** The records. */
  children: ReactNode;
}

/** The content below the filters of a list: its records and pagination, or why there are none. */
export function ListResults(props: ListResultsProps) {
  const { texts, page, path, search, sizes, onRetry, skeleton, children } = props;
  const { formatMessage } = useIntl();
  if (!page && !onRetry) return skeleton;
  if (!page)
    return (
      <ErrorState
        title={formatMessage({ id: `${texts}.failed` })}
        text={formatMessage({ id: `${texts}.failedText` })}
        actions={<Button onClick={onRetry}>{formatMessage({ id: 'ui.retry' })}</Button>}
      />
    );
  if (page.total === 0)
    return (
      <EmptyState
        title={formatMessage({ id: `${texts}.empty` })}
        text={formatMessage({ id: `${texts}.emptyText` })}
        actions={
          <Anchor href={path} className={buttonClass('quiet')}>
            {formatMessage({ id: 'ui.clearAll' })}
          </Anchor>
        }
        picture={
          <img src="/art/contour/0/lists.svg?w=520&h=320&ground=tint" alt="" width={520} height={320} loading="lazy" />
        }
      />
    );
  const options = sizes.map((size) => ({
    value: String(size),
    label: formatMessage({ id: 'ui.pageSize' }, { count: size }),
  }));
  return (
    <>
      {children}
      <Pagination
        current={page.current}
        pageCount={page.pages}
        size={page.size}
        href={(current) => path + withPage(search, current)}
        sizeSelector={
          <SelectField
            label={formatMessage({ id: 'ui.pageSizeLabel' })}
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
