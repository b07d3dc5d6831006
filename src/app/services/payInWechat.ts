/** WeChat's own payment sheet. In its own chunk, because only payments inside WeChat need it. */
import type { Services } from '@/state/services';

interface Bridge {
  invoke(
    name: string,
    parameters: Readonly<Record<string, string>>,
    done: (result: { err_msg?: string }) => void,
  ): void;
}

export const payInWechat: Services['payInWechat'] = (parameters) =>
  new Promise((resolve) => {
    const bridge = (window as Window & { WeixinJSBridge?: Bridge }).WeixinJSBridge;
    if (!bridge) return resolve('missing');
    return bridge.invoke('getBrandWCPayRequest', parameters, ({ err_msg: result = '' }) =>
      resolve(result.endsWith(':ok') ? 'done' : result.endsWith(':cancel') ? 'cancelled' : 'failed'),
    );
  });
