import { weakMapMemoize } from '@reduxjs/toolkit';
import { memo, startTransition, useCallback, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useMatches, useNavigate, type UIMatch } from 'react-router-dom';
import { configApi } from '@/api';
import { useEdition } from '@/features/edition/useEdition';
import { selectPreRegistrationOpen } from '@/features/registration/registrationSlice';
import type { RouteHandle } from '@/app/routes/createRoutes';
import { selectIsRegistered } from '@/state/clientSlice';
import { selectCountdownDays, selectMinute } from '@/state/countdownSlice';
import { selectAdmissionNoticeOpenedAt } from '@/state/persistedSlice';
import { selectLocale } from '@/state/localeSlice';
import { selectMenu } from '@/state/menuSlice';
import { useServices } from '@/state/ServicesContext';
import { useForwardedQuery } from '@/pages/shared/useRouteQuery';
import { paths } from '@/lib/paths';
import { DefaultLayout } from '../components/DefaultLayout';
import { CookieNotice, Notices } from '../Notices';
import type { Suggest } from '@/app/header/types';
import { useTrail } from '../document/resolveHead';

/** Requests the newsletter and navigates to the success page; rejects when the request fails. */
export function useSubscribe(): (email: string) => Promise<void> {
  const [configSubscribe] = configApi.endpoints.configSubscribe.useMutation();
  const locale = useSelector(selectLocale);
  const navigate = useNavigate();
  return useCallback(
    async (email) => {
      const language = locale === 'zh-cn' ? 1 : 2;
      await configSubscribe({ email, language }).unwrap();
      await navigate(`${paths.submitSuccess.href({ lang: locale })}?type=email-subscribe`);
    },
    [configSubscribe, locale, navigate],
  );
}

/** Memoised: header and footer are half of a page's elements. */
const Layout = memo(DefaultLayout);
const topNotice = <CookieNotice />;
const notices = <Notices />;

const NO_KEYWORDS: readonly string[] = [];

/** One array per response, so that the layout renders again only when the response changes. */
const keywordsOf = weakMapMemoize((records: readonly { keyword: string }[]): readonly string[] =>
  records.map(({ keyword }) => keyword),
);

/** The right bar's animation ends after 3 s (section 9). */
const ANIMATION_MS = 3_000;

/** True for the first seconds of a page in the browser. */
function useIsAnimating(): boolean {
  const { timers } = useServices();
  const [isAnimating, setFirst] = useState(true);
  useEffect(() => timers.after(ANIMATION_MS, () => startTransition(() => setFirst(false))), [timers]);
  return isAnimating;
}

/** Suggestions are debounced by this many milliseconds. */
const DEBOUNCE_MS = 180;

/** Requests suggestions while the user types; an outdated response is dropped. */
function useSuggest(): Suggest {
  const [configSearchByKeyword] = configApi.endpoints.configSearchByKeyword.useLazyQuery();
  const { timers } = useServices();
  return useCallback(
    (keyword, show) => {
      let isCurrent = true;
      const search = async () => {
        const { data } = await configSearchByKeyword({ keyword, purpose: 'suggestions' }, true);
        if (isCurrent) show(data ?? null);
      };
      const cancel = timers.after(DEBOUNCE_MS, () => void search());
      return () => {
        isCurrent = false;
        cancel();
      };
    },
    [configSearchByKeyword, timers],
  );
}

/** The default layout with its data from the store. */
export function DefaultLayoutRoute({ children }: { children: ReactNode }) {
  const locale = useSelector(selectLocale);
  const menu = useSelector(selectMenu);
  const edition = useEdition();
  const days = useSelector(selectCountdownDays);
  const minute = useSelector(selectMinute);
  // Deferred: known shortly after hydration, and user input goes first.
  const registrationOpen = useDeferredValue(useSelector(selectPreRegistrationOpen)) ?? undefined;
  const isRegistered = useDeferredValue(useSelector(selectIsRegistered));
  const { data: hotSearch } = configApi.endpoints.configHotSearch.useQuery();
  const { config } = useServices();
  const isAdmissionRead = useSelector(selectAdmissionNoticeOpenedAt) !== null;
  const isAnimating = useIsAnimating();
  const navigate = useNavigate();
  const onSubscribe = useSubscribe();
  const { pathname } = useLocation();
  const match = (useMatches() as UIMatch<unknown, RouteHandle | undefined>[]).at(-1);
  const onSearch = useCallback((href: string) => void navigate(href), [navigate]);
  return (
    <Layout
      locale={locale}
      path={pathname}
      query={useForwardedQuery()}
      edition={edition}
      menu={menu}
      origins={config.languageOrigins}
      hotKeywords={hotSearch ? keywordsOf(hotSearch.records) : NO_KEYWORDS}
      days={days}
      registrationOpen={registrationOpen}
      isRegistered={isRegistered}
      suggest={useSuggest()}
      onSearch={onSearch}
      onSubscribe={onSubscribe}
      trail={useTrail()}
      sandboxNow={config.sandbox ? minute : null}
      hideAction={match?.handle?.route.kind === 'form'}
      // Not animated once the admission notice has been read.
      animated={isAnimating && !isAdmissionRead}
      topNotice={topNotice}
      notices={notices}
    >
      {children}
    </Layout>
  );
}
