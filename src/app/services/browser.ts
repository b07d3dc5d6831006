/** The services of a browser. The only file of src that uses fetch, Date.now, storage, cookies and timers directly. */
import type { WorkerMessage } from '@/lib/offline';
import type { KeyedStorage, Services, SiteConfig, SiteClock } from '@/state/services';

/** A storage that never throws: the site works in a browser whose storage is forbidden or full. */
function storageOf(name: 'localStorage' | 'sessionStorage'): Services['sessionStorage'] {
  const tryOr = <T>(run: () => T, fallback: T): T => {
    try {
      return run();
    } catch {
      return fallback;
    }
  };
  return {
    get: (key) => tryOr(() => window[name].getItem(key), null),
    set: (key, value) => tryOr(() => window[name].setItem(key, value), undefined),
    remove: (key) => tryOr(() => window[name].removeItem(key), undefined),
  };
}

function browserStorage(): KeyedStorage {
  return {
    ...storageOf('localStorage'),
    subscribe(key, listener) {
      const onStorage = (event: StorageEvent) => {
        // No key means that the storage was cleared.
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** The server's time, advanced by the browser's monotonic clock, so that a wrong system clock does not matter. */
function siteClock(start: Date): SiteClock {
  let from = start.getTime();
  let startedAt = performance.now();
  return {
    now: () => new Date(from + performance.now() - startedAt),
    synchronise(now) {
      from = now.getTime();
      startedAt = performance.now();
    },
  };
}

/** The part of the Network Information API that is used; not every browser has it. */
type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean } };

const DAY_S = 86_400;

const cookies: Services['cookies'] = {
  get(name) {
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return cookie ? decodeURIComponent(cookie.slice(name.length + 1)) : null;
  },
  set(name, value, { days }) {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${days * DAY_S}${secure}`;
  },
  remove(name) {
    document.cookie = `${name}=; Path=/; SameSite=Lax; Max-Age=0`;
  },
};

/** Saves the file of an object URL under a name. */
function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the object URL asynchronously, so it must stay valid for a while.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Clears storage, cached pages and the service worker; the store removes the ticket's cookies. */
async function clearBrowserData(): Promise<void> {
  try {
    window.localStorage.clear();
    window.sessionStorage.clear();
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  } catch {
    // A browser that forbids its storage has stored nothing.
  }
}

/** Delay where requestIdleCallback is missing: long enough for frames and input to go first. */
const IDLE_DELAY_MS = 200;

/** The minimum width of the desktop layout (section 9). */
const wideMediaQuery = () => window.matchMedia('(min-width: 1280px)');

/** Yields to pending input and frames before the next slice of long work. */
export const nextTask = () => new Promise<void>((resolve) => void window.setTimeout(resolve));

/** Registers the service worker; the site works without one. */
export function startWorker(): void {
  if (process.env.NODE_ENV === 'production') void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}

/** Sent synchronously when a worker controls this page, because the page may be left at once after signing out. */
function postToWorker(message: WorkerMessage): void {
  const workers = navigator.serviceWorker;
  if (workers?.controller) workers.controller.postMessage(message);
  else void workers?.ready.then(({ active }) => active?.postMessage(message));
}

/** The services of a page; `now` is the site's time when the server rendered it. */
export function browserServices(config: SiteConfig, now: Date): Services {
  const leaveCallbacks: (() => void)[] = [];
  window.addEventListener('pagehide', () => [...leaveCallbacks].forEach((run) => run()));
  return {
    transport: (url, init) => fetch(url, init),
    clock: siteClock(now),
    timers: {
      after(milliseconds, run) {
        const id = window.setTimeout(run, milliseconds);
        return () => window.clearTimeout(id);
      },
      every(milliseconds, run) {
        const id = window.setInterval(run, milliseconds);
        return () => window.clearInterval(id);
      },
      whenIdle(latest, run) {
        // Safari has no idle callback: waiting for `latest` for each block would take sixteen seconds for a list.
        if (!('requestIdleCallback' in window)) return this.after(Math.min(latest, IDLE_DELAY_MS), run);
        const id = requestIdleCallback(run, { timeout: latest });
        return () => cancelIdleCallback(id);
      },
      afterPaint(run) {
        // The first task after the next frame is painted; a hidden page renders no frames.
        if (document.visibilityState === 'hidden') window.setTimeout(run);
        else requestAnimationFrame(() => window.setTimeout(run));
      },
    },
    storage: browserStorage(),
    sessionStorage: storageOf('sessionStorage'),
    cookies,
    navigation: {
      current: () => window.location.pathname + window.location.search,
      assign: (url) => window.location.assign(url),
      onLeave(run, isLast = false) {
        leaveCallbacks[isLast ? 'push' : 'unshift'](run);
        return () => void leaveCallbacks.splice(leaveCallbacks.indexOf(run), 1);
      },
    },
    device: {
      userAgent: navigator.userAgent,
      isWide: () => wideMediaQuery().matches,
      onWidthChange: (run) => wideMediaQuery().addEventListener('change', run),
    },
    copy: (text) => navigator.clipboard.writeText(text),
    print: () => window.print(),
    isInteractive: true,
    prefersReducedData: () => (navigator as NavigatorWithConnection).connection?.saveData === true,
    hasPrivacySignal: () =>
      navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    beacon: (url, body) =>
      navigator.sendBeacon(
        url,
        body instanceof URLSearchParams ? body : new Blob([JSON.stringify(body)], { type: 'application/json' }),
      ),
    clearBrowserData,
    cacheForOffline: (urls) => postToWorker({ keep: urls }),
    cachePersonal: (url, forMilliseconds) => postToWorker({ keep: [url], until: Date.now() + forMilliseconds }),
    clearPersonalCache: () => postToWorker({ forgetPersonal: true }),
    scanCodes: async (video, onCode) =>
      (await import(/* webpackChunkName: "scanCodes" */ './scanCodes')).scanCodes(video, onCode),
    payInWechat: async (parameters) =>
      (await import(/* webpackChunkName: "payInWechat" */ './payInWechat')).payInWechat(parameters),
    solveWork: async (work, onProgress) => {
      const { solveInBrowser } = await import(/* webpackChunkName: "work" */ './solveInBrowser');
      return solveInBrowser(work, onProgress);
    },
    objectUrl: (file) => URL.createObjectURL(file),
    download,
    config,
  };
}
