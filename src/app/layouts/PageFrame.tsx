import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useServices } from '@/state/ServicesContext';
import { SandboxBanner, CookieNotice, Notices } from '../Notices';
import { RouterAnchors } from '../document/RouterAnchor';

interface PageFrameProps {
  /** Above the main part. */
  before?: ReactNode;
  /** Below it. */
  after?: ReactNode;
  children: ReactNode;
}

/** What every layout but the default one has: the skip link, the sandbox's word, the main part, notices. By itself it is the empty layout. */
export function PageFrame({ before, after, children }: PageFrameProps) {
  const { config } = useServices();
  return (
    <RouterAnchors>
      {before && (
        <a href="#main" className="skip-link">
          <FormattedMessage id="shell.skip" />
        </a>
      )}
      <CookieNotice />
      {/* Pages of earlier editions stand here: no date of today beside theirs. */}
      {config.sandbox && <SandboxBanner />}
      {before}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {after}
      <Notices />
    </RouterAnchors>
  );
}
