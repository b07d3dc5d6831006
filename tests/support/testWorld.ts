/** All services of a store under a test's control: clock, timers, storage, cookies, navigation, downloads. */
import { isPersonal } from '@/lib/offline';
import { solveWorkNow } from '@/rules/work';
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
  visitStorage?: Map<string, string>;
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
  sight(now: PageVisibility): void;
  /** Resizes the window to this width. */
  resize(width: number): void;
  /** The browser reports a web vital; returns the number of listeners. */
  measured(metric: string, value: number): number;
  /** The network goes offline, or comes back. */
  online(isOnline: boolean): void;
  /** The user is on another page of this document. */
  at(path: string): void;
  /** What WeChat was configured to share. */
  shared: { signature: WechatSignature; share: WechatShare }[];
  services: Services & IdleServices;
  server: FakeServer;
  clock: TestClock;
  /** The tabs of the browser, for storage events. */
  tabs: Set<(key: string | null) => void>;
  storage: Map<string, string>;
  visitStorage: Map<string, string>;
  cookies: Map<string, string>;
  /** URLs that the page was sent to. */
  assigned: string[];
  downloads: { file: Blob; name: string }[];
  beacons: { url: string; body: string }[];
  /** How often the page was printed. */
  prints(): number;
  /** Texts copied to the clipboard. */
  copied: string[];
  /** Documents requested to be cached for offline use. */
  cachedDocuments: string[];
  /** The camera sees a code. */
  seen(code: string): void;
  /** Advances time and runs due timers. */
  pass(milliseconds: number): void;
  /** Another tab writes this to the storage. */
  storedInOtherTab(key: string, text: string): void;
  /** The number of active timers. */
  waiting(): number;
}

interface Timer {
  due: number;
  every: number | null;
  run: () => void;
}

const DESKTOP = 1440;
const WIDE = 1280;

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
  let wide = width >= WIDE;
  let isOnline = true;
  const networks: ((isOnline: boolean) => void)[] = [];
  const measures: ((metric: string, value: number) => void)[] = [];
  const sights: ((now: PageVisibility) => void)[] = [];
  const widths: (() => void)[] = [];
  const shared: TestWorld['shared'] = [];
  // Timers have their own time, because the server may set the site's clock.
  let passed = 0;
  const clock = testClock(at);
  const { sharedWith } = options;
  const storage = sharedWith?.storage ?? new Map(Object.entries(options.storage ?? {}));
  const visitStorage = options.visitStorage ?? new Map<string, string>();
  const cookies = sharedWith?.cookies ?? new Map(Object.entries(options.cookies ?? {}));
  const tabs = sharedWith?.tabs ?? new Set<(key: string | null) => void>();
  const assigned: string[] = [];
  const leaving: (() => void)[] = [];
  const downloads: TestWorld['downloads'] = [];
  const beacons: TestWorld['beacons'] = [];
  const copied: string[] = [];
  const watchers = new Set<{ key: string; run: () => void }>();
  /** A storage event of another tab; no key means that the storage was cleared. */
  const hear = (changed: string | null) =>
    [...watchers].filter(({ key }) => changed === null || key === changed).forEach(({ run }) => run());
  const tell = (key: string | null) => [...tabs].filter((tab) => tab !== hear).forEach((tab) => tab(key));
  tabs.add(hear);
  let printed = 0;
  const cachedDocuments: string[] = [];
  const scanners = new Set<(code: string) => void>();
  const timers = new Set<Timer>();
  const wait = (milliseconds: number, every: boolean, run: () => void) => {
    const timer: Timer = { due: passed + milliseconds, every: every ? milliseconds : null, run };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const services: Services & IdleServices = {
    transport: server.transport,
    clock,
    timers: {
      after: (milliseconds, run) => wait(milliseconds, false, run),
      every: (milliseconds, run) => wait(milliseconds, true, run),
      whenIdle: (latest, run) => wait(latest, false, run),
      afterFrame: (run) => run(),
    },
    visitStorage: {
      get: (key) => visitStorage.get(key) ?? null,
      set: (key, value) => void visitStorage.set(key, value),
      remove: (key) => void visitStorage.delete(key),
    },
    storage: {
      get: (key) => storage.get(key) ?? null,
      set(key, value) {
        if (storage.get(key) === value) return;
        storage.set(key, value);
        tell(key);
      },
      remove(key) {
        if (storage.delete(key)) tell(key);
      },
      watch(key, run) {
        const one = { key, run };
        watchers.add(one);
        return () => void watchers.delete(one);
      },
    },
    cookies: {
      get: (name) => cookies.get(name) ?? null,
      set: (name, value) => void cookies.set(name, value),
      remove: (name) => void cookies.delete(name),
    },
    navigation: {
      current: () => path,
      assign: (url) => void assigned.push(url),
      onLeave(run, isLast = false) {
        leaving[isLast ? 'push' : 'unshift'](run);
        return () => void leaving.splice(leaving.indexOf(run), 1);
      },
    },
    device: { userAgent, isWide: () => wide, onWidth: (run) => void widths.push(run) },
    steady: () => passed,
    onVisibility: (run) => void sights.push(run),
    isOnline: () => isOnline,
    hasPrivacySignal: () => hasPrivacySignal,
    measure: (tell) => void measures.push(tell),
    onNetwork: (run) => void networks.push(run),
    copy: (text) => Promise.resolve(void copied.push(text)),
    print: () => void (printed += 1),
    isInteractive: true,
    solveWork: async (work) => solveWorkNow(work),
    savesData: () => savesData,
    beacon(url, body) {
      beacons.push({ url, body: body.toString() });
      return true;
    },
    forget() {
      storage.clear();
      tell(null);
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
    download: (file, name) => void downloads.push({ file, name }),
    config: {
      bases: { main: '/api', helper: '/helper', legacy: '/legacy', static: '' },
      region,
      sandbox: true,
      origin: 'http://site',
      languageOrigins: {},
    },
  };
  return {
    services,
    leave: () => [...leaving].forEach((run) => run()),
    sight: (now) => sights.forEach((run) => run(now)),
    resize(to) {
      if (to >= WIDE === wide) return;
      wide = !wide;
      widths.forEach((run) => run());
    },
    measured(metric, value) {
      for (const tell of measures) tell(metric, value);
      return measures.length;
    },
    online(is) {
      isOnline = is;
      networks.forEach((run) => run(is));
    },
    at: (to) => void (path = to),
    shared,
    server,
    clock,
    tabs,
    storage,
    visitStorage,
    cookies,
    assigned,
    downloads,
    beacons,
    prints: () => printed,
    copied,
    cachedDocuments,
    waiting: () => timers.size,
    seen: (code) => scanners.forEach((tell) => tell(code)),
    storedInOtherTab(key, text) {
      storage.set(key, text);
      hear(key);
    },
    pass(milliseconds) {
      const until = passed + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(({ due }) => due <= until).sort((one, other) => one.due - other.due);
        if (!next) break;
        clock.advance({ seconds: (next.due - passed) / 1_000 });
        passed = next.due;
        if (next.every === null) timers.delete(next);
        else next.due += next.every;
        next.run();
      }
      clock.advance({ seconds: (until - passed) / 1_000 });
      passed = until;
    },
  };
}
