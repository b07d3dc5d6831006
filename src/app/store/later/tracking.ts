/** Tracking (section 4): a view at each page, how long one stayed when it is left, and a beacon when the document goes away. */
import { logApi, type TrackingForm } from '@/api';
import type { LaterServices, Services } from '@/state/services';
import type { AppStore } from '../makeStore';

interface TrackedPage {
  /** Path and query. */
  path: string;
  /** The route's name. */
  name: string;
  /** What it is like to load (src/app/routes/rows.tsx). */
  type: string;
  /** The page's own title: the document's may still be that of the page before. */
  title: string;
}

export interface Tracking {
  /** A page has opened. */
  opened(page: TrackedPage): void;
}

/** As the contract limits them. */
const MAX_TEXT = 300;
const MAX_STAY_MS = 86_400_000;
const RENDERED_MS = 1_000;

type VitalsWorld = Pick<Services, 'beacon' | 'clock' | 'config' | 'navigation' | 'savesData'> &
  Pick<LaterServices, 'hasPrivacySignal' | 'measure' | 'onSight'>;

const THOUSAND = 1_000;

/**
 * Measures how fast the document was and tells it once, when it goes out of sight: for a document that the server has chosen (`TrackResult.vitals`). Who saves data or asks not to be followed is left alone.
 * @param page the one that the document was loaded for: others within it are loaded in another way, and have no such figures
 */
function tellVitals(page: TrackedPage, services: VitalsWorld): void {
  const { beacon, clock, config, navigation, onSight } = services;
  if (services.savesData() || services.hasPrivacySignal()) return;
  const values = new Map<string, number>();
  // Milliseconds as they are; the shift, a fraction, in thousandths.
  services.measure((metric, value) => values.set(metric, Math.round(metric === 'CLS' ? value * THOUSAND : value)));
  let isReported = false;
  const tell = () => {
    if (isReported || values.size === 0) return;
    isReported = true;
    const path = page.path.split('?')[0] ?? '';
    beacon(
      `${config.bases.main}/log/form/track`,
      new URLSearchParams({
        action: 'vitals',
        bhvType: 'page',
        objType: page.type,
        objName: [...values].map(([metric, value]) => `${metric}=${value}`).join(' '),
        bhvDatetime: clock.now().toISOString(),
        url: path,
      }),
    );
  };
  onSight((sight) => void (sight === 'hidden' && tell()));
  navigation.onLeave(tell);
}

/**
 * Counts what was in the reader's sight: a stay is told when another page comes, when the document is hidden (which may be the last that is heard of
 * it: a browser drops hidden documents without a word) or left. Nothing is told twice, so that the sum of all is the time of reading.
 */
export function makeTracking({ dispatch }: Pick<AppStore, 'dispatch'>, services: Services & LaterServices): Tracking {
  const { clock, timers, navigation, beacon, config, steady, onSight } = services;
  /** The page that the document was loaded for, until its view was told. */
  let isFirst = true;
  let page: TrackedPage | null = null;
  /** Since when the page has been in sight, untold; null while it is not. */
  let since: number | null = steady();

  const recordOf = (
    action: TrackingForm['action'],
    { path, name }: TrackedPage,
    more: Partial<TrackingForm> = {},
  ): TrackingForm => ({
    action,
    bhvType: 'page',
    objType: name,
    actObj: path.split('?')[0]?.slice(0, MAX_TEXT),
    bhvDatetime: clock.now().toISOString(),
    url: path,
    ...more,
  });
  const send = (trackingForm: TrackingForm) =>
    dispatch(logApi.endpoints.logTrack.initiate({ trackingForm }, { track: false }));

  const view = (seen: TrackedPage) => {
    const record = recordOf('view', seen, { objName: seen.title.slice(0, MAX_TEXT) });
    timers.whenIdle(RENDERED_MS, () => {
      const sent = send(record);
      if (isFirst) void sent.then(({ data }) => data?.vitals && tellVitals(seen, services));
      isFirst = false;
    });
  };

  /** The untold time of this page, which is told now; null when there is none. */
  const stay = (isGoingOn: boolean): number | null => {
    const from = since;
    since = isGoingOn ? steady() : null;
    return from === null ? null : Math.min(MAX_STAY_MS, Math.round(steady() - from));
  };

  const leave = () => {
    const browsingTime = stay(false);
    if (!page || browsingTime === null) return;
    const record = Object.entries(recordOf('leave', page, { browsingTime }));
    const form = new URLSearchParams(record.map(([key, value]): [string, string] => [key, String(value)]));
    beacon(`${config.bases.main}/log/form/track`, form);
  };

  navigation.onLeave(leave);
  onSight((sight) => {
    if (sight === 'hidden') return leave();
    since ??= steady();
    if (sight === 'restored' && page) view(page);
  });

  return {
    opened(next) {
      const browsingTime = stay(true);
      if (page && browsingTime !== null) void send(recordOf('stay', page, { browsingTime }));
      page = next;
      view(next);
    },
  };
}
