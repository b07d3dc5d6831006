/**
 * Tracking (section 4): a view for each page, the time spent when it is left, and a beacon when the document is
 * unloaded.
 */
import { logApi, type TrackingForm } from '@/api';
import type { IdleServices, Services } from '@/state/services';
import type { AppStore } from '../makeStore';

interface TrackedPage {
  /** Path and query. */
  path: string;
  /** The route's name. */
  name: string;
  /** The page type in performance metrics (src/app/routes/routeDefinition.tsx). */
  type: string;
  /** The page's own title: the document's may still be that of the previous page. */
  title: string;
}

export interface Tracking {
  /** Called when a page has opened. */
  pageOpened(page: TrackedPage): void;
}

/** The contract's limits. */
const MAX_TEXT_LENGTH = 300;
const MAX_STAY_MS = 86_400_000;
const VIEW_IDLE_TIMEOUT_MS = 1_000;

type VitalsServices = Pick<
  Services,
  'beacon' | 'clock' | 'config' | 'hasPrivacySignal' | 'navigation' | 'prefersReducedData'
> &
  Pick<IdleServices, 'measure' | 'onVisibility'>;

const CLS_SCALE = 1_000;

/**
 * Measures the web vitals of the document and sends them once, when it is hidden or left. Only for documents that the
 * server has sampled (`TrackResult.vitals`). Skipped for users who save data or opt out of tracking.
 * @param page The page that the document was loaded for; later pages have no such metrics.
 */
function reportVitals(page: TrackedPage, services: VitalsServices): void {
  const { beacon, clock, config, navigation, onVisibility } = services;
  if (services.prefersReducedData() || services.hasPrivacySignal()) return;
  const values = new Map<string, number>();
  // Metrics are in milliseconds; CLS, a fraction, is sent in thousandths.
  services.measure((metric, value) => values.set(metric, Math.round(metric === 'CLS' ? value * CLS_SCALE : value)));
  let isReported = false;
  const report = () => {
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
  onVisibility((visibility) => void (visibility === 'hidden' && report()));
  navigation.onLeave(report);
}

/**
 * Measures visible time. A stay is sent when another page opens, or when the document is hidden or left; a hidden
 * document may be discarded without another event. No time is sent twice, so the sum is the total reading time.
 */
export function makeTracking({ dispatch }: Pick<AppStore, 'dispatch'>, services: Services & IdleServices): Tracking {
  const { clock, timers, navigation, beacon, config, monotonicNow, onVisibility } = services;
  /** True until the first page's view has been sent. */
  let isFirst = true;
  let page: TrackedPage | null = null;
  /** Start of the visible time that has not been sent; null while the page is hidden. */
  let visibleSince: number | null = monotonicNow();

  const recordOf = (
    action: TrackingForm['action'],
    { path, name }: TrackedPage,
    more: Partial<TrackingForm> = {},
  ): TrackingForm => ({
    action,
    bhvType: 'page',
    objType: name,
    actObj: path.split('?')[0]?.slice(0, MAX_TEXT_LENGTH),
    bhvDatetime: clock.now().toISOString(),
    url: path,
    ...more,
  });
  const send = (trackingForm: TrackingForm) =>
    dispatch(logApi.endpoints.logTrack.initiate(trackingForm, { track: false }));

  const sendView = (viewedPage: TrackedPage) => {
    const record = recordOf('view', viewedPage, { objName: viewedPage.title.slice(0, MAX_TEXT_LENGTH) });
    timers.whenIdle(VIEW_IDLE_TIMEOUT_MS, () => {
      const sent = send(record);
      if (isFirst) void sent.then(({ data }) => data?.vitals && reportVitals(viewedPage, services));
      isFirst = false;
    });
  };

  /** Returns the visible time that has not been sent, and resets it; null when there is none. */
  const takeVisibleTime = (isStillVisible: boolean): number | null => {
    const start = visibleSince;
    visibleSince = isStillVisible ? monotonicNow() : null;
    return start === null ? null : Math.min(MAX_STAY_MS, Math.round(monotonicNow() - start));
  };

  const sendLeave = () => {
    const browsingTime = takeVisibleTime(false);
    if (!page || browsingTime === null) return;
    const record = Object.entries(recordOf('leave', page, { browsingTime }));
    const form = new URLSearchParams(record.map(([key, value]): [string, string] => [key, String(value)]));
    beacon(`${config.bases.main}/log/form/track`, form);
  };

  navigation.onLeave(sendLeave);
  onVisibility((visibility) => {
    if (visibility === 'hidden') return sendLeave();
    visibleSince ??= monotonicNow();
    if (visibility === 'restored' && page) sendView(page);
  });

  return {
    pageOpened(next) {
      const browsingTime = takeVisibleTime(true);
      if (page && browsingTime !== null) void send(recordOf('stay', page, { browsingTime }));
      page = next;
      sendView(next);
    },
  };
}
