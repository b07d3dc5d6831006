import { useEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectEdition, type WalkingMap } from '@/api';
import { isBoothNumber, planHref } from '@/features/hallPlan/planHref';
import { planFavourites } from '@/features/plan/planVisit';
import { positionAt, todayOf } from '@/features/plan/position';
import { paths } from '@/lib/paths';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';
import { selectLocale } from '@/state/localeSlice';
import { selectFavourites, selectVisitSettings, visitSettingsChanged } from '@/state/persistedSlice';
import { useServices } from '@/state/ServicesContext';
import type { AppDispatch, RootState } from '@/app/store/makeStore';

/** The position of a visitor at a booth; null without a plan for today. */
function positionToday(state: RootState, map: WalkingMap | undefined, { booth, now }: { booth: string; now: Date }) {
  const editionDays = selectEdition(state)?.days;
  if (!map || !editionDays) return null;
  const settings = selectVisitSettings(state);
  const favourites = selectFavourites(state);
  const day = todayOf(planFavourites({ favourites, settings, map, editionDays, now }), now);
  if (!day || favourites.length === 0) return null;
  return positionAt({ place: `booth ${booth}`, day, now, previous: settings.position });
}

/**
 * The link of a booth's QR code, `?at=13-A01`: the rest of the day is planned from there. Without a plan for today it
 * shows the booth on the hall plan.
 * @param isReady whether favourites and map have been read
 */
export function useArrival(map: WalkingMap | undefined, isReady: boolean): void {
  const booth = useRouteQuery().get('at');
  const { clock, navigation } = useServices();
  const store = useStore<RootState>();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  useEffect(() => {
    if (booth === null || !isReady) return;
    const state = store.getState();
    // The code has one language for all visitors; the plan was last read in the visitor's own.
    const lang = selectFavourites(state)[0]?.lang ?? selectLocale(state);
    const planPath = paths.hallPlan.href({ lang });
    const isBooth = isBoothNumber(booth);
    const position = isBooth ? positionToday(state, map, { booth, now: clock.now() }) : null;
    if (position) dispatch(visitSettingsChanged({ position, orders: null }));
    const shown = position ? paths.myPlan.href({ lang }) : isBooth ? planHref(planPath, { booth }) : planPath;
    if (lang === selectLocale(state)) void navigate(shown, { replace: true, preventScrollReset: true });
    else navigation.assign(shown);
  }, [booth, isReady, map, clock, navigation, store, dispatch, navigate]);
}
