/** Share configuration in WeChat, by the server's signature; without one the page is shared as WeChat sees it (sections 2 and 8). */
import { ONCE, wxApi } from '@/api';
import { isWechat } from '@/lib/device';
import type { LaterServices, Services, WechatShare } from '@/state/services';
import type { AppStore } from '../makeStore';

/** What concerns the one who shares and nobody else. */
const PRIVATE = ['accessToken', '_pre_', 'token', 'code', 'state'];

/** WeChat on Apple's phones checks the address with which the document was opened, everywhere else the one that is shown. */
const isApple = (userAgent: string): boolean => /iPhone|iPad|iPod/.test(userAgent);

/** @returns What configures the page that is shown now; does nothing outside of WeChat, and says nothing when it fails. */
export function makeWechatShare(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  { config, machine, navigation, shareInWechat }: Services & LaterServices,
): (page: Omit<WechatShare, 'link'>) => Promise<void> {
  const opened = navigation.current();
  return async (page) => {
    if (!isWechat(machine.userAgent)) return;
    const shown = new URL(navigation.current(), config.origin);
    const url = new URL(isApple(machine.userAgent) ? opened : shown, config.origin).href;
    const asked = await dispatch(wxApi.endpoints.wxSignature.initiate({ wxSignatureRequest: { url } }, ONCE));
    if (!asked.data) return;
    for (const name of PRIVATE) shown.searchParams.delete(name);
    await shareInWechat(asked.data, { ...page, link: shown.href }).catch(() => undefined);
  };
}
