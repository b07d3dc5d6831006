/** What the shell gives to the routes: the document, the layouts around pages, and the error page. */
import type { ShellParts } from '@/routes/createRoutes';
import { Document } from './Document';
import { loadShell } from './loadShell';
import { ErrorPage } from './ErrorPage';
import { DefaultLayoutRoute } from './layouts/DefaultLayoutRoute';
import { PageFrame } from './layouts/PageFrame';

/** Campaigns and pages for phones are opened from outside: no other page needs their layouts. */
const slim = () => import(/* webpackChunkName: "slimLayouts" */ './layouts/SlimLayouts');

/** What header and footer show is away as well (section 2: error screens): the document with the error page alone. */
const BareDocument = () => (
  <Document>
    <PageFrame>
      <ErrorPage />
    </PageFrame>
  </Document>
);

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
