/** The adverts of a place on a page, counted as they are seen and followed. */
import { useCallback } from 'react';
import { configApi } from '@/api';
import { Adverts } from '@/features/advert/components/Adverts';
import { useServices } from '@/state/ServicesContext';
import type { AppStore } from '../../app/store/makeStore';

export type AdvertPlaceId = 'exhibitors-top' | 'products-top' | 'news-side' | 'meeting-top' | 'media-top';
export type HomePlaceId = 'home-top' | 'home-middle';

/** Asks for the adverts of a place before its page is rendered, so that nothing shifts. */
export const loadAdverts = ({ dispatch }: Pick<AppStore, 'dispatch'>, id: AdvertPlaceId) =>
  dispatch(configApi.endpoints.configAdvertDisplay.initiate({ id }, { subscribe: false }));

/** What counts a view and a click; a beacon, since the reader may be leaving. */
function useAdvertCounts() {
  const { beacon, config } = useServices();
  const count = useCallback(
    (id: string, action: 'view' | 'click') =>
      void beacon(`${config.bases.main}/web/own/advert-count`, new URLSearchParams({ id, action })),
    [beacon, config],
  );
  const onSeen = useCallback((id: string) => count(id, 'view'), [count]);
  const onFollow = useCallback((id: string) => count(id, 'click'), [count]);
  return { onSeen, onFollow };
}

export function AdvertPlace({ id }: { id: AdvertPlaceId }) {
  const { data = [] } = configApi.endpoints.configAdvertDisplay.useQuery({ id });
  const { timers } = useServices();
  return <Adverts adverts={data} timers={timers} {...useAdvertCounts()} />;
}

/** The same for a place of the home page, whose adverts come by one call. */
export function HomeAdvertPlace({ id }: { id: HomePlaceId }) {
  const { data = [] } = configApi.endpoints.configHomeAdverts.useQuery();
  const { timers } = useServices();
  const adverts = data.filter(({ placeId }) => placeId === id);
  return <Adverts adverts={adverts} isSecond={id === 'home-middle'} timers={timers} {...useAdvertCounts()} />;
}
