/** /scan/callback?code=: WeChat's redirect target after its code was scanned on a computer (section 2). */
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { wxApi } from '@/api';
import { SignInPanel } from '@/features/wechat/components/SignInPanel';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { definePage } from '@/pages/shared/definePage';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';

function ScanCallbackPage() {
  const [wxScanLogin] = wxApi.endpoints.wxScanLogin.useMutation();
  const { navigation } = useServices();
  const query = useRouteQuery();
  const homePath = paths.home.href({ lang: useSelector(selectLocale) });
  const proceed = useCallback(async () => {
    const code = query.get('code');
    if (!code) return false;
    const { data } = await wxScanLogin({ code, state: query.get('state') ?? undefined });
    if (data) navigation.assign(data.returnTo ?? homePath);
    return data !== undefined;
  }, [homePath, navigation, query, wxScanLogin]);
  return <SignInPanel proceed={proceed} retryHref={paths.wxRedirect.href()} homeHref={homePath} />;
}

export const page = definePage({ head: () => ({ noindex: true }), Component: ScanCallbackPage });
