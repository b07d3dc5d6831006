/** List pages by type: news, videos and photos differ in their request and view only. */
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { mediaApi, type MediaType } from '@/api';
import type { TextId } from '@/lib/textIds';
import type { TypedListProps } from '@/ui/lists/lists';
import { crumbsTo, definePage, type Page } from './definePage';
import type { ListEndpoint, ListPage } from './listEndpoint';
import { requestedPage, requireKnownType, requireExistingPage, loadRequired } from './loading';
import { useRouteQuery } from './useRouteQuery';

interface TypedListPage<Request, List> {
  kind: MediaType['kind'];
  list: ListEndpoint<Request, List>;
  /** The request for one page of the records of a type, or of all. */
  request(page: { current: number; typeId?: string }): Request;
  View: ComponentType<TypedListProps<List>>;
  /** The text id of the page's name in its breadcrumbs. */
  title: TextId;
}

/** The size exceeds the number of types of any kind. */
const TYPES_REQUEST = { current: 1, size: 50 };

export function typedListPage<Request, List extends ListPage>({
  kind,
  list,
  request,
  View,
  title,
}: TypedListPage<Request, List>): Page {
  const typesRequest = { ...TYPES_REQUEST, kind };
  const requestFor = (typeId: string | undefined, query: URLSearchParams) =>
    request({ current: requestedPage(query), ...(typeId && { typeId }) });

  function TypedListPage() {
    const { type } = useParams();
    const { data: types } = mediaApi.endpoints.mediaTypes.useQuery(typesRequest);
    const { data: page, isError, refetch } = list.useQuery(requestFor(type, useRouteQuery()));
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
      const records = dispatch(list.initiate(requestFor(params.type, query), { subscribe: false }));
      await loadRequired(types, records);
      const [{ data: typeList }, { data: page }] = await Promise.all([types, records]);
      requireKnownType(params.type, typeList);
      requireExistingPage(page);
    },
    crumbs: crumbsTo(title),
    Component: TypedListPage,
  });
}
