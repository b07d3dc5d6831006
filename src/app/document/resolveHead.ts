/** A page's head data, completed from its SEO record, for the document's head and its Open Graph image. */
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { RouteHandle } from '@/app/routes/createRoutes';
import type { Locale } from '@/rules/locales';
import { selectLocale } from '@/state/localeSlice';
import { selectSeo } from '@/state/seoSlice';
import type { Head } from '@/pages/shared/definePage';
import type { RootState } from '@/app/store/makeStore';
import { selectTrail } from '@/state/breadcrumbsSlice';
import type { Crumb } from '@/ui/layout/Breadcrumbs';

/** The breadcrumb trail with its catalog texts translated into the page's language. */
export function useTrail(): Crumb[] {
  const trail = useSelector(selectTrail);
  const { formatMessage } = useIntl();
  return useMemo(
    () =>
      trail.map((crumb) => ({
        path: crumb.path,
        name: 'name' in crumb ? crumb.name : formatMessage({ id: crumb.message }),
      })),
    [trail, formatMessage],
  );
}

const DEFAULT_TITLE = 'Shenzhen International Industrial Manufacturing Technology Exhibition';

export interface ResolvedHead extends Head {
  title: string;
  description: string;
  keywords: string | null;
}

/** The Open Graph image of a page: its title on a generated picture (server/ssr/seo/openGraph.ts). */
export const openGraphImage = (origin: string, pathname: string, locale: Locale): string =>
  `${origin}/og${pathname === '/' ? `/${locale}` : pathname}.png`;

interface MatchedPage {
  handle?: RouteHandle;
  params: Readonly<Record<string, string | undefined>>;
}

/** @param query The query keys that the page reads. */
export function resolveHead(state: RootState, match: MatchedPage | undefined, query: URLSearchParams): ResolvedHead {
  const locale = selectLocale(state);
  const seo = selectSeo(state);
  const pageHead = match?.handle?.page.head?.(state, { locale, params: match.params, query });
  return {
    ...pageHead,
    title: pageHead?.title ?? seo?.title ?? DEFAULT_TITLE,
    description: pageHead?.description ?? seo?.description ?? '',
    keywords: seo?.keywords ?? null,
  };
}

/** The title of the error page for a status, for its heading and the document's title. */
export function errorTitle(status: number): MessageDescriptor {
  if (status === 404) return { id: 'error.notFoundTitle' };
  if (status === 429) return { id: 'error.tooManyTitle' };
  return status >= 500 ? { id: 'error.networkTitle' } : { id: 'error.otherTitle' };
}
