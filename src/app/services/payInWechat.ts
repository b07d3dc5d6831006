/** WeChat's own payment sheet, which its browser offers to pages. A chunk of its own: only who pays inside of WeChat loads it. */
import type { Services } from '@/state/services';

interface Bridge {
  invoke(
    name: string,
    parameters: Readonly<Record<string, string>>,
    done: (answer: { err_msg?: string }) => void,
  ): void;
}

export const payInWechat: Services['payInWechat'] = (parameters) =>
  new Promise((resolve) => {
    const bridge = (window as Window & { WeixinJSBridge?: Bridge }).WeixinJSBridge;
    if (!bridge) return resolve('missing');
    return bridge.invoke('getBrandWCPayRequest', parameters, ({ err_msg: answer = '' }) =>
      resolve(answer.endsWith(':ok') ? 'done' : answer.endsWith(':cancel') ? 'cancelled' : 'failed'),
    );
  });
