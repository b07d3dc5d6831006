import { weakMapMemoize } from '@reduxjs/toolkit';
import { memo, startTransition, useCallback, useDeferredValue, useEffect, useState, type ReactNode, use } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useMatches, useNavigate, type UIMatch } from 'react-router-dom';
import { configApi } from '@/api';
import { useEdition } from '@/features/edition/useEdition';
import { selectPreRegistrationOpen } from '@/features/registration/registrationSlice';
import type { RouteHandle } from '@/app/routes/createRoutes';
import { selectIsRegistered } from '@/state/clientSlice';
import { selectCountdownDays } from '@/state/countdownSlice';
import { selectDelayDialog } from '@/state/persistedSlice';
import { selectLocale } from '@/state/localeSlice';
import { selectMenu } from '@/state/menuSlice';
import { useServices } from '@/state/ServicesContext';
import { useWholeQuery } from '@/pages/shared/useOwnQuery';
import { DocumentContext } from '@/app/document/DocumentContext';
import { paths } from '@/lib/paths';
import { DefaultLayout } from '../components/DefaultLayout';
import { CookieNotice, Notices } from '../Notices';
import type { Suggest } from '@/app/header/types';
import { useTrail } from '../document/headOf';

/** Asks for the newsletter and goes on to the page of success; rejects when it did not work. */
export function useSubscribe(): (email: string) => Promise<void> {
  const [configSubscribe] = configApi.endpoints.configSubscribe.useMutation();
  const locale = useSelector(selectLocale);
  const navigate = useNavigate();
  return useCallback(
    async (email) => {
      const language = locale === 'zh-cn' ? 1 : 2;
      await configSubscribe({ subscribeRequest: { email, language } }).unwrap();
      await navigate(`${paths.submitSuccess.href({ lang: locale })}?type=email-subscribe`);
    },
    [configSubscribe, locale, navigate],
  );
}

const SECOND_MS = 1_000;

/** `2026-03-10T02:00`: what a page shows of the time changes once a minute. */
const minuteOf = (instant: string): string => `${instant.slice(0, 16)}Z`;

/** The minute of a sandbox's clock, ISO: that in which the page was drawn, then that which the clock is in. Null where there is no sandbox. */
export function useSandboxNow(): string | null {
  const { clock, config, timers } = useServices();
  const renderedAt = use(DocumentContext)?.now;
  const [now, setNow] = useState(renderedAt === undefined ? null : minuteOf(renderedAt));
  useEffect(
    () => (config.sandbox ? timers.every(SECOND_MS, () => setNow(minuteOf(clock.now().toISOString()))) : undefined),
    [clock, config, timers],
  );
  return config.sandbox ? now : null;
}

/** Drawn anew only when something of it has changed: its header and footer are half of a page. */
const Layout = memo(DefaultLayout);
const topNotice = <CookieNotice />;
const notices = <Notices />;

const NONE: readonly string[] = [];

/** One list for a response: the layout is rendered again only when something of it changes. */
const keywordsOf = weakMapMemoize((records: readonly { keyword: string }[]): readonly string[] =>
  records.map(({ keyword }) => keyword),
);

/** Section 9: the right bar's animation switches after 3 s. */
const ANIMATION_MS = 3_000;

/** True for the first seconds of a page in the browser. */
function useFirstSeconds(): boolean {
  const { timers } = useServices();
  const [isFirst, setFirst] = useState(true);
  useEffect(() => timers.after(ANIMATION_MS, () => startTransition(() => setFirst(false))), [timers]);
  return isFirst;
}

/** Milliseconds between letters that somebody types: suggestions are requested after a pause. */
const REST_MS = 180;

/** Asks for what a keyword finds while it is typed; an answer that comes too late is dropped. */
function useSuggest(): Suggest {
  const [configSearchByKeyword] = configApi.endpoints.configSearchByKeyword.useLazyQuery();
  const { timers } = useServices();
  return useCallback(
    (keyword, show) => {
      let isWanted = true;
      const ask = async () => {
        const { data } = await configSearchByKeyword({ keyword, purpose: 'suggestions' }, true);
        if (isWanted) show(data ?? null);
      };
      const cancel = timers.after(REST_MS, () => void ask());
      return () => {
        isWanted = false;
        cancel();
      };
    },
    [configSearchByKeyword, timers],
  );
}

/** The default layout, filled from the store. */
export function DefaultLayoutRoute({ children }: { children: ReactNode }) {
  const locale = useSelector(selectLocale);
  const menu = useSelector(selectMenu);
  const edition = useEdition();
  const days = useSelector(selectCountdownDays);
  // Known shortly after the page has been taken over: what the reader does then goes first.
  const registrationOpen = useDeferredValue(useSelector(selectPreRegistrationOpen)) ?? undefined;
  const isRegistered = useDeferredValue(useSelector(selectIsRegistered));
  const { data: hot } = configApi.endpoints.configHotSearch.useQuery();
  const { config } = useServices();
  const isAdmissionRead = useSelector(selectDelayDialog) !== null;
  const isFirst = useFirstSeconds();
  const navigate = useNavigate();
  const onSubscribe = useSubscribe();
  const { pathname } = useLocation();
  const match = (useMatches() as UIMatch<unknown, RouteHandle | undefined>[]).at(-1);
  const onSearch = useCallback((href: string) => void navigate(href), [navigate]);
  return (
    <Layout
      locale={locale}
      path={pathname}
      query={useWholeQuery()}
      edition={edition}
      menu={menu}
      origins={config.languageOrigins}
      hotKeywords={hot ? keywordsOf(hot.records) : NONE}
      days={days}
      registrationOpen={registrationOpen}
      isRegistered={isRegistered}
      suggest={useSuggest()}
      onSearch={onSearch}
      onSubscribe={onSubscribe}
      trail={useTrail()}
      sandboxNow={useSandboxNow()}
      hideAction={match?.handle?.row.kind === 'form'}
      // Who has read the admission notice is not pointed to it again.
      animated={isFirst && !isAdmissionRead}
      topNotice={topNotice}
      notices={notices}
    >
      {children}
    </Layout>
  );
}
