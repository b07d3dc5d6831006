/** /wx-redirect?f=<path>: to WeChat's sign-in, and back with its code (sections 2 and 8). */
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { wxApi } from '@/api';
import { SignInPanel } from '@/features/wechat/components/SignInPanel';
import { paths } from '@/lib/paths';
import { isSameOriginPath } from '@/rules/sameOriginPath';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { definePage } from '@/pages/shared/definePage';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';

function WxRedirectPage() {
  const [wxAuthorizationUrl] = wxApi.endpoints.wxAuthorizationUrl.useMutation();
  const [wxLogin] = wxApi.endpoints.wxLogin.useMutation();
  const { navigation } = useServices();
  const query = useRouteQuery();
  const homePath = paths.home.href({ lang: useSelector(selectLocale) });
  const target = query.get('f') ?? '';
  const returnTo = isSameOriginPath(target) ? target : homePath;
  const proceed = useCallback(async () => {
    const code = query.get('code');
    const nextUrl =
      code === null
        ? (await wxAuthorizationUrl({ f: returnTo })).data?.url
        : await wxLogin({ code, state: query.get('state') ?? undefined }).then(
            ({ data }) => data && (data.returnTo ?? homePath),
          );
    if (nextUrl) navigation.assign(nextUrl);
    return nextUrl !== undefined;
  }, [homePath, navigation, query, returnTo, wxAuthorizationUrl, wxLogin]);
  const retryHref = `${paths.wxRedirect.href()}?f=${encodeURIComponent(returnTo)}`;
  return <SignInPanel proceed={proceed} retryHref={retryHref} homeHref={homePath} />;
}

export const page = definePage({ head: () => ({ noindex: true }), Component: WxRedirectPage });
