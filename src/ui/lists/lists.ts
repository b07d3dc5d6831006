/** What the pages of lists give their views. */
import type { ReactNode } from 'react';
import type { Marks } from '@/state/useMarks';

/** The id of the form of a list with filters: fields of the list may stand anywhere in it. One list a page. */
export const LIST_FORM = 'list-filter';

interface ListViewProps<List> {
  /** Absent while it is loading, or when it failed. */
  page?: List;
  /** Set when it failed: asks again. */
  onRetry?: () => void;
}

/** Of a list by type. */
export interface TypedListProps<List> extends ListViewProps<List> {
  /** The types that there are, with how many records each has. */
  types: readonly { id: string; name: string; count: number }[];
  /** The present type; none for all. */
  typeId?: string;
}

/** Of a list with filters. */
export interface FilteredListProps<List, Theme> extends ListViewProps<List> {
  /** The five, with their names, colours and halls. */
  themes: readonly Theme[];
  /** The query of the address. */
  search: string;
  /** Whether another answer is on its way. */
  pending: boolean;
  marks: Marks;
  /** Beside the title: the way to the plan. */
  aside?: ReactNode;
  /** Below the title: adverts. */
  banner?: ReactNode;
  onSearch?: (search: string) => void;
  onPrint?: () => void;
}
