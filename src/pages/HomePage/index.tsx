import { useSelector } from 'react-redux';
import { api, selectEdition } from '@/api';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';

const newest = { newsPageRequest: { current: 1, size: 5 } };

function HomePage() {
  const { data: home } = api.endpoints.configHome.useQuery();
  const { data: news } = api.endpoints.mediaNewsPage.useQuery(newest);
  const edition = useSelector(selectEdition);
  return <h1>{home?.hero.title} {edition?.range} {news?.total}</h1>;
}

export const page = definePage({
  load: ({ store: { dispatch } }) =>
    needed(dispatch(api.endpoints.configHome.initiate(undefined, { subscribe: false })), dispatch(api.endpoints.mediaNewsPage.initiate(newest, { subscribe: false }))),
  Component: HomePage,
});
