/** The services of a server render: in-process HTTP, the server's clock, and nothing that outlives the request. */
import type { Clock } from '@/rules/clock';
import type { Transport } from '@/rules/transport';
import type { KeyedStorage, Services, SiteConfig } from '@/state/services';

export interface ServerWorld {
  transport: Transport;
  clock: Clock;
  config: SiteConfig;
  /** Cookies of the request that a form page may read; reading pages get none, because they are cached. */
  cookies: Record<string, string>;
}

const nothing = () => () => undefined;

/** A storage would outlive the request, so there is none. */
export const noStorage: KeyedStorage = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
  watch: nothing,
};

/**
 * The services of one render. A timer would outlive it, so there is none.
 * @param path Path and query of the page.
 */
export function serverServices({ transport, clock, config, cookies }: ServerWorld, path: string): Services {
  return {
    transport,
    clock: { now: () => clock.now(), synchronise: () => undefined },
    timers: { after: nothing, every: nothing, whenIdle: nothing, afterFrame: () => undefined },
    storage: noStorage,
    visitStorage: noStorage,
    cookies: { get: (name) => cookies[name] ?? null, set: () => undefined, remove: () => undefined },
    navigation: { current: () => path, assign: () => undefined, onLeave: nothing },
    device: { userAgent: '', isWide: () => true, onWidth: () => undefined },
    copy: () => Promise.resolve(),
    print: () => undefined,
    isInteractive: false,
    savesData: () => true,
    beacon: () => false,
    forget: () => Promise.resolve(),
    cacheForOffline: () => undefined,
    cachePersonal: () => undefined,
    clearPersonalCache: () => undefined,
    scanCodes: () => Promise.resolve('missing'),
    payInWechat: () => Promise.resolve('missing'),
    solveWork: () => Promise.resolve([]),
    download: () => undefined,
    config,
  };
}
