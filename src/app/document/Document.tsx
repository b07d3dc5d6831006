/** The whole HTML document, rendered on the server and hydrated in the browser. */
import { use, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, ScrollRestoration, useLocation, useMatches, type UIMatch } from 'react-router-dom';
import { weakMapMemoize } from '@reduxjs/toolkit';
import { useIntl } from 'react-intl';
import { languageTag, isLocale, LOCALES, type Locale } from '@/rules/locales';
import { selectLocale } from '@/state/localeSlice';
import { pickQuery } from '@/lib/listSearch';
import type { RouteHandle } from '@/app/routes/createRoutes';
import { useServices } from '@/state/ServicesContext';
import { selectPageError } from '@/state/seoSlice';
import type { RootState } from '@/app/store/makeStore';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';
import type { Crumb } from '@/ui/layout/Breadcrumbs';
import { useTrail, errorTitle, resolveHead, openGraphImage } from './resolveHead';
import { BOOTSTRAP_ID, inlineJson } from '../hydration/bootstrap';
import { DocumentContext } from './DocumentContext';
import { RouteAnnouncer } from './RouteAnnouncer';
import { withOrigin } from './withOrigin';

/** Query keys that identify a page; all others are omitted from canonical URLs. */
const CANONICAL_KEYS = ['current', 'k'];

/** The page's path in another language, with its canonical query keys. */
function localisedUrl(locale: Locale, pathname: string, query: URLSearchParams): string {
  const parts = pathname.split('/').filter(Boolean);
  if (isLocale(parts[0])) parts.shift();
  const text = pickQuery(query, CANONICAL_KEYS).toString();
  return `/${[locale, ...parts].join('/')}${text ? `?${text}` : ''}`;
}

/** The breadcrumbs as a schema.org BreadcrumbList. The last item is the page itself, at its canonical URL. */
const breadcrumbList = (trail: readonly Crumb[], origin: string, canonical: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path === undefined ? canonical : origin + path,
  })),
});

/** Memoised, because the exhibition's own structured data is on many pages. */
const structuredDataText = weakMapMemoize((document: object, origin: string): string =>
  inlineJson(withOrigin(document, origin)),
);

/** The elements of the head that change with the page. */
function PageHead() {
  const parts = use(DocumentContext);
  const origin = parts?.origin ?? '';
  const locale = useSelector(selectLocale);
  const { pathname } = useLocation();
  const query = useRouteQuery();
  const { formatMessage } = useIntl();
  const { config } = useServices();
  const trail = useTrail();
  const match = (useMatches() as UIMatch<unknown, RouteHandle | undefined>[]).at(-1);
  const head = useSelector((state: RootState) => resolveHead(state, match, query), isSameHead);
  const error = useSelector(selectPageError);
  const { description, keywords, type = 'website', jsonLd = [] } = head;
  const title = error === null ? head.title : formatMessage(errorTitle(error.status));
  const multilingual = match?.params.lang !== undefined || pathname === '/';
  const canonical = origin + (multilingual ? localisedUrl(locale, pathname, query) : pathname);
  const documents = [...jsonLd, ...(trail.length > 1 ? [breadcrumbList(trail, origin, canonical)] : [])];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {(head.noindex || error !== null) && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {multilingual &&
        (head.languages ?? LOCALES).map((other) => (
          <link
            key={other}
            rel="alternate"
            hrefLang={languageTag(other)}
            href={(config.languageOrigins[other] ?? origin) + localisedUrl(other, pathname, query)}
          />
        ))}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={openGraphImage(origin, pathname, locale)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={formatMessage({ id: 'shell.newsFeed' })}
        href={`/news.rss?lang=${locale}`}
      />
      <link rel="manifest" href={`/app.webmanifest?lang=${locale}`} />
      {documents.map((document) => {
        const text = structuredDataText(document, origin);
        return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
      })}
    </>
  );
}

/** `resolveHead` builds a new object each time; equal content counts as unchanged. */
const isSameHead = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * @param children Rendered in place of the page when its shell data could not be loaded; then without header and
 * footer.
 */
export function Document({ children = <Outlet /> }: { children?: ReactNode }) {
  const locale = useSelector(selectLocale);
  const parts = use(DocumentContext);
  if (!parts) throw new Error('The document was rendered without its parts.');
  const { assets, bootstrap, nonce } = parts;
  return (
    // entry.start.ts may have set an attribute on it.
    <html lang={languageTag(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0B1B2B" />
        {nonce !== null && <meta property="csp-nonce" content="" nonce={nonce} suppressHydrationWarning />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/180.png" />
        <PageHead />
        {assets.letters.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.preloads.map((href) => (
          <link key={href} rel="preload" as="script" href={href} fetchPriority="low" />
        ))}
        {assets.texts.map((href) => (
          <link key={href} rel="preload" as="fetch" href={href} crossOrigin="anonymous" fetchPriority="low" />
        ))}
      </head>
      <body>
        <RouteAnnouncer />
        {children}
        <ScrollRestoration nonce={nonce ?? undefined} />
        <script
          id={BOOTSTRAP_ID}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: bootstrap }}
        />
        <script defer src={assets.start} data-scripts={assets.scripts.join(' ')} />
      </body>
    </html>
  );
}
