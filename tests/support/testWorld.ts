/** All services of a store under a test's control: clock, timers, storage, cookies, navigation, downloads. */
import { SERVICE_BASES } from '@/rules/http/serviceBases';
import { isPersonal } from '@/lib/offline';
import { solveWorkSync } from '@/rules/proofOfWork';
import type {
  IdleServices,
  Services,
  PageVisibility,
  SiteConfig,
  WechatShare,
  WechatSignature,
} from '@/state/services';
import { fakeServer, type FakeServer } from './fakeTransport';
import { testClock, type TestClock } from './testClock';

export interface WorldOptions {
  /** The site's time; by default 10 March 2026 in Shanghai, registration open. */
  at?: string;
  server?: FakeServer;
  region?: SiteConfig['region'];
  /** Path and query of the page. */
  path?: string;
  /** Another tab of the same browser: shares storage and cookies. */
  sharedWith?: TestWorld;
  /** Initial localStorage, by key. */
  storage?: Record<string, string>;
  /** Initial sessionStorage, by key; pass the same map for a reloaded page. */
  sessionStorage?: Map<string, string>;
  cookies?: Record<string, string>;
  /** The browser saves data. */
  savesData?: boolean;
  /** The browser signals an opt-out of tracking. */
  hasPrivacySignal?: boolean;
  userAgent?: string;
  /** Width of the window in pixels; by default 1440. */
  width?: number;
  /** Why the camera gives no picture; by default it works. */
  camera?: 'refused' | 'missing';
  /** The result of WeChat's payment sheet; without it this is not WeChat. */
  wechatPay?: 'done' | 'cancelled' | 'failed';
}

export interface TestWorld {
  /** The user leaves the document. */
  leave(): void;
  /** The document is hidden, becomes visible, or is restored after it was left. */
  setVisibility(now: PageVisibility): void;
  /** Resizes the window to this width. */
  resize(width: number): void;
  /** Reports a web vital of the browser; returns the number of listeners. */
  reportVital(metric: string, value: number): number;
  /** Sets whether the network is online. */
  setOnline(isOnline: boolean): void;
  /** A script throws an exception that nothing handles. */
  throwException(): void;
  /** Sets the current page of this document. */
  navigateTo(path: string): void;
  /** What WeChat was configured to share. */
  shared: { signature: WechatSignature; share: WechatShare }[];
  services: Services & IdleServices;
  server: FakeServer;
  clock: TestClock;
  /** The tabs of the browser, for storage events. */
  tabs: Set<(key: string | null) => void>;
  storage: Map<string, string>;
  sessionStorage: Map<string, string>;
  cookies: Map<string, string>;
  /** URLs of full page navigations (`location.assign`). */
  navigations: string[];
  downloads: { file: Blob; name: string }[];
  beacons: { url: string; body: string }[];
  /** How often the page was printed. */
  printCount(): number;
  /** Texts copied to the clipboard. */
  copiedTexts: string[];
  /** Documents requested to be cached for offline use. */
  cachedDocuments: string[];
  /** Simulates a code in front of the camera. */
  scanCode(code: string): void;
  /** Advances time and runs due timers. */
  advanceTime(milliseconds: number): void;
  /** Simulates a storage write of another tab. */
  writeInOtherTab(key: string, text: string | null): void;
  /** The number of active timers. */
  timerCount(): number;
}

interface Timer {
  due: number;
  every: number | null;
  run: () => void;
}

const DESKTOP = 1440;
const WIDE_BREAKPOINT = 1280;

