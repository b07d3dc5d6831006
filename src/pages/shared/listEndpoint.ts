import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../../app/store/makeStore';

/** A page of a list for machines (schema.org). */
export const itemList = (entries: readonly { name: string; url: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: entries.length,
  itemListElement: entries.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, url })),
});

/** What the pages of lists use of a generated endpoint. */
export interface ListEndpoint<Request, List> {
  initiate(
    request: Request,
    options: { subscribe: false },
  ): ThunkAction<PromiseLike<{ data?: List; error?: unknown }>, RootState, unknown, UnknownAction>;
  select(request: Request): (state: RootState) => { data?: List };
  useQuery(request: Request): {
    /** The last answer; `currentData` is absent while another request is on its way. */
    data?: List;
    currentData?: List;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

/** What is known of a page of a list before it is shown. */
export interface ListPage {
  current: number;
  pages: number;
}
