import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../../app/store/makeStore';

/** Structured data of a list page (schema.org). */
export const itemList = (entries: readonly { name: string; url: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: entries.length,
  itemListElement: entries.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, url })),
});

/** The part of a generated endpoint that list pages use. */
export interface ListEndpoint<Request, List> {
  initiate(
    request: Request,
    options: { subscribe: false },
  ): ThunkAction<PromiseLike<{ data?: List; error?: unknown }>, RootState, unknown, UnknownAction>;
  select(request: Request): (state: RootState) => { data?: List };
  useQuery(request: Request): {
    /** The last response; `currentData` is absent while another request is pending. */
    data?: List;
    currentData?: List;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

/** The page number and the number of pages of a list response. */
export interface ListPage {
  current: number;
  pages: number;
}