export function testWorld(options: WorldOptions = {}): TestWorld {
  const {
    at = '2026-03-10T10:00:00+08:00',
    server = fakeServer(),
    region = 'CN',
    savesData = false,
    hasPrivacySignal = false,
    userAgent = '',
    width = DESKTOP,
  } = options;
  let path = options.path ?? '/en';
  let isWideWindow = width >= WIDE_BREAKPOINT;
  let isOnline = true;
  const exceptionListeners: (() => void)[] = [];
  const networkListeners: ((isOnline: boolean) => void)[] = [];
  const vitalListeners: ((metric: string, value: number) => void)[] = [];
  const visibilityListeners: ((now: PageVisibility) => void)[] = [];
  const widthListeners: (() => void)[] = [];
  const shared: TestWorld['shared'] = [];
  // Timers have their own time, because the server may set the site's clock.
  let elapsedMs = 0;
  const clock = testClock(at);
  const { sharedWith } = options;
  const storage = sharedWith?.storage ?? new Map(Object.entries(options.storage ?? {}));
  const sessionStorage = options.sessionStorage ?? new Map<string, string>();
  const cookies = sharedWith?.cookies ?? new Map(Object.entries(options.cookies ?? {}));
  const tabs = sharedWith?.tabs ?? new Set<(key: string | null) => void>();
  const navigations: string[] = [];
  const leaveListeners: (() => void)[] = [];
  const downloads: TestWorld['downloads'] = [];
  const objectUrls = new Map<string, Blob>();
  let objectUrlCount = 0;
  const beacons: TestWorld['beacons'] = [];
  const copiedTexts: string[] = [];
  const watchers = new Set<{ key: string; listener: () => void }>();
  /** A storage event of another tab; no key means that the storage was cleared. */
  const notifyWatchers = (changed: string | null) =>
    [...watchers].filter(({ key }) => changed === null || key === changed).forEach(({ listener }) => listener());
  const notifyOtherTabs = (key: string | null) =>
    [...tabs].filter((tab) => tab !== notifyWatchers).forEach((tab) => tab(key));
  tabs.add(notifyWatchers);
  let printed = 0;
  const cachedDocuments: string[] = [];
  const scanners = new Set<(code: string) => void>();
  const timers = new Set<Timer>();
  const addTimer = (milliseconds: number, every: boolean, run: () => void) => {
    const timer: Timer = { due: elapsedMs + milliseconds, every: every ? milliseconds : null, run };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const services: Services & IdleServices = {
    transport: server.transport,
    clock,
    timers: {
      after: (milliseconds, run) => addTimer(milliseconds, false, run),
      every: (milliseconds, run) => addTimer(milliseconds, true, run),
      whenIdle: (latest, run) => addTimer(latest, false, run),
      afterPaint: (run) => run(),
    },
    sessionStorage: {
      get: (key) => sessionStorage.get(key) ?? null,
      set: (key, value) => void sessionStorage.set(key, value),
      remove: (key) => void sessionStorage.delete(key),
    },
    storage: {
      get: (key) => storage.get(key) ?? null,
      set(key, value) {
        if (storage.get(key) === value) return;
        storage.set(key, value);
        notifyOtherTabs(key);
      },
      remove(key) {
        if (storage.delete(key)) notifyOtherTabs(key);
      },
      subscribe(key, listener) {
        const watcher = { key, listener };
        watchers.add(watcher);
        return () => void watchers.delete(watcher);
      },
    },
    cookies: {
      get: (name) => cookies.get(name) ?? null,
      set: (name, value) => void cookies.set(name, value),
      remove: (name) => void cookies.delete(name),
    },
    navigation: {
      current: () => path,
      assign: (url) => void navigations.push(url),
      onLeave(run, isLast = false) {
        leaveListeners[isLast ? 'push' : 'unshift'](run);
        return () => void leaveListeners.splice(leaveListeners.indexOf(run), 1);
      },
    },
    device: { userAgent, isWide: () => isWideWindow, onWidthChange: (run) => void widthListeners.push(run) },
    monotonicNow: () => elapsedMs,
    onVisibility: (run) => void visibilityListeners.push(run),
    isOnline: () => isOnline,
    hasPrivacySignal: () => hasPrivacySignal,
    measure: (listener) => void vitalListeners.push(listener),
    onNetwork: (run) => void networkListeners.push(run),
    onException: (run) => void exceptionListeners.push(run),
    copy: (text) => Promise.resolve(void copiedTexts.push(text)),
    print: () => void (printed += 1),
    isInteractive: true,
    solveWork: async (work) => solveWorkSync(work),
    prefersReducedData: () => savesData,
    beacon(url, body) {
      beacons.push({ url, body: body instanceof URLSearchParams ? body.toString() : JSON.stringify(body) });
      return true;
    },
    clearBrowserData() {
      storage.clear();
      notifyOtherTabs(null);
      return Promise.resolve();
    },
    cacheForOffline: (urls) => void cachedDocuments.push(...urls),
    cachePersonal: (url) => void cachedDocuments.push(url),
    clearPersonalCache: () =>
      void cachedDocuments.splice(0, cachedDocuments.length, ...cachedDocuments.filter((url) => !isPersonal(url))),
    scanCodes(_video, onCode) {
      if (options.camera) return Promise.resolve(options.camera);
      scanners.add(onCode);
      return Promise.resolve(() => void scanners.delete(onCode));
    },
    payInWechat: () => Promise.resolve(options.wechatPay ?? 'missing'),
    shareInWechat: (signature, share) => Promise.resolve(void shared.push({ signature, share })),
    objectUrl(file) {
      const url = `blob:http://site/${++objectUrlCount}`;
      objectUrls.set(url, file);
      return url;
    },
    download(url, name) {
      const file = objectUrls.get(url);
      if (!file) throw new Error(`There is no object URL ${url}, or it was released.`);
      objectUrls.delete(url);
      downloads.push({ file, name });
    },
    config: {
      bases: SERVICE_BASES,
      region,
      sandbox: true,
      origin: 'http://site',
      languageOrigins: {},
    },
  };
  return {
    services,
    leave: () => [...leaveListeners].forEach((run) => run()),
    setVisibility: (now) => visibilityListeners.forEach((run) => run(now)),
    resize(to) {
      if (to >= WIDE_BREAKPOINT === isWideWindow) return;
      isWideWindow = !isWideWindow;
      widthListeners.forEach((run) => run());
    },
    reportVital(metric, value) {
      for (const listener of vitalListeners) listener(metric, value);
      return vitalListeners.length;
    },
    setOnline(is) {
      isOnline = is;
      networkListeners.forEach((run) => run(is));
    },
    throwException: () => exceptionListeners.forEach((run) => run()),
    navigateTo: (to) => void (path = to),
    shared,
    server,
    clock,
    tabs,
    storage,
    sessionStorage,
    cookies,
    navigations,
    downloads,
    beacons,
    printCount: () => printed,
    copiedTexts,
    cachedDocuments,
    timerCount: () => timers.size,
    scanCode: (code) => scanners.forEach((listener) => listener(code)),
    writeInOtherTab(key, text) {
      if (text === null) storage.delete(key);
      else storage.set(key, text);
      notifyWatchers(key);
    },
    advanceTime(milliseconds) {
      const until = elapsedMs + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(({ due }) => due <= until).sort((one, other) => one.due - other.due);
        if (!next) break;
        clock.advance({ seconds: (next.due - elapsedMs) / 1_000 });
        elapsedMs = next.due;
        if (next.every === null) timers.delete(next);
        else next.due += next.every;
        next.run();
      }
      clock.advance({ seconds: (until - elapsedMs) / 1_000 });
      elapsedMs = until;
    },
  };
}
