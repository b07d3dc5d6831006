import { use, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useMatches, useNavigate, type UIMatch } from 'react-router-dom';
import { configApi } from '@/api/config';
import { useEdition } from '@/features/edition/useEdition';
import { selectPreRegistrationOpen } from '@/features/registration/registrationSlice';
import type { RouteHandle } from '@/routes/createRoutes';
import { selectCountdownDays } from '@/state/countdownSlice';
import { selectLocale } from '@/state/localeSlice';
import { selectMenu } from '@/state/menuSlice';
import { useServices } from '@/state/ServicesContext';
import { DefaultLayout } from '../components/DefaultLayout';
import { DocumentContext } from '../DocumentContext';
import { Notices } from '../Notices';
import { useFirstSeconds } from '../useFirstSeconds';
import { useSubscribe } from '../useSubscribe';
import { useSuggest } from '../useSuggest';
import { useTrail } from '../useTrail';

/** The default layout, filled from the store. */
export function DefaultLayoutRoute({ children }: { children: ReactNode }) {
  const locale = useSelector(selectLocale);
  const menu = useSelector(selectMenu);
  const edition = useEdition();
  const days = useSelector(selectCountdownDays);
  const registrationOpen = useSelector(selectPreRegistrationOpen) ?? undefined;
  const { data: hot } = configApi.endpoints.configHotSearch.useQuery();
  const { config } = useServices();
  const parts = use(DocumentContext);
  const navigate = useNavigate();
  const onSubscribe = useSubscribe();
  const { pathname } = useLocation();
  const match = (useMatches() as UIMatch<unknown, RouteHandle | undefined>[]).at(-1);
  return (
    <DefaultLayout
      locale={locale}
      path={pathname}
      edition={edition}
      menu={menu}
      origins={config.languageOrigins}
      hotKeywords={(hot?.records ?? []).map(({ keyword }) => keyword)}
      days={days}
      registrationOpen={registrationOpen}
      suggest={useSuggest()}
      onSearch={(href) => void navigate(href)}
      onSubscribe={onSubscribe}
      trail={useTrail()}
      sandboxNow={config.sandbox ? (parts?.now ?? null) : null}
      hideAction={match?.handle?.row.kind === 'form'}
      animated={useFirstSeconds()}
      notices={<Notices />}
    >
      {children}
    </DefaultLayout>
  );
}
