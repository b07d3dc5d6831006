/** Title, description, canonical, hreflang, Open Graph and JSON-LD of the page that is shown. */
import { use } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useMatches, type UIMatch } from 'react-router-dom';
import { languageTag } from '@/rules/languageTag';
import { isLocale, LOCALES, type Locale } from '@/rules/locales';
import type { RouteHandle } from '@/routes/createRoutes';
import { selectLocale } from '@/state/localeSlice';
import { selectSeo } from '@/state/seoSlice';
import type { RootState } from '@/store/makeStore';
import { inlineJson } from './bootstrap';
import { DocumentContext } from './DocumentContext';

/** Query keys that name a page of its own; all others are left out of canonical addresses. */
const CANONICAL_KEYS = ['current', 'k'];

const DEFAULT_TITLE = 'Shenzhen International Industrial Manufacturing Technology Exhibition';

/** The address of the page in a language: its path with that language, and the query keys that matter. */
export function addressIn(locale: Locale, pathname: string, search: string): string {
  const parts = pathname.split('/').filter(Boolean);
  if (isLocale(parts[0])) parts.shift();
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => CANONICAL_KEYS.includes(key)));
  const text = query.toString();
  return `/${[locale, ...parts].join('/')}${text ? `?${text}` : ''}`;
}

export function PageHead() {
  const parts = use(DocumentContext);
  const origin = parts?.origin ?? '';
  const locale = useSelector(selectLocale);
  const seo = useSelector(selectSeo);
  const { pathname, search } = useLocation();
  const match = (useMatches() as UIMatch<unknown, RouteHandle | undefined>[]).at(-1);
  const head = useSelector(
    (state: RootState) =>
      match?.handle?.page.head?.(state, { locale, params: match.params, query: new URLSearchParams(search) }),
    sameHead,
  );
  const title = head?.title ?? seo?.title ?? DEFAULT_TITLE;
  const description = head?.description ?? seo?.description ?? '';
  const multilingual = match?.params.lang !== undefined || pathname === '/';
  const canonical = origin + (multilingual ? addressIn(locale, pathname, search) : pathname);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {seo?.keywords && <meta name="keywords" content={seo.keywords} />}
      {head?.noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {multilingual &&
        (head?.languages ?? LOCALES).map((other) => (
          <link
            key={other}
            rel="alternate"
            hrefLang={languageTag(other)}
            href={origin + addressIn(other, pathname, search)}
          />
        ))}
      <meta property="og:type" content={head?.type ?? 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {head?.image && <meta property="og:image" content={origin + head.image.url} />}
      {(head?.structured ?? []).map((document) => (
        <script
          key={JSON.stringify(document)}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: inlineJson(document) }}
        />
      ))}
    </>
  );
}

/** A head is made anew at each look; the same words are the same head. */
const sameHead = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
