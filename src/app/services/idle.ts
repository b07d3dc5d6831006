/** The services that are loaded later: visibility, monotonic time, and WeChat sharing. */
import type { IdleServices } from '@/state/services';

interface Bridge {
  invoke(name: string, parameters: Readonly<Record<string, unknown>>, done: () => void): void;
}

type WindowWithBridge = Window & { WeixinJSBridge?: Bridge };

/** WeChat injects its bridge some time after page start and fires an event. */
const bridgeOf = (): Promise<Bridge | undefined> =>
  new Promise((resolve) => {
    const resolveBridge = () => resolve((window as WindowWithBridge).WeixinJSBridge);
    if ((window as WindowWithBridge).WeixinJSBridge) resolveBridge();
    else document.addEventListener('WeixinJSBridgeReady', resolveBridge, { once: true });
  });

/** Configures WeChat's share card through the bridge of its browser, without loading a third-party script. */
const shareInWechat: IdleServices['shareInWechat'] = async (signature, { title, description, link, image }) => {
  const bridge = await bridgeOf();
  const signedParameters = {
    appId: signature.appId,
    verifyAppId: signature.appId,
    verifySignType: 'sha1',
    verifyTimestamp: String(signature.timestamp),
    verifyNonceStr: signature.nonceStr,
    verifySignature: signature.signature,
  };
  const invoke = (name: string, parameters: Record<string, unknown>) =>
    new Promise<void>((resolve) => {
      if (bridge) bridge.invoke(name, { ...signedParameters, ...parameters }, resolve);
      else resolve();
    });
  await invoke('preVerifyJSAPI', { verifyJsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'] });
  await invoke('updateAppMessageShareData', { title, desc: description, link, imgUrl: image });
  await invoke('updateTimelineShareData', { title, link, imgUrl: image });
};

export const idleServices: IdleServices = {
  monotonicNow: () => performance.now(),
  onVisibility(run) {
    document.addEventListener('visibilitychange', () => run(document.hidden ? 'hidden' : 'visible'));
    window.addEventListener('pageshow', ({ persisted }) => persisted && run('restored'));
  },
  measure(onMetric) {
    // A failed download of the measuring chunk is ignored.
    void import(/* webpackChunkName: "vitals" */ './measure')
      .then(({ measure }) => measure(onMetric))
      .catch(() => undefined);
  },
  isOnline: () => navigator.onLine,
  onNetwork(run) {
    for (const name of ['online', 'offline']) window.addEventListener(name, () => run(navigator.onLine));
  },
  onException(run) {
    for (const name of ['error', 'unhandledrejection']) window.addEventListener(name, run);
  },
  shareInWechat,
};
