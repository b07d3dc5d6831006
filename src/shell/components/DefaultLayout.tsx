import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AnchorProvider } from '@/ui/Anchor';
import { Breadcrumbs, type Crumb } from '@/ui/Breadcrumbs';
import { RouterAnchor } from '../RouterAnchor';
import { BackToTop } from './BackToTop';
import { Footer, type FooterProps } from './Footer';
import { Header } from './Header';
import { shellMessages } from './messages';
import { RightBar } from './RightBar';
import { SandboxBanner } from './SandboxBanner';

export interface DefaultLayoutProps extends FooterProps {
  /** The way to the page; empty on the home page. */
  trail?: readonly Crumb[];
  /** Set in the sandbox: the site's clock, ISO. */
  sandboxNow?: string | null;
  /** The page has a red action of its own (a form). */
  hideAction?: boolean;
  children: ReactNode;
}

/** Header, page, right bar, footer. Russian pages have neither header nor right bar (section 2): their footer carries both. */
export function DefaultLayout({ trail = [], sandboxNow, hideAction, children, ...data }: DefaultLayoutProps) {
  const hasHeader = data.locale !== 'ru';
  return (
    <AnchorProvider value={RouterAnchor}>
      <a href="#main" className="skip-link">
        <FormattedMessage {...shellMessages.skip} />
      </a>
      {sandboxNow !== null && sandboxNow !== undefined && <SandboxBanner locale={data.locale} now={sandboxNow} />}
      {hasHeader && <Header {...data} hideAction={hideAction} />}
      <Breadcrumbs trail={trail} />
      {/* Takes the focus after the skip link and after a change of page. */}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {hasHeader && <RightBar {...data} />}
      <BackToTop always={!hasHeader} />
      <Footer {...data} />
    </AnchorProvider>
  );
}
