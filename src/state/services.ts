/** The services that the store uses for everything outside its state, so that tests can control them. */
import type { Locale } from '@/rules/locales';
import type { Clock } from '@/rules/clock';
import type { Transport } from '@/rules/http/transport';
import type { ProofOfWork } from '@/rules/proofOfWork';

/** Named texts that outlive the page: localStorage in the browser, a map elsewhere. */
export interface KeyedStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Calls the listener when another tab changes the key. Returns a function that unsubscribes. */
  subscribe(key: string, listener: () => void): () => void;
}

/** Cookies that scripts may read: the web ticket and others of the specification. */
export interface Cookies {
  get(name: string): string | null;
  set(name: string, value: string, options: { days: number }): void;
  remove(name: string): void;
}

/** The site's clock: the server's time, advanced here and synchronised whenever the server sends it. */
export interface SiteClock extends Clock {
  synchronise(now: Date): void;
}

/** Timers; each returns a function that cancels it. */
export interface Timers {
  after(milliseconds: number, run: () => void): () => void;
  every(milliseconds: number, run: () => void): () => void;
  /** Runs when the browser is idle, at the latest after this many milliseconds. */
  whenIdle(latest: number, run: () => void): () => void;
  /** Runs after pending changes are painted; soon in a hidden page. */
  afterPaint(run: () => void): void;
}

interface Navigation {
  /** Current path and query. */
  current(): string;
  /** Loads a URL as a new document. */
  assign(url: string): void;
  /**
   * Runs when the document is left: the last moment to persist something. The latest callback runs first; those with
   * `isLast` run after all others, such as the storage's. Returns a function that removes it.
   */
  onLeave(run: () => void, isLast?: boolean): () => void;
}

/**
 * Hidden: another tab, a locked phone; the browser may discard the document without another event. Visible: shown
 * again. Restored: the document came back from the back/forward cache.
 */
export type PageVisibility = 'hidden' | 'visible' | 'restored';

/** What WeChat needs to trust a page (openapi, WxSignature). */
export interface WechatSignature {
  appId: string;
  timestamp: number;
  nonceStr: string;
  signature: string;
}

/** The share card of a page in WeChat. */
export interface WechatShare {
  title: string;
  description: string;
  link: string;
  image: string;
}

/** The user's device as the browser reports it. */
interface Device {
  userAgent: string;
  /** At least 1280 px wide (section 4). */
  isWide(): boolean;
  /** Runs at each change of `isWide`. */
  onWidthChange(run: () => void): void;
}

/** The base URL of each service and the kind of this site; the same on the server and in the browser. */
export interface SiteConfig {
  bases: Record<'main' | 'helper' | 'legacy' | 'static', string>;
  region: 'CN' | 'global';
  /** Whether this is a demo site, with simulated providers and a banner. */
  sandbox: boolean;
  /** The public origin, for canonical links. */
  origin: string;
  /** Languages that are on another site, with its origin. */
  languageOrigins: Partial<Record<Locale, string>>;
}

export interface Services {
  transport: Transport;
  clock: SiteClock;
  timers: Timers;
  storage: KeyedStorage;
  /** Preserved across page loads for as long as the tab is open: sessionStorage in the browser. */
  sessionStorage: Pick<KeyedStorage, 'get' | 'set' | 'remove'>;
  cookies: Cookies;
  navigation: Navigation;
  device: Device;
  /** Whether the user sees the page while it loads; false on the server. */
  isInteractive: boolean;
  /** Whether the user saves data: then nothing is prefetched. */
  prefersReducedData(): boolean;
  /** Whether the browser signals an opt-out of tracking (Do Not Track, Global Privacy Control). */
  hasPrivacySignal(): boolean;
  /** Sends a body also while the page is unloaded, objects as JSON; false when the browser does not accept it. */
  beacon(url: string, body: URLSearchParams | Readonly<Record<string, unknown>>): boolean;
  /** Copies a text to the clipboard; rejects when the browser does not allow it. */
  copy(text: string): Promise<void>;
  print(): void;
  /** Removes everything that this site has stored in the browser. */
  clearBrowserData(): Promise<void>;
  /** Requests the service worker to cache these documents for offline use. */
  cacheForOffline(urls: readonly string[]): void;
  /** The same for a document with personal data, which is removed when the person's session ends. */
  cachePersonal(url: string, forMilliseconds: number): void;
  /** Removes cached personal documents; safe to call repeatedly. */
  clearPersonalCache(): void;
  /**
   * Shows the camera in this element and reports every code that it reads, repeatedly while the code is visible.
   * @returns A function that ends it, or the reason why there is no picture: permission denied, or no camera.
   */
  scanCodes(video: HTMLVideoElement, onCode: (text: string) => void): Promise<(() => void) | 'refused' | 'missing'>;
  /**
   * Opens WeChat's payment sheet with an order's parameters. The server decides what was paid. `missing`: not in
   * WeChat.
   */
  payInWechat(parameters: Readonly<Record<string, string>>): Promise<'done' | 'cancelled' | 'failed' | 'missing'>;
  /** Solves a captcha's proof of work without blocking the page; reports progress as a fraction. */
  solveWork(work: ProofOfWork, onProgress: (fraction: number) => void): Promise<number[]>;
  /** An object URL for a file, valid until it is downloaded or the document is left. */
  objectUrl(file: Blob): string;
  /** Saves the file of an object URL on the user's device, and releases the URL. */
  download(objectUrl: string, name: string): void;
  config: SiteConfig;
}

/** Services that the first paint does not need, in their own chunk. */
export interface IdleServices {
  /** A monotonic time in milliseconds, independent of the clock, to measure durations. */
  monotonicNow(): number;
  /** Runs when the document is hidden and when it is visible again. */
  onVisibility(run: (visibility: PageVisibility) => void): void;
  /**
   * Reports the web vitals of this document (LCP, FCP, TTFB, INP, CLS) as they become known; INP and CLS as they
   * grow.
   */
  measure(onMetric: (metric: string, value: number) => void): void;
  /** False when the browser is sure that there is no network. */
  isOnline(): boolean;
  /** Runs when the network goes offline or comes back. */
  onNetwork(run: (isOnline: boolean) => void): void;
  /** Runs when an exception of a script was not handled. */
  onException(run: () => void): void;
  /** Configures WeChat's share card for the page; does nothing outside WeChat. */
  shareInWechat(signature: WechatSignature, share: WechatShare): Promise<void>;
}
