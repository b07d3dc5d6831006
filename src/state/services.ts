/** The world as the store sees it: everything that is not state enters through here, so that a test can drive all of it. */
import type { Locale } from '@/rules/locales';
import type { Clock } from '@/rules/clock';
import type { Transport } from '@/rules/transport';
import type { Work } from '@/rules/work';

/** Named texts that outlive the page: localStorage in the browser, a map elsewhere. */
export interface KeyedStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Tells of a change that another page of this browser made; ended by the function that is given back. */
  watch(key: string, run: () => void): () => void;
}

/** Cookies that script may read: the web ticket and what the specification keeps there. */
export interface Cookies {
  get(name: string): string | null;
  set(name: string, value: string, options: { days: number }): void;
  remove(name: string): void;
}

/** The site's clock: the server's time, which runs on here and is set right whenever the server names it. */
export interface SiteClock extends Clock {
  synchronise(now: Date): void;
}

/** What waits: cancelled by the function that is given back. */
export interface Timers {
  after(milliseconds: number, run: () => void): () => void;
  every(milliseconds: number, run: () => void): () => void;
  /** Runs when the browser has nothing better to do, at the latest after so many milliseconds. */
  whenIdle(latest: number, run: () => void): () => void;
  /** Runs once what has changed until now was painted; in a page that nobody sees, soon. */
  afterFrame(run: () => void): void;
}

interface Navigation {
  /** The full path now: path and query. */
  current(): string;
  /** Loads another document. */
  assign(url: string): void;
  /**
   * Runs when the reader leaves the document: the last moment to keep something. The latest runs first; one that `isLast` runs after all
   * others, such as the storage, which writes what they keep. Ended by the function that it returns.
   */
  onLeave(run: () => void, isLast?: boolean): () => void;
}

/**
 * Hidden: another tab, a locked phone; the browser may drop the document without another word. Visible: back from there. Restored: the reader
 * had left the document, and the browser had kept it as it was.
 */
export type Sight = 'hidden' | 'visible' | 'restored';

/** What WeChat needs to believe a page (openapi, WxSignature). */
export interface WechatSignature {
  appId: string;
  timestamp: number;
  nonceStr: string;
  signature: string;
}

/** What a reader hands on in WeChat. */
export interface WechatShare {
  title: string;
  description: string;
  link: string;
  image: string;
}

/** The reader's machine as the browser tells it. */
interface Machine {
  userAgent: string;
  /** At least 1280 px wide (section 4). */
  isWide(): boolean;
  /** Runs at each change of `isWide`. */
  onWidth(run: () => void): void;
}

/** Where each service is and what kind of site this is; the same on the server and in the browser. */
export interface SiteConfig {
  bases: Record<'main' | 'helper' | 'legacy' | 'static', string>;
  region: 'CN' | 'global';
  /** Without providers' credentials the site is a sandbox and says so. */
  sandbox: boolean;
  /** The address that readers see, for canonical links. */
  origin: string;
  /** Languages that are on another site, with its address. */
  languageOrigins: Partial<Record<Locale, string>>;
}

export interface Services {
  transport: Transport;
  clock: SiteClock;
  timers: Timers;
  storage: KeyedStorage;
  /** What lasts for one visit in one tab, over reloads and full loads: sessionStorage in the browser. */
  visitStorage: Pick<KeyedStorage, 'get' | 'set' | 'remove'>;
  cookies: Cookies;
  navigation: Navigation;
  machine: Machine;
  /** Whether somebody sees the page while it works: a page of the server is seen when it is done. */
  isWatched: boolean;
  /** Whether the reader asks to save data: nothing is fetched then that was not asked for. */
  savesData(): boolean;
  /** Sends a form-encoded body when the page goes away; false when the browser would not take it. */
  beacon(url: string, body: URLSearchParams): boolean;
  /** Puts a text on the reader's clipboard; rejects when the browser does not let it. */
  copy(text: string): Promise<void>;
  print(): void;
  /** Removes everything that this site keeps in the browser. */
  forget(): Promise<void>;
  /** Asks the service worker to keep these documents for reading without a network. */
  keep(urls: readonly string[]): void;
  /** The same for a document of one person, which is kept no longer than that person is signed in. */
  keepPersonal(url: string, forMilliseconds: number): void;
  /** Removes the kept documents of a person; may be asked as often as one likes. */
  forgetPersonal(): void;
  /**
   * Shows the machine's camera in this element and tells every code that it reads, the same one again and again while it is seen.
   * Resolves with what ends it, or with why there is no picture: the reader or the browser refuses, or there is no camera.
   */
  scanCodes(video: HTMLVideoElement, onCode: (text: string) => void): Promise<(() => void) | 'refused' | 'missing'>;
  /** Opens WeChat's payment sheet with an order's parameters. What was paid is the server's to say; missing: this is not WeChat. */
  payInWechat(parameters: Readonly<Record<string, string>>): Promise<'done' | 'cancelled' | 'failed' | 'missing'>;
  /** Does the work in front of a captcha without holding up the page; tells which part is done. */
  solveWork(work: Work, onProgress: (part: number) => void): Promise<number[]>;
  /** Hands a file to the reader. */
  download(file: Blob, name: string): void;
  config: SiteConfig;
}

/** What is not needed for the first paint, and so comes in a chunk of its own. */
export interface LaterServices {
  /** Milliseconds that only ever run on, whatever the clock is set to: for how long something took. */
  steady(): number;
  /** Runs when the document goes out of the reader's sight, and when it comes back. */
  onSight(run: (sight: Sight) => void): void;
  /** Whether the reader's browser asks not to be followed (Do Not Track, Global Privacy Control). */
  hasPrivacySignal(): boolean;
  /** Tells how fast this document was, each figure (LCP, FCP, TTFB, INP, CLS) when it is known, INP and CLS as they grow. */
  measure(tell: (metric: string, value: number) => void): void;
  /** False when the browser is sure that there is no network. */
  isOnline(): boolean;
  /** Runs when the network goes, and when it comes back. */
  onNetwork(run: (isOnline: boolean) => void): void;
  /** Says what WeChat shows when a reader hands the page on; nothing where this is not WeChat. */
  shareInWechat(signature: WechatSignature, share: WechatShare): Promise<void>;
}
