import { skipToken } from '@reduxjs/toolkit/query';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { redirect, useNavigate } from 'react-router-dom';
import { exhibitorApi, type MapHit, planApi } from '@/api';
import { boothHref } from '@/features/home/visitAction';
import { HallPlanView } from '@/features/hallPlan/components/HallPlanView';
import {
  isBoothAttempt,
  isBoothNumber,
  planHref,
  parsePlanQuery,
  normaliseBoothNumber,
  type PlanChoice,
  type PlanProblem,
} from '@/features/hallPlan/planHref';
import { paths } from '@/lib/paths';
import { useFavourites } from '@/state/useFavourites';
import { selectLocale } from '@/state/localeSlice';
import { crumbsTo, definePage, type Page } from '@/pages/shared/definePage';
import { loadRequired, loadOptional } from '@/pages/shared/loading';
import type { RootState } from '@/app/store/makeStore';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';

/** The three pages of the plan: in the site's layout, all halls in the whole window, one hall in the whole window. */
export type PlanKind = 'hallPlan' | 'map' | 'mapHall';

const unsubscribed = { subscribe: false } as const;
const HALL = /^[0-9A-Z]{1,6}$/;

/** The hall of a URL, if it exists. */
const hallOf = (state: RootState, number: string | undefined) =>
  exhibitorApi.endpoints.exhibitorHalls
    .select()(state)
    .data?.find((hall) => hall.number === number);

/** A search that identifies one booth opens it: a booth number, or the only result. */
function findBooth(searchText: string, hits: readonly MapHit[]): string | undefined {
  const number = normaliseBoothNumber(searchText);
  if (isBoothNumber(number)) return hits.find((hit) => hit.boothNumber === number)?.boothNumber ?? undefined;
  return hits.length === 1 ? (hits[0]?.boothNumber ?? undefined) : undefined;
}

/** Why the requested booth or search is not shown. */
function findProblem(
  { searchText, booth, problem }: PlanChoice & { problem?: PlanProblem },
  searchState: { hits?: readonly MapHit[]; hasBooth: boolean },
): PlanProblem | undefined {
  if (problem) return problem;
  if (booth) return searchState.hasBooth ? undefined : 'noSuchBooth';
  if (!searchText || searchState.hits === undefined || searchState.hits.length > 0) return undefined;
  if (isBoothNumber(normaliseBoothNumber(searchText))) return 'noSuchBooth';
  return isBoothAttempt(searchText) ? 'invalidBooth' : undefined;
}

/** One of the plan's pages. */
export function planPage(kind: PlanKind): Page {
  const hallKind = kind === 'map' ? 'mapHall' : kind;

  function PlanPage() {
    const locale = useSelector(selectLocale);
    const { formatMessage } = useIntl();
    const query = useRouteQuery();
    const navigate = useNavigate();
    const choice = parsePlanQuery(query);
    const halls = exhibitorApi.endpoints.exhibitorHalls.useQuery();
    const site = planApi.endpoints.ownSitePlan.useQuery();
    const hall = useSelector((state: RootState) => hallOf(state, choice.hall));
    const { data: booths } = planApi.endpoints.ownHallBooths.useQuery(hall ? { number: hall.number } : skipToken);
    const { data: hits } = exhibitorApi.endpoints.exhibitorMapSearch.useQuery(choice.searchText || skipToken);
    const chosenBooth = choice.booth !== undefined && isBoothNumber(choice.booth) ? choice.booth : skipToken;
    const { currentData: route } = planApi.endpoints.ownBoothRoute.useQuery(chosenBooth);
    const hasBooth = booths?.some(({ number }) => number === choice.booth) ?? false;
    const problem = findProblem(choice, { hits, hasBooth });
    const path = paths[kind].href({ lang: locale });
    const hasFailed = halls.isError || site.isError;
    return (
      <HallPlanView
        layout={kind === 'hallPlan' ? 'embedded' : 'fullscreen'}
        title={titleOf(kind, hall?.name, formatMessage)}
        path={path}
        hallPath={paths[hallKind].href({ lang: locale })}
        allPath={paths[kind === 'mapHall' ? 'map' : kind].href({ lang: locale })}
        otherPath={paths[kind === 'hallPlan' ? (hall ? 'mapHall' : 'map') : 'hallPlan'].href({ lang: locale })}
        halls={halls.data}
        site={site.data}
        choice={{ ...choice, problem, booth: choice.booth ?? (problem && choice.searchText) }}
        booths={booths}
        route={route}
        hits={choice.searchText ? hits : undefined}
        reserveHref={boothHref(locale)}
        favourites={useFavourites('exhibitor')}
        onRetry={hasFailed ? () => void Promise.all([halls.refetch(), site.refetch()]) : undefined}
        onNavigate={(href) => void navigate(href, { preventScrollReset: true })}
      />
    );
  }

  return definePage({
    async load({ store: { dispatch, getState }, locale, query }) {
      const { hall, booth, searchText } = parsePlanQuery(query);
      if (hall && !HALL.test(hall)) throw new Response(null, { status: 404 });
      const search =
        searchText && dispatch(exhibitorApi.endpoints.exhibitorMapSearch.initiate(searchText, unsubscribed));
      await Promise.all([
        loadRequired(dispatch(exhibitorApi.endpoints.exhibitorHalls.initiate(undefined, unsubscribed))),
        loadRequired(dispatch(planApi.endpoints.ownSitePlan.initiate(undefined, unsubscribed))),
        search ? loadOptional(search) : undefined,
      ]);
      const hits = search ? (await search).data : undefined;
      const matchedBooth = searchText && hits ? findBooth(searchText, hits) : undefined;
      if (matchedBooth) throw redirect(planHref(paths[hallKind].href({ lang: locale }), { booth: matchedBooth }), 302);
      const existingHall = hallOf(getState(), hall);
      // An unknown hall is a 404; an unknown booth is shown as an error next to the search.
      if (hall && !existingHall && !booth) throw new Response(null, { status: 404 });
      if (existingHall)
        await Promise.all([
          loadRequired(
            dispatch(planApi.endpoints.ownHallBooths.initiate({ number: existingHall.number }, unsubscribed)),
          ),
          booth !== undefined && isBoothNumber(booth)
            ? loadOptional(dispatch(planApi.endpoints.ownBoothRoute.initiate(booth, unsubscribed)))
            : undefined,
        ]);
    },
    crumbs: crumbsTo('hallPlan.title'),
    Component: PlanPage,
  });
}

type Format = ReturnType<typeof useIntl>['formatMessage'];

const titleOf = (kind: PlanKind, hall: string | undefined, formatMessage: Format): string =>
  hall && kind !== 'hallPlan'
    ? formatMessage({ id: 'hallPlan.titleHall' }, { hall })
    : formatMessage(kind === 'map' ? { id: 'hallPlan.titleMap' } : { id: 'hallPlan.title' });
