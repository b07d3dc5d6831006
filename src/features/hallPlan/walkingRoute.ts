/** Walking directions to a booth, from the nearest entrance. */
import type { BoothOnPlan, HallDivision, SitePlan } from '@/api';
import { WalkingMap, type WalkingRoute as Route } from '@/rules/walking/walkingMap';

export interface WalkingRoute extends Route {
  entrance: SitePlan['entrances'][number];
}

interface RouteContext {
  hall: HallDivision;
  booths: readonly BoothOnPlan[];
  site: SitePlan;
}

/** The shortest path along aisles; null if the plan has none. Metres are rounded to ten. */
export function findRoute({ number }: BoothOnPlan, { hall, booths, site }: RouteContext): WalkingRoute | null {
  const map = new WalkingMap({ site, halls: [{ ...hall, booths }], booths: [number], isStepFree: false });
  const routes = site.entrances.flatMap((entrance): WalkingRoute[] => {
    const route = map.route({ kind: 'booth', hall: hall.number, number }, { kind: 'entrance', id: entrance.id });
    return route ? [{ ...route, entrance }] : [];
  });
  const [nearest] = routes.sort((one, other) => one.metres - other.metres);
  return nearest ? { ...nearest, metres: Math.round(nearest.metres / 10) * 10 } : null;
}
