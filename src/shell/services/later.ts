/** The part of the browser's world that comes later: what is in sight, how long, and what WeChat shows of it. */
import type { LaterServices } from '@/state/services';
import { shareInWechat } from './shareInWechat';

export const laterServices: LaterServices = {
  steady: () => performance.now(),
  onSight(run) {
    document.addEventListener('visibilitychange', () => run(document.hidden ? 'hidden' : 'visible'));
    window.addEventListener('pageshow', ({ persisted }) => persisted && run('restored'));
  },
  isOnline: () => navigator.onLine,
  onNetwork(run) {
    for (const name of ['online', 'offline']) window.addEventListener(name, () => run(navigator.onLine));
  },
  shareInWechat,
};
