/** What the shell gives to the routes: the document, the layouts around pages, the error page, and the page that is not built. */
import type { ShellParts } from '@/routes/createRoutes';
import { Document } from './Document';
import { loadShell } from './loadShell';
import { ErrorPage } from './ErrorPage';
import { DefaultLayoutRoute } from './layouts/DefaultLayoutRoute';
import { EmptyLayout } from './layouts/EmptyLayout';
import { LandingLayoutEn, LandingLayoutZh, MobileLayout } from './layouts/SlimLayouts';
import { unbuiltPage } from './unbuiltPage';

export const shellParts: ShellParts = {
  Document,
  layouts: {
    default: DefaultLayoutRoute,
    empty: EmptyLayout,
    mobile: MobileLayout,
    'landing-en': LandingLayoutEn,
    'landing-zh': LandingLayoutZh,
  },
  ErrorPage,
  unbuilt: unbuiltPage,
  loadShell,
};
