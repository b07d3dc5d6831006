/** The part of the browser's world that comes later: what is in sight, how long, and what WeChat shows of it. */
import type { LaterServices } from '@/state/services';
import { shareInWechat } from './shareInWechat';

export const laterServices: LaterServices = {
  steady: () => performance.now(),
  onSight(run) {
    document.addEventListener('visibilitychange', () => run(document.hidden ? 'hidden' : 'visible'));
    window.addEventListener('pageshow', ({ persisted }) => persisted && run('restored'));
  },
  asksForPrivacy: () =>
    navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  measure(tell) {
    // A reader whose network fails here loses nothing.
    void import(/* webpackChunkName: "vitals" */ './measure')
      .then(({ measure }) => measure(tell))
      .catch(() => undefined);
  },
  isOnline: () => navigator.onLine,
  onNetwork(run) {
    for (const name of ['online', 'offline']) window.addEventListener(name, () => run(navigator.onLine));
  },
  shareInWechat,
};
