/** What the shell gives to the routes: the document, the layouts around pages, the error page, and the page that is not built. */
import type { ShellParts } from '@/routes/createRoutes';
import { Document } from './Document';
import { loadShell } from './loadShell';
import { ErrorPage } from './ErrorPage';
import { DefaultLayoutRoute } from './layouts/DefaultLayoutRoute';
import { EmptyLayout } from './layouts/EmptyLayout';
import { unbuiltPage } from './unbuiltPage';

export const shellParts: ShellParts = {
  Document,
  layouts: {
    default: DefaultLayoutRoute,
    empty: EmptyLayout,
    mobile: EmptyLayout,
    'landing-en': EmptyLayout,
    'landing-zh': EmptyLayout,
  },
  ErrorPage,
  unbuilt: unbuiltPage,
  loadShell,
};
