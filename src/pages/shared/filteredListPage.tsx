/**
 * List pages with filters: exhibitors and products. The URL is the list's state, and each of its pages is one
 * request.
 */
import type { ComponentType } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useIntl } from 'react-intl';
import type { ThemeSummary } from '@/api';
import { useEdition } from '@/features/edition/useEdition';
import { itemList, type ListEndpoint, type ListPage } from './listEndpoint';
import { isNarrowed } from '@/lib/listSearch';
import { paths } from '@/lib/paths';
import type { TextId } from '@/lib/textIds';
import type { Locale } from '@/rules/locales';
import type { FavouriteKind } from '@/state/favourites';
import { useServices } from '@/state/ServicesContext';
import { useMarkCount, useMarks } from '@/state/useMarks';
import type { FilteredListProps } from '@/ui/lists/lists';
import { useLocale } from '@/i18n/useLocale';
import { Anchor } from '@/ui/controls/Anchor';
import { Icon } from '@/ui/controls/Icon';
import { AdvertPlace, loadAdverts, type AdvertPlaceId } from './AdvertPlace';
import { crumbsTo, definePage, type Page } from './definePage';
import { listed, mustExist, loadOptional } from './loading';
import type { RootState } from '../../app/store/makeStore';
import { useOwnQuery } from './useOwnQuery';
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

/** The URL as a list's state. */
interface ListAddress {
  path: string;
  search: string;
  /** Whether another query of this list is loading. */
  pending: boolean;
  /** Navigates to another query; the scroll position stays. */
  go: (search: string) => void;
}

/**
 * The URL of the current list, and navigation to its other queries.
 * @param query The query keys that the list reads.
 */
function useListAddress(query: URLSearchParams): ListAddress {
  const { pathname } = useLocation();
  const search = query.toString();
  const { location } = useNavigation();
  const navigate = useNavigate();
  return {
    path: pathname,
    search: search && `?${search}`,
    pending: location?.pathname === pathname,
    go: (next) => void navigate(pathname + next, { preventScrollReset: true }),
  };
}

interface FilteredListPage<Request, List> {
  list: ListEndpoint<Request, List>;
  /** The request of a URL; null for a page number that no list can have. */
  request(query: URLSearchParams): Request | null;
  /** The kind of favourites in the list. */
  marks: FavouriteKind;
  View: ComponentType<FilteredListProps<List, ThemeSummary>>;
  /** The URL of one record. */
  href(lang: Locale, id: string): string;
  /** The place of its adverts. */
  adverts: AdvertPlaceId;
  /** The text id of the page's name in its breadcrumbs. */
  title: TextId;
}

export function filteredListPage<
  Request,
  List extends ListPage & { records: readonly { id: string; name: string }[] },
>({ list, request, marks, View, href, adverts, title }: FilteredListPage<Request, List>): Page {
  const requestOf = (query: URLSearchParams): Request => {
    const found = request(query);
    if (found === null) throw new Response(null, { status: 404 });
    return found;
  };
  const pageOf = (state: RootState, query: URLSearchParams) => list.select(requestOf(query))(state).data;

  function FilteredListPage() {
    const { themes } = useEdition();
    const services = useServices();
    const { search, pending, go } = useListAddress(useOwnQuery());
    const { currentData, isError, isFetching, refetch } = list.useQuery(requestOf(new URLSearchParams(search)));
    return (
      <View
        themes={themes}
        search={search}
        page={currentData}
        pending={pending}
        marks={useMarks(marks)}
        banner={<AdvertPlace id={adverts} />}
        aside={<PlanLink count={useMarkCount()} />}
        onSearch={go}
        onPrint={() => services.print()}
        onRetry={isError && !isFetching ? () => void refetch() : undefined}
      />
    );
  }

  return definePage({
    async load({ store, query, onServer }) {
      await Promise.all([
        listed(onServer, store.dispatch(list.initiate(requestOf(query), { subscribe: false }))),
        loadOptional(loadAdverts(store, adverts)),
      ]);
      mustExist(pageOf(store.getState(), query));
    },
    head(state, { locale, query }) {
      const entries = pageOf(state, query)?.records.map(({ id, name }) => ({ name, url: href(locale, id) }));
      return { noindex: isNarrowed(query) || undefined, structured: entries ? [itemList(entries)] : [] };
    },
    crumbs: crumbsTo(title),
    Component: FilteredListPage,
  });
}
