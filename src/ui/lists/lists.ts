/** Props that list pages pass to their views. */
import type { ReactNode } from 'react';
import type { Favourites } from '@/state/useFavourites';

/** The id of the form of a list with filters: its fields may be anywhere on the page. One list per page. */
export const LIST_FORM = 'list-filter';

interface ListViewProps<List> {
  /** Absent while it is loading, or when it failed. */
  page?: List;
  /** Set when it failed: requests it again. */
  onRetry?: () => void;
}

/** Props of a list by type. */
export interface TypedListProps<List> extends ListViewProps<List> {
  /** The available types with their numbers of records. */
  types: readonly { id: string; name: string; count: number }[];
  /** The current type; none for all. */
  typeId?: string;
}

/** Props of a list with filters. */
export interface FilteredListProps<List, Theme> extends ListViewProps<List> {
  /** The five themes with their names, colours and halls. */
  themes: readonly Theme[];
  /** The query of the URL. */
  search: string;
  /** Whether another response is pending. */
  pending: boolean;
  favourites: Favourites;
  /** Next to the title: the link to the plan. */
  aside?: ReactNode;
  /** Below the title: adverts. */
  banner?: ReactNode;
  onSearch?: (search: string) => void;
  onPrint?: () => void;
}
