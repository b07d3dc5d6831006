import { memo } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { boothHref, delegationHref, registrationHref } from '@/features/home/visitAction';
import { LOCALES, type Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { Icon } from '@/ui/controls/Icon';
import { LanguageItems } from '@/app/header/LanguageItems';
import { Logo } from '@/app/header/Logo';
import { locateInMenu, columnsOf } from '@/app/header/menu';
import { NewsletterForm } from './NewsletterForm';
import type { ShellData, MenuPosition, ShellContent } from '@/app/header/types';
import { MenuLink } from '@/app/header/MenuLink';
import { SearchForm } from '@/app/header/SearchForm';
import styles from './Footer.module.css';

type FooterMenuProps = Pick<ShellContent, 'menu' | 'hotKeywords' | 'onSearch'> & Pick<MenuPosition, 'current'>;

/** Russian pages have no header: their menu and search are here. */
function FooterMenu({ current, menu, hotKeywords, onSearch }: FooterMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.menu}>
      <nav className={styles.groups} aria-label={formatMessage({ id: 'shell.mainMenu' })}>
        {menu.map((item) => (
          <div key={item.name}>
            <p className={styles.name}>{item.name}</p>
            <ul>
              {(item.menus.length > 0 ? columnsOf(item).flatMap(({ items }) => items) : [item]).map((child) => (
                <li key={child.name}>
                  <MenuLink item={child} className={styles.footerMenuLink} current={child.path === current} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <SearchForm id="search-footer" hotKeywords={hotKeywords} maxKeywords={6} onSearch={onSearch} isOnDark />
    </div>
  );
}

/** The footer's two columns of links (section 2). */
const footerColumns = (
  lang: Locale,
): { title: MessageDescriptor; links: { text: MessageDescriptor; href: string }[] }[] => [
  {
    title: { id: 'footer.takePart' },
    links: [
      { text: { id: 'footer.individual' }, href: registrationHref(lang) },
      { text: { id: 'footer.delegation' }, href: delegationHref(lang) },
      { text: { id: 'footer.myRegistration' }, href: paths.my.href({ lang }) },
      { text: { id: 'shell.boothReservation' }, href: boothHref(lang) },
      { text: { id: 'footer.meeting' }, href: paths.meetings.href({ lang }) },
    ],
  },
  {
    title: { id: 'footer.exhibition' },
    links: [
      { text: { id: 'shell.home' }, href: paths.home.href({ lang }) },
      { text: { id: 'footer.about' }, href: paths.about.href({ lang }) },
      { text: { id: 'footer.news' }, href: paths.news.href({ lang }) },
      { text: { id: 'footer.hallPlan' }, href: paths.hallPlan.href({ lang }) },
      { text: { id: 'footer.contact' }, href: paths.contact.href({ lang }) },
      { text: { id: 'footer.privacy' }, href: paths.privacy.href({ lang }) },
      { text: { id: 'footer.problem' }, href: paths.problemReport.href({ lang }) },
    ],
  },
];

/** Date, opening hours and venue. */
const ExhibitionDetails = memo(function ExhibitionDetails({ edition }: Pick<ShellData, 'edition'>) {
  const { venue, range, weekRange, dailyOpeningHours } = edition;
  return (
    <div className={styles.about}>
      <Logo edition={edition} />
      <p className={styles.dates}>{range}</p>
      <p>{weekRange}</p>
      <p>{dailyOpeningHours}</p>
      <p>{venue.name}</p>
      <address className={styles.address}>{venue.address}</address>
    </div>
  );
});

interface ColumnsProps {
  /** Opens the admission notice. The right bar also has this button, but on desktop only and not in Russian. */
  onAdmission: () => void;
  /** Where exhibitors sign in. */
  loginUrl: string;
}

const LinkColumns = memo(function LinkColumns({ loginUrl, onAdmission }: ColumnsProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return footerColumns(locale).map(({ title, links }, index) => (
    <div key={title.id}>
      <p className={styles.heading}>{formatMessage(title)}</p>
      <ul>
        {links.map(({ text, href }) => (
          <li key={text.id}>
            <Anchor href={href} className={styles.link}>
              {formatMessage(text)}
            </Anchor>
          </li>
        ))}
        {index === 0 && (
          <li>
            <button type="button" className={styles.link} onClick={onAdmission}>
              {formatMessage({ id: 'admission.open' })}
            </button>
          </li>
        )}
        {index === 0 && (
          <li>
            <a href={loginUrl} className={styles.link}>
              {formatMessage({ id: 'shell.exhibitorLogin' })}
              <Icon name="external" size={14} />
            </a>
          </li>
        )}
      </ul>
    </div>
  ));
});

const Community = memo(function Community({ links }: { links: ShellData['edition']['socialLinks'] }) {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.row} aria-label={formatMessage({ id: 'footer.social' })}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener" className={styles.small}>
            {name}
            <span className="visually-hidden">
              <FormattedMessage id="shell.newTab" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
});

export interface FooterProps extends ShellData {
  onSubscribe: (email: string) => Promise<void>;
  onAdmission: () => void;
}

/** The page footer. */
export function Footer(props: FooterProps) {
  const { locale, path, query, origins, edition, menu, onSubscribe, onAdmission } = props;
  const { contacts, organiser, year, icp, socialLinks } = edition;
  const { formatMessage } = useIntl();
  const phone = locale === 'zh-cn' ? contacts.phone : contacts.phoneInternational;
  // The narrow home page needs space for the bar fixed at the bottom of the window (section 2).
  const isHome = path === `/${locale}` || path === '/';
  return (
    <footer className={styles.footer} data-on-dark data-home={isHome || undefined} data-no-print>
      <div className={styles.inner}>
        {locale === 'ru' && <FooterMenu {...props} current={locateInMenu(menu, path).current} />}
        <div className={styles.columns}>
          <ExhibitionDetails edition={edition} />
          <LinkColumns loginUrl={edition.exhibitorLoginUrl} onAdmission={onAdmission} />
          <div>
            <NewsletterForm onSubscribe={onSubscribe} contact={contacts.email} />
            <ul className={styles.contacts}>
              <li>
                <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={styles.contact}>
                  {phone}
                </a>
              </li>
              <li>
                <a href={`mailto:${contacts.email}`} className={styles.contact}>
                  {contacts.email}
                </a>
              </li>
              <li>{contacts.officeHours}</li>
            </ul>
          </div>
        </div>
        <div className={styles.bottom}>
          <p>
            © {year} {organiser}
          </p>
          {locale !== 'zh-cn' && socialLinks.length > 0 && <Community links={socialLinks} />}
          <ul className={styles.row} aria-label={formatMessage({ id: 'shell.languages' })}>
            <LanguageItems
              locales={LOCALES}
              locale={locale}
              path={path}
              query={query}
              origins={origins}
              className={styles.small}
            />
          </ul>
          {locale === 'zh-cn' && icp && <p>{icp}</p>}
        </div>
      </div>
    </footer>
  );
}
