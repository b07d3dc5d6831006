/** List pages by type: news, videos and photos differ in their request and view only. */
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { mediaApi, type MediaType } from '@/api';
import type { TextId } from '@/lib/textIds';
import type { TypedListProps } from '@/ui/lists/lists';
import { crumbsTo, definePage, type Page } from './definePage';
import type { ListEndpoint, ListPage } from './listEndpoint';
import { requestedPage, mustBeType, mustExist, loadRequired } from './loading';
import { useOwnQuery } from './useOwnQuery';

interface TypedListPage<Request, List> {
  kind: MediaType['kind'];
  list: ListEndpoint<Request, List>;
  /** The request for one page of the records of a type, or of all. */
  request(page: { current: number; typeId?: string }): Request;
  View: ComponentType<TypedListProps<List>>;
  /** The text id of the page's name in its breadcrumbs. */
  title: TextId;
}

/** More types than a list will have. */
const TYPES = { current: 1, size: 50 };

export function typedListPage<Request, List extends ListPage>({
  kind,
  list,
  request,
  View,
  title,
}: TypedListPage<Request, List>): Page {
  const typesRequest = { mediaTypePageRequest: { ...TYPES, kind } };
  const requestOf = (typeId: string | undefined, query: URLSearchParams) =>
    request({ current: requestedPage(query), ...(typeId && { typeId }) });

  function TypedListPage() {
    const { type } = useParams();
    const { data: types } = mediaApi.endpoints.mediaTypes.useQuery(typesRequest);
    const { data: page, isError, refetch } = list.useQuery(requestOf(type, useOwnQuery()));
    return (
      <View
        types={types?.records ?? []}
        typeId={type}
        page={page}
        onRetry={isError ? () => void refetch() : undefined}
      />
    );
  }

  return definePage({
    async load({ store: { dispatch }, params, query }) {
      const types = dispatch(mediaApi.endpoints.mediaTypes.initiate(typesRequest, { subscribe: false }));
      const records = dispatch(list.initiate(requestOf(params.type, query), { subscribe: false }));
      await loadRequired(types, records);
      const [{ data: known }, { data: page }] = await Promise.all([types, records]);
      mustBeType(params.type, known);
      mustExist(page);
    },
    crumbs: crumbsTo(title),
    Component: TypedListPage,
  });
}
