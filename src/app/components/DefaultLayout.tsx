import { lazy, memo, Suspense, useCallback, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Breadcrumbs, type Crumb } from '@/ui/Breadcrumbs';
import { RouterAnchors } from '../document/RouterAnchor';
import { BackToTop } from './BackToTop';
import { Footer as FooterView, type FooterProps } from './Footer';
import { Header as HeaderView } from './Header';
import { RightBar } from './RightBar';
import { SandboxBanner } from './SandboxBanner';

/** Asked for by few readers: it comes when it is opened. */
const AdmissionNotice = lazy(async () => ({ default: (await import('./AdmissionNotice')).AdmissionNotice }));

/** Each drawn anew only when something of its own has changed: together they are half of a page. */
const Header = memo(HeaderView);
const Footer = memo(FooterView);

export interface DefaultLayoutProps extends Omit<FooterProps, 'onAdmission'> {
  /** The way to the page; empty on the home page. */
  trail?: readonly Crumb[];
  /** Set in the sandbox: the site's clock, ISO. */
  sandboxNow?: string | null;
  /** The page has a red action of its own (a form). */
  hideAction?: boolean;
  /** The right bar's first seconds. */
  animated?: boolean;
  /** Above the header, in the flow of the page: the cookie notice. */
  topNotice?: ReactNode;
  /** Over the page: toasts and the way back to the mini-program. */
  notices?: ReactNode;
  children: ReactNode;
}

/** Header, page, right bar, footer. Russian pages have neither header nor right bar (section 2): their footer carries both. */
export function DefaultLayout(props: DefaultLayoutProps) {
  const { trail = [], sandboxNow, hideAction, animated, topNotice, notices, children, ...data } = props;
  const [isAdmissionOpen, setAdmissionOpen] = useState(false);
  const openAdmission = useCallback(() => setAdmissionOpen(true), []);
  const { locale, edition, registrationOpen, isRegistered } = data;
  const hasHeader = locale !== 'ru';
  return (
    <RouterAnchors>
      <a href="#main" className="skip-link">
        <FormattedMessage id="shell.skip" />
      </a>
      {topNotice}
      {sandboxNow !== null && sandboxNow !== undefined && <SandboxBanner now={sandboxNow} />}
      {hasHeader && <Header {...data} hideAction={hideAction} onAdmission={openAdmission} />}
      <Breadcrumbs trail={trail} />
      {/* Takes the focus after the skip link and after a change of page. */}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {hasHeader && (
        <RightBar
          locale={locale}
          edition={edition}
          registrationOpen={registrationOpen}
          isRegistered={isRegistered}
          animated={animated}
          onAdmission={openAdmission}
        />
      )}
      <BackToTop always={!hasHeader} />
      <Footer {...data} onAdmission={openAdmission} />
      {isAdmissionOpen && (
        <Suspense>
          <AdmissionNotice edition={edition} onClose={() => setAdmissionOpen(false)} />
        </Suspense>
      )}
      {notices}
    </RouterAnchors>
  );
}
