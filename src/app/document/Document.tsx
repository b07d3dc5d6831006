/** The whole HTML document, drawn by React on the server and taken over in the browser. */
import { use, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { languageTag } from '@/rules/languageTag';
import { selectLocale } from '@/state/localeSlice';
import { BOOTSTRAP_ID } from '../hydration/bootstrap';
import { DocumentContext } from './DocumentContext';
import { PageHead } from './PageHead';
import { RouteAnnouncer } from './RouteAnnouncer';

/** @param children In place of the page: what is drawn when nothing of it could be loaded, header and footer included. */
export function Document({ children = <Outlet /> }: { children?: ReactNode }) {
  const locale = useSelector(selectLocale);
  const parts = use(DocumentContext);
  if (!parts) throw new Error('The document is drawn without its parts.');
  const { assets, bootstrap, nonce } = parts;
  return (
    // entry.start.ts may have marked it.
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
