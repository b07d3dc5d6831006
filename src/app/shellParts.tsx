/** What the shell passes to the routes: the document, the layouts, and the error page. */
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router-dom';
import { configApi, siteApi } from '@/api';
import type { ShellParts } from '@/app/routes/createRoutes';
import { loadRequired, loadOptional } from '@/pages/shared/loading';
import type { AppStore } from '@/app/store/makeStore';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { selectPageError } from '@/state/seoSlice';
import { useServices } from '@/state/ServicesContext';
import { Document } from './document/Document';
import { DefaultLayoutRoute } from './layouts/DefaultLayoutRoute';
import { PageFrame } from './layouts/PageFrame';
import { loadedErrorView, loadErrorView } from './errors/errorView';

/** The error page of every layout; it shows what the router caught. */
function ErrorPage() {
  const error = useRouteError();
  const locale = useSelector(selectLocale);
  const retryAfter = useSelector(selectPageError)?.retryAfter ?? null;
  const { timers } = useServices();
  const navigate = useNavigate();
  const [View, setView] = useState(loadedErrorView);
  useEffect(() => {
    if (!View) void loadErrorView().then((loaded) => setView(() => loaded));
  }, [View]);
  if (!View) return <div aria-busy="true" />;
  return (
    <View
      error={error}
      retryAfter={retryAfter}
      status={isRouteErrorResponse(error) ? error.status : 500}
      timers={timers}
      onHome={() => void navigate(paths.home.href({ lang: locale }))}
      onBack={() => void navigate(-1)}
    />
  );
}

/** Landing and mobile pages are entry pages: no other page needs their layouts. */
const slim = () => import(/* webpackChunkName: "slimLayouts" */ './layouts/SlimLayouts');

/** The error page without header and footer, for when their data is missing too (section 2: error screens). */
const BareDocument = () => (
  <Document>
    <PageFrame>
      <ErrorPage />
    </PageFrame>
  </Document>
);

const edition = siteApi.endpoints.ownEdition;
const menu = configApi.endpoints.configMenu;
const hotSearch = configApi.endpoints.configHotSearch;

const selectors = [edition.select(undefined), menu.select(), hotSearch.select()];

/** Whether the shell's data is in the store: the server's stores start with shared shell data. */
function hasShell({ getState }: Pick<AppStore, 'getState'>): boolean {
  const state = getState();
  return selectors.every((select) => select(state).isSuccess);
}

/**
 * Loads the data of header and footer. Without the edition there is no page; a failed menu is left empty (section 8).
 */
async function loadShell(store: AppStore): Promise<void> {
  if (hasShell(store)) return;
  const { dispatch } = store;
  const unsubscribed = { subscribe: false } as const;
  await Promise.all([
    loadRequired(dispatch(edition.initiate(undefined, unsubscribed))),
    loadOptional(
      dispatch(menu.initiate(undefined, unsubscribed)),
      dispatch(hotSearch.initiate(undefined, unsubscribed)),
    ),
  ]);
}

export const shellParts: ShellParts = {
  Document,
  BareDocument,
  layouts: {
    default: DefaultLayoutRoute,
    empty: PageFrame,
    mobile: { load: async () => (await slim()).MobileLayout },
    'landing-en': { load: async () => (await slim()).LandingLayoutEn },
    'landing-zh': { load: async () => (await slim()).LandingLayoutZh },
  },
  ErrorPage,
  loadShell,
};
