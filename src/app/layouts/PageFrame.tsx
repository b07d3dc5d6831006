import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useServices } from '@/state/ServicesContext';
import { SandboxBanner, CookieNotice, Notices } from '../Notices';
import { RouterAnchors } from '../document/RouterAnchor';

interface PageFrameProps {
  /** Above the main element. */
  before?: ReactNode;
  /** Below the main element. */
  after?: ReactNode;
  children: ReactNode;
}

/**
 * What every layout except the default one has: the skip link, the demo banner, the main element, notices. On its own
 * it is the empty layout.
 */
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
      {/* Without a date: pages of earlier editions must not show today's. */}
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
