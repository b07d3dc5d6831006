/** The services of a server render: in-process HTTP, the server's clock, and nothing that outlives the request. */
import type { Clock } from '@/rules/clock';
import type { Transport } from '@/rules/http/transport';
import type { KeyedStorage, Services, SiteConfig } from '@/state/services';

export interface ServerEnvironment {
  transport: Transport;
  clock: Clock;
  config: SiteConfig;
  /** Cookies of the request that a form page may read; content pages get none, because they are cached. */
  cookies: Record<string, string>;
}

const noop = () => () => undefined;

/** A storage would outlive the request, so there is none. */
export const noStorage: KeyedStorage = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
  subscribe: noop,
};

/**
 * The services of one render. A timer would outlive it, so there is none.
 * @param path Path and query of the page.
 */
export function serverServices({ transport, clock, config, cookies }: ServerEnvironment, path: string): Services {
  return {
    transport,
    clock: { now: () => clock.now(), synchronise: () => undefined },
    timers: { after: noop, every: noop, whenIdle: noop, afterPaint: () => undefined },
    storage: noStorage,
    sessionStorage: noStorage,
    cookies: { get: (name) => cookies[name] ?? null, set: () => undefined, remove: () => undefined },
    navigation: { current: () => path, assign: () => undefined, onLeave: noop },
    device: { userAgent: '', isWide: () => true, onWidthChange: () => undefined },
    copy: () => Promise.resolve(),
    print: () => undefined,
    isInteractive: false,
    prefersReducedData: () => true,
    hasPrivacySignal: () => true,
    beacon: () => false,
    clearBrowserData: () => Promise.resolve(),
    cacheForOffline: () => undefined,
    cachePersonal: () => undefined,
    clearPersonalCache: () => undefined,
    scanCodes: () => Promise.resolve('missing'),
    payInWechat: () => Promise.resolve('missing'),
    solveWork: () => Promise.resolve([]),
    objectUrl: () => '',
    download: () => undefined,
    config,
  };
}
