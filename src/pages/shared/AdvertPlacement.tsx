/** The adverts of a placement, a slot on a page, with view and click tracking. */
import { useCallback } from 'react';
import { configApi } from '@/api';
import { Adverts } from '@/features/advert/components/Adverts';
import { useServices } from '@/state/ServicesContext';
import type { AppStore } from '../../app/store/makeStore';

export type AdvertPlacementId = 'exhibitors-top' | 'products-top' | 'news-side' | 'meeting-top' | 'media-top';
export type HomePlacementId = 'home-top' | 'home-middle';

/** Requests the adverts of a placement before its page renders, so that nothing shifts. */
export const loadAdverts = ({ dispatch }: Pick<AppStore, 'dispatch'>, id: AdvertPlacementId) =>
  dispatch(configApi.endpoints.configAdvertDisplay.initiate(id, { subscribe: false }));

/** Counts views and clicks by beacon, because the user may be leaving the page. */
function useAdvertCounts() {
  const { beacon, config } = useServices();
  const sendCount = useCallback(
    (id: string, action: 'view' | 'click') =>
      void beacon(`${config.bases.main}/web/own/advert-count`, new URLSearchParams({ id, action })),
    [beacon, config],
  );
  const onView = useCallback((id: string) => sendCount(id, 'view'), [sendCount]);
  const onClick = useCallback((id: string) => sendCount(id, 'click'), [sendCount]);
  return { onView, onClick };
}

export function AdvertPlacement({ id }: { id: AdvertPlacementId }) {
  const { data = [] } = configApi.endpoints.configAdvertDisplay.useQuery(id);
  const { timers } = useServices();
  return <Adverts adverts={data} timers={timers} {...useAdvertCounts()} />;
}

/** The same for a placement on the home page, whose adverts share one request. */
export function HomeAdvertPlacement({ id }: { id: HomePlacementId }) {
  const { data = [] } = configApi.endpoints.configHomeAdverts.useQuery();
  const { timers } = useServices();
  const adverts = data.filter(({ placeId }) => placeId === id);
  return <Adverts adverts={adverts} isSecond={id === 'home-middle'} timers={timers} {...useAdvertCounts()} />;
}
