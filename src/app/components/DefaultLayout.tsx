import { lazy, memo, Suspense, useCallback, useState, type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Breadcrumbs, type Crumb } from '@/ui/layout/Breadcrumbs';
import { Icon } from '@/ui/controls/Icon';
import { scrollSmoothly } from '@/ui/hooks/scrolling';
import { useOutOfView } from '@/ui/hooks/inView';
import { boothHref, visitAction } from '@/features/home/visitAction';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { classes } from '@/ui/classes';
import type { IconName } from '@/ui/controls/icons';
import { RouterAnchors } from '../document/RouterAnchor';
import { Footer as FooterView, type FooterProps } from './Footer';
import { Header as HeaderView } from '@/app/header/Header';
import { SandboxBanner } from '../Notices';
import type { ShellData } from '@/app/header/types';
import styles from './DefaultLayout.module.css';

interface QuickLink {
  icon: IconName;
  text: MessageDescriptor;
  href: string;
}

type EntriesProps = Pick<ShellData, 'locale' | 'edition' | 'registrationOpen' | 'isRegistered'>;

function quickLinks({ locale, edition, ...state }: EntriesProps): QuickLink[] {
  const action = visitAction(edition.phase, locale, state);
  const localeEntries: QuickLink[] =
    locale === 'zh-cn'
      ? [
          { icon: 'calendar', text: { id: 'footer.meeting' }, href: paths.meetings.href({ lang: locale }) },
          { icon: 'cube', text: { id: 'footer.products' }, href: paths.products.href({ lang: locale }) },
        ]
      : [{ icon: 'mail', text: { id: 'footer.newsletter' }, href: '#newsletter' }];
  return [
    { icon: 'ticket', text: action.text, href: action.href },
    { icon: 'booth', text: { id: 'shell.boothReservation' }, href: boothHref(locale) },
    ...localeEntries,
  ];
}

interface RightBarProps extends EntriesProps {
  /** Highlights the admission notice; ends after three seconds. */
  animated?: boolean;
  onAdmission: () => void;
}

/** Quick links at the right edge on desktop, except in Russian. It can be collapsed. */
const RightBar = memo(function RightBar({ animated = false, onAdmission, ...entries }: RightBarProps) {
  const [isCollapsed, setFolded] = useState(false);
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.bar} aria-label={formatMessage({ id: 'shell.quickLinks' })} data-no-print>
      <ul id="quick-links" hidden={isCollapsed}>
        {quickLinks(entries).map(({ icon, text, href }, index) => (
          <li key={text.id}>
            <Anchor href={href} className={classes(styles.entry, index === 0 && styles.first)}>
              <Icon name={icon} size={22} />
              <span>{formatMessage(text)}</span>
            </Anchor>
          </li>
        ))}
        <li>
          <button type="button" className={styles.entry} data-animated={animated || undefined} onClick={onAdmission}>
            <Icon name="passport" size={22} />
            <span>{formatMessage({ id: 'admission.open' })}</span>
          </button>
        </li>
        <li>
          <Anchor href="#top" className={styles.entry}>
            <Icon name="up" size={22} />
            <span>{formatMessage({ id: 'shell.backToTop' })}</span>
          </Anchor>
        </li>
      </ul>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={!isCollapsed}
        aria-controls="quick-links"
        aria-label={formatMessage(isCollapsed ? { id: 'shell.expand' } : { id: 'shell.collapse' })}
        onClick={() => setFolded(!isCollapsed)}
      >
        <Icon name="chevron" size={16} className={isCollapsed ? styles.turned : undefined} />
      </button>
    </nav>
  );
});

/**
 * Appears after 400 px of scrolling. It is a link, so it works before hydration. On desktop the right bar has its
 * own.
 */
const BackToTop = memo(function BackToTop({ always = false }: { always?: boolean }) {
  const sentinel = useRef<HTMLSpanElement>(null);
  const isVisible = useOutOfView(sentinel);
  const { formatMessage } = useIntl();
  return (
    <>
      <span ref={sentinel} className={styles.sentinel} aria-hidden="true" />
      <a
        href="#top"
        onClick={scrollSmoothly}
        className={styles.button}
        data-always={always || undefined}
        hidden={!isVisible}
        aria-label={formatMessage({ id: 'shell.backToTop' })}
        data-no-print
      >
        <Icon name="up" size={22} />
      </a>
    </>
  );
});

/** Loaded when it is opened, because few users do. */
const AdmissionNotice = lazy(async () => ({ default: (await import('./AdmissionNotice')).AdmissionNotice }));

/** Memoised: together they are half of a page's elements. */
const Header = memo(HeaderView);
const Footer = memo(FooterView);

export interface DefaultLayoutProps extends Omit<FooterProps, 'onAdmission'> {
  /** The breadcrumb trail; empty on the home page. */
  trail?: readonly Crumb[];
  /** The site clock (ISO), set on a demo site only. */
  sandboxNow?: string | null;
  /** The page has a red action of its own (a form). */
  hideAction?: boolean;
  /** True during the right bar's opening animation. */
  animated?: boolean;
  /** Above the header, in the normal flow: the cookie notice. */
  topNotice?: ReactNode;
  /** Over the page: toasts and the link back to the mini-program. */
  notices?: ReactNode;
  children: ReactNode;
}

/**
 * Header, page, right bar, footer. Russian pages have neither header nor right bar (section 2): their footer contains
 * both.
 */
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
      {/* Receives focus from the skip link and after navigation. */}
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
