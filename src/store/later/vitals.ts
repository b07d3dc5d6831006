/** How fast the document was to its reader: told once, when it goes out of sight, without a word of who that was. */
import type { LaterServices, Services } from '@/state/services';
import type { TrackedPage } from './tracking';

type World = Pick<Services, 'beacon' | 'clock' | 'config' | 'navigation' | 'savesData'> &
  Pick<LaterServices, 'asksForPrivacy' | 'measure' | 'onSight'>;

const THOUSAND = 1_000;

/**
 * Begins to measure, for a document that the server has chosen (`TrackResult.vitals`). Who saves data or asks not to be followed is left alone.
 * @param page the one that the document was loaded for: others within it are loaded in another way, and have no such figures
 */
export function tellVitals(page: TrackedPage, services: World): void {
  const { beacon, clock, config, navigation, onSight } = services;
  if (services.savesData() || services.asksForPrivacy()) return;
  const values = new Map<string, number>();
  // Milliseconds as they are; the shift, a fraction, in thousandths.
  services.measure((metric, value) => values.set(metric, Math.round(metric === 'CLS' ? value * THOUSAND : value)));
  let isTold = false;
  const tell = () => {
    if (isTold || values.size === 0) return;
    isTold = true;
    const path = page.path.split('?')[0] ?? '';
    beacon(
      `${config.bases.main}/log/form/track`,
      new URLSearchParams({
        action: 'vitals',
        bhvType: 'page',
        objType: page.kind,
        objName: [...values].map(([metric, value]) => `${metric}=${value}`).join(' '),
        bhvDatetime: clock.now().toISOString(),
        url: path,
      }),
    );
  };
  onSight((sight) => void (sight === 'hidden' && tell()));
  navigation.onLeave(tell);
}
