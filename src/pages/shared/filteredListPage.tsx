/**
 * List pages with filters: exhibitors and products. The URL holds the state of the list; each page of results is one
 * request.
 */
import type { ComponentType } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useIntl } from 'react-intl';
import type { ThemeSummary } from '@/api';
import { useEdition } from '@/features/edition/useEdition';
import { itemList, type ListEndpoint, type ListPage } from './listEndpoint';
import { isFiltered } from '@/lib/listSearch';
import { paths } from '@/lib/paths';
import type { TextId } from '@/lib/textIds';
import type { Locale } from '@/rules/locales';
import type { FavouriteKind } from '@/state/favourites';
import { useServices } from '@/state/ServicesContext';
import { useFavouriteCount, useFavourites } from '@/state/useFavourites';
import type { FilteredListProps } from '@/ui/lists/lists';
import { useLocale } from '@/i18n/useLocale';
import { Anchor } from '@/ui/controls/Anchor';
import { Icon } from '@/ui/controls/Icon';
import { AdvertPlacement, loadAdverts, type AdvertPlacementId } from './AdvertPlacement';
import { crumbsTo, definePage, type Page } from './definePage';
import { loadList, requireExistingPage, loadOptional } from './loading';
import type { RootState } from '../../app/store/makeStore';
import { useRouteQuery } from './useRouteQuery';
import styles from './filteredListPage.module.css';

/** A link to the visit plan, with its number of entries. */
function PlanLink({ count }: { count: number }) {
  const locale = useLocale();
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Anchor href={paths.myPlan.href({ lang: locale })} className={styles.plan}>
      <Icon name="heart" size={18} />
      {formatMessage({ id: 'plan.title' })}
      {count > 0 && <span className={styles.number}>{formatNumber(count)}</span>}
    </Anchor>
  );
}

/** The state of a list, kept in the URL. */
interface ListUrl {
  path: string;
  search: string;
  /** Whether another query of this list is loading. */
  pending: boolean;
  /** Navigates to another query; the scroll position stays. */
  navigateTo: (search: string) => void;
}

/**
 * The URL of the current list, and navigation to other queries of it.
 * @param query The query keys that the list reads.
 */
function useListUrl(query: URLSearchParams): ListUrl {
  const { pathname } = useLocation();
  const search = query.toString();
  const { location } = useNavigation();
  const navigate = useNavigate();
  return {
    path: pathname,
    search: search && `?${search}`,
    pending: location?.pathname === pathname,
    navigateTo: (next) => void navigate(pathname + next, { preventScrollReset: true }),
  };
}

interface FilteredListPage<Request, List> {
  list: ListEndpoint<Request, List>;
  /** The request of a URL; null for a page number that no list can have. */
  request(query: URLSearchParams): Request | null;
  /** The kind of favourites in the list. */
  favouriteKind: FavouriteKind;
  View: ComponentType<FilteredListProps<List, ThemeSummary>>;
  /** The URL of one record. */
  href(lang: Locale, id: string): string;
  /** The place of its adverts. */
  adverts: AdvertPlacementId;
  /** The text id of the page's name in its breadcrumbs. */
  title: TextId;
}

export function filteredListPage<
  Request,
  List extends ListPage & { records: readonly { id: string; name: string }[] },
>({ list, request, favouriteKind, View, href, adverts, title }: FilteredListPage<Request, List>): Page {
  const requestFor = (query: URLSearchParams): Request => {
    const listRequest = request(query);
    if (listRequest === null) throw new Response(null, { status: 404 });
    return listRequest;
  };
  const pageOf = (state: RootState, query: URLSearchParams) => list.select(requestFor(query))(state).data;

  function FilteredListPage() {
    const { themes } = useEdition();
    const services = useServices();
    const { search, pending, navigateTo } = useListUrl(useRouteQuery());
    const { currentData, isError, isFetching, refetch } = list.useQuery(requestFor(new URLSearchParams(search)));
    return (
      <View
        themes={themes}
        search={search}
        page={currentData}
        pending={pending}
        favourites={useFavourites(favouriteKind)}
        banner={<AdvertPlacement id={adverts} />}
        aside={<PlanLink count={useFavouriteCount()} />}
        onSearch={navigateTo}
        onPrint={() => services.print()}
        onRetry={isError && !isFetching ? () => void refetch() : undefined}
      />
    );
  }

  return definePage({
    async load({ store, query, isServer }) {
      await Promise.all([
        loadList(isServer, store.dispatch(list.initiate(requestFor(query), { subscribe: false }))),
        loadOptional(loadAdverts(store, adverts)),
      ]);
      requireExistingPage(pageOf(store.getState(), query));
    },
    head(state, { locale, query }) {
      const entries = pageOf(state, query)?.records.map(({ id, name }) => ({ name, url: href(locale, id) }));
      return { noindex: isFiltered(query) || undefined, jsonLd: entries ? [itemList(entries)] : [] };
    },
    crumbs: crumbsTo(title),
    Component: FilteredListPage,
  });
}
