/** /wx-redirect?f=<path>: to WeChat's sign-in, and back with its code (sections 2 and 8). */
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { wxApi } from '@/api';
import { SignInPanel } from '@/features/wechat/components/SignInPanel';
import { paths } from '@/lib/paths';
import { isOwnPath } from '@/rules/ownPath';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { definePage } from '@/pages/shared/definePage';
import { useOwnQuery } from '@/pages/shared/useOwnQuery';

function WxRedirectPage() {
  const [wxAuthorizationUrl] = wxApi.endpoints.wxAuthorizationUrl.useMutation();
  const [wxLogin] = wxApi.endpoints.wxLogin.useMutation();
  const { navigation } = useServices();
  const query = useOwnQuery();
  const home = paths.home.href({ lang: useSelector(selectLocale) });
  const target = query.get('f') ?? '';
  const returnTo = isOwnPath(target) ? target : home;
  const proceed = useCallback(async () => {
    const code = query.get('code');
    const next =
      code === null
        ? (await wxAuthorizationUrl({ wxAuthorizationRequest: { f: returnTo } })).data?.url
        : await wxLogin({ code, state: query.get('state') ?? undefined }).then(
            ({ data }) => data && (data.returnTo ?? home),
          );
    if (next) navigation.assign(next);
    return next !== undefined;
  }, [home, navigation, query, returnTo, wxAuthorizationUrl, wxLogin]);
  const retryHref = `${paths.wxRedirect.href()}?f=${encodeURIComponent(returnTo)}`;
  return <SignInPanel proceed={proceed} retryHref={retryHref} homeHref={home} />;
}

export const page = definePage({ head: () => ({ noindex: true }), Component: WxRedirectPage });
