import { weakMapMemoize } from '@reduxjs/toolkit';
import { memo, useCallback, useDeferredValue, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useMatches, useNavigate, type UIMatch } from 'react-router-dom';
import { configApi } from '@/api/config';
import { useEdition } from '@/features/edition/useEdition';
import { selectPreRegistrationOpen } from '@/features/registration/registrationSlice';
import type { RouteHandle } from '@/routes/createRoutes';
import { selectIsRegistered } from '@/state/clientSlice';
import { selectCountdownDays } from '@/state/countdownSlice';
import { selectDelayDialog } from '@/state/keptSlice';
import { selectLocale } from '@/state/localeSlice';
import { selectMenu } from '@/state/menuSlice';
import { useServices } from '@/state/ServicesContext';
import { DefaultLayout } from '../components/DefaultLayout';
import { CookieNotice } from '../CookieNotice';
import { Notices } from '../Notices';
import { useFirstSeconds } from '../useFirstSeconds';
import { useSandboxNow } from '../useSandboxNow';
import { useSubscribe } from '../useSubscribe';
import { useSuggest } from '../useSuggest';
import { useWholeQuery } from '@/store/useWholeQuery';
import { useTrail } from '../useTrail';

/** Drawn anew only when something of it has changed: its header and footer are half of a page. */
const Layout = memo(DefaultLayout);
const topNotice = <CookieNotice />;
const notices = <Notices />;

const NONE: readonly string[] = [];

/** One list for a response: the layout is rendered again only when something of it changes. */
const keywordsOf = weakMapMemoize((records: readonly { keyword: string }[]): readonly string[] =>
  records.map(({ keyword }) => keyword),
);

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
