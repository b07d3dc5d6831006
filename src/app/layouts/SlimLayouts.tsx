/** The layouts `landing-en` (in any language), `landing-zh` and `mobile` of docs/specification/routes.tsv. */
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useIntl } from 'react-intl';
import { useEdition } from '@/features/edition/useEdition';
import { useForwardedQuery } from '@/pages/shared/useRouteQuery';
import { buttonClass } from '@/ui/controls/Button';
import { useOutOfView } from '@/ui/hooks/inView';
import { landingRegistrationHref, paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { boothHref } from '@/features/home/visitAction';
import type { Edition } from '@/api';
import { headerLocales, LanguageItems } from '@/app/header/LanguageItems';
import { Logo } from '@/app/header/Logo';
import { useLocale } from '@/i18n/useLocale';
import { PageFrame } from './PageFrame';
import styles from './SlimLayouts.module.css';

interface SlimProps {
  edition: Edition;
  /** Path of the page with its language, without query. */
  path: string;
  /** The query that links to other languages pass on: `?k=lathe`, or empty. */
  query: string;
}

/** The header of landing pages: logo, phone number or languages, and the booth link. A minimal one has the logo alone. */
function SlimHeader({ edition, path, query, minimal = false }: SlimProps & { minimal?: boolean }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { contacts } = edition;
  // The Chinese landing pages have no language in their URL and no translations.
  const isTranslated = path.startsWith(`/${locale}/`) && locale !== 'zh-cn';
  return (
    <header className={styles.header} data-no-print>
      <div className={styles.slimHeaderInner}>
        <Logo edition={edition} small={minimal} dateless={minimal} />
        {!minimal && (
          <div className={styles.tools}>
            {isTranslated ? (
              <ul className={styles.languages} aria-label={formatMessage({ id: 'shell.languages' })}>
                <LanguageItems
                  locales={headerLocales(locale)}
                  locale={locale}
                  path={path}
                  query={query}
                  className={styles.language}
                />
              </ul>
            ) : (
              <a href={`tel:${contacts.phone.replace(/[^\d+]/g, '')}`} className={styles.phone}>
                {contacts.phone}
              </a>
            )}
            <Anchor href={boothHref(locale)} className={buttonClass('quiet', 'small', styles.booth)}>
              {formatMessage({ id: 'shell.boothReservation' })}
            </Anchor>
          </div>
        )}
      </div>
    </header>
  );
}

/**
 * The footer of landing and mobile pages: dates, venue, e-mail address and links to the main site. A minimal one has no
 * dates.
 */
function SlimFooter({ edition, minimal = false }: Omit<SlimProps, 'path' | 'query'> & { minimal?: boolean }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { range, weekRange, dailyOpeningHours, venue, contacts, organiser, year, icp } = edition;
  const links = [
    { text: { id: 'shell.toSite' }, href: paths.home.href({ lang: locale }) },
    { text: { id: 'footer.contact' }, href: paths.contact.href({ lang: locale }) },
    { text: { id: 'footer.privacy' }, href: paths.privacy.href({ lang: locale }) },
    { text: { id: 'footer.myRegistration' }, href: paths.my.href({ lang: locale }) },
  ] as const;
  return (
    <footer className={styles.footer} data-on-dark data-no-print>
      <div className={styles.inner}>
        {!minimal && (
          <div>
            <p className={styles.dates}>{range}</p>
            <p>{weekRange}</p>
            <p>{dailyOpeningHours}</p>
          </div>
        )}
        <address className={styles.address}>
          {venue.name}
          <br />
          {venue.address}
          <br />
          <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
        </address>
        <ul className={styles.links}>
          {links.map(({ text, href }) => (
            <li key={text.id}>
              <Anchor href={href}>{formatMessage(text)}</Anchor>
            </li>
          ))}
        </ul>
        <p className={styles.bottom}>
          © {!minimal && year} {organiser} {locale === 'zh-cn' && icp}
        </p>
      </div>
    </footer>
  );
}

/**
 * The Chinese landing pages' fixed bar, after 10 px of scrolling (section 2). Before hydration it is at the end of
 * the page.
 */
function RegistrationBar({ href }: { href: string }) {
  const sentinel = useRef<HTMLSpanElement>(null);
  const isScrolled = useOutOfView(sentinel);
  const { formatMessage } = useIntl();
  return (
    <>
      <span ref={sentinel} className={styles.sentinel} aria-hidden="true" />
      <div className={styles.bar} data-fixed={isScrolled || undefined} data-no-print>
        {/* A plain link: a form page is loaded as a new document. */}
        <a href={href} className={buttonClass('main', 'large', styles.action)}>
          {formatMessage({ id: 'shell.visitPermit' })}
        </a>
      </div>
    </>
  );
}

interface LayoutProps {
  children: ReactNode;
}

function SlimLayout({ minimal, bar, children }: LayoutProps & { minimal?: boolean; bar?: ReactNode }) {
  const edition = useEdition();
  const { pathname } = useLocation();
  const query = useForwardedQuery();
  return (
    <PageFrame
      before={<SlimHeader edition={edition} path={pathname} query={query} minimal={minimal} />}
      after={
        <>
          <SlimFooter edition={edition} minimal={minimal} />
          {bar}
        </>
      }
    >
      {children}
    </PageFrame>
  );
}

export const LandingLayoutEn = ({ children }: LayoutProps) => <SlimLayout>{children}</SlimLayout>;

export function LandingLayoutZh({ children }: LayoutProps) {
  const { search } = useLocation();
  return <SlimLayout bar={<RegistrationBar href={landingRegistrationHref('zh-cn', search)} />}>{children}</SlimLayout>;
}

export const MobileLayout = ({ children }: LayoutProps) => <SlimLayout minimal>{children}</SlimLayout>;
