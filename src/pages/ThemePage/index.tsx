import { useParams } from 'react-router-dom';
import { exhibitorApi, type ExhibitorSummary, siteApi, type Theme } from '@/api';
import { ExhibitorCard } from '@/features/exhibitors/components/ExhibitorCard';
import { exhibitorFavourite } from '@/features/exhibitors/favourite';
import { ThemeView } from '@/features/themes/components/ThemeView';
import { paths } from '@/lib/paths';
import { type Favourites, useFavourites } from '@/state/useFavourites';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import type { RootState } from '@/app/store/makeStore';
import { Grid } from '@/ui/layout/Layout';

interface ExhibitorGridProps {
  exhibitors: readonly ExhibitorSummary[];
  favourites: Favourites;
}

/** The first exhibitors of the theme as cards. */
const ExhibitorGrid = ({ exhibitors, favourites }: ExhibitorGridProps) => (
  <Grid as="ul" column={264}>
    {exhibitors.map((exhibitor) => (
      <li key={exhibitor.id}>
        <ExhibitorCard
          exhibitor={exhibitor}
          isFavourite={favourites.has(exhibitor.id)}
          onToggleFavourite={(toggled) => favourites.toggle(exhibitorFavourite(toggled))}
        />
      </li>
    ))}
  </Grid>
);

const unsubscribed = { subscribe: false } as const;

/** The theme id in a URL; null when it is invalid. */
const themeIdOf = (id: string | undefined) => (/^[1-5]$/.test(id ?? '') ? (Number(id) as Theme['id']) : null);
const firstPageRequest = (id: Theme['id']) => ({ current: 1, size: 8, themeIds: [id], sort: 'smart' as const });
const themeOf = (state: RootState, id: string | undefined): Theme | undefined =>
  siteApi.endpoints.ownThemes
    .select()(state)
    .data?.themes.find((theme) => String(theme.id) === id);

function ThemePage() {
  const { id } = useParams();
  const favourites = useFavourites('exhibitor');
  const { data } = siteApi.endpoints.ownThemes.useQuery();
  const { data: list } = exhibitorApi.endpoints.exhibitorPage.useQuery(firstPageRequest(themeIdOf(id) ?? 1));
  const theme = data?.themes.find((one) => String(one.id) === id);
  if (!data || !theme) return null;
  return (
    <ThemeView
      theme={theme}
      themes={data.themes}
      count={list?.total ?? 0}
      exhibitors={<ExhibitorGrid exhibitors={list?.records ?? []} favourites={favourites} />}
    />
  );
}

export const page = definePage({
  async load({ store: { dispatch, getState }, params }) {
    const id = themeIdOf(params.id);
    if (id === null) throw new Response(null, { status: 404 });
    await loadRequired(
      dispatch(siteApi.endpoints.ownThemes.initiate(undefined, unsubscribed)),
      dispatch(exhibitorApi.endpoints.exhibitorPage.initiate(firstPageRequest(id), unsubscribed)),
    );
    if (!themeOf(getState(), params.id)) throw new Response(null, { status: 404 });
  },
  head(state, { params }) {
    const theme = themeOf(state, params.id);
    return theme ? { title: theme.name, description: theme.summary, image: theme.picture } : {};
  },
  crumbs: (state, { locale, params }) => [
    { message: 'shell.home', path: paths.home.href({ lang: locale }) },
    { name: themeOf(state, params.id)?.name ?? '' },
  ],
  Component: ThemePage,
});
