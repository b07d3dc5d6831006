import { FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGE_NAMES, LOCALES } from '@/i18n/locales';
import { Anchor } from '@/ui/Anchor';
import { Icon } from '@/ui/Icon';
import { drawnOnce } from '@/ui/drawnOnce';
import { footerColumns } from './footerLinks';
import { FooterMenu } from './FooterMenu';
import { languageLink } from './languages';
import { Logo } from './Logo';
import { footerMessages, shellMessages } from './messages';
import { NewsletterForm } from './NewsletterForm';
import type { ShellData } from './types';
import styles from './Footer.module.css';

/** What it says of the exhibition. */
const About = drawnOnce(function About({ locale, edition }: Pick<ShellData, 'locale' | 'edition'>) {
  const { venue, range, weekRange, dailyOpeningHours } = edition;
  return (
    <div className={styles.about}>
      <Logo locale={locale} edition={edition} />
      <p className={styles.dates}>{range}</p>
      <p>{weekRange}</p>
      <p>{dailyOpeningHours}</p>
      <p>{venue.name}</p>
      <address className={styles.address}>{venue.address}</address>
    </div>
  );
});

interface ColumnsProps extends Pick<ShellData, 'locale'> {
  /** Where exhibitors sign in. */
  loginUrl: string;
}

const Columns = drawnOnce(function Columns({ locale, loginUrl }: ColumnsProps) {
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
            <a href={loginUrl} className={styles.link}>
              {formatMessage(shellMessages.exhibitorLogin)}
              <Icon name="external" size={14} />
            </a>
          </li>
        )}
      </ul>
    </div>
  ));
});

const Community = drawnOnce(function Community({ links }: { links: ShellData['edition']['socialLinks'] }) {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.row} aria-label={formatMessage(footerMessages.community)}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener" className={styles.small}>
            {name}
            <span className="visually-hidden">
              <FormattedMessage {...shellMessages.newTab} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
});

export interface FooterProps extends ShellData {
  onSubscribe: (email: string) => Promise<void>;
}

export function Footer(props: FooterProps) {
  const { locale, path, edition, onSubscribe } = props;
  const { contacts, organiser, year, icp, socialLinks } = edition;
  const { formatMessage } = useIntl();
  const phone = locale === 'zh-cn' ? contacts.phone : contacts.phoneInternational;
  // The narrow home page needs room below for what stands at the window's lower edge (section 2).
  const isHome = path === `/${locale}` || path === '/';
  return (
    <footer className={styles.footer} data-on-ink data-home={isHome || undefined} data-no-print>
      <div className={styles.inner}>
        {locale === 'ru' && <FooterMenu {...props} />}
        <div className={styles.columns}>
          <About locale={locale} edition={edition} />
          <Columns locale={locale} loginUrl={edition.exhibitorLoginUrl} />
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
          <ul className={styles.row} aria-label={formatMessage(shellMessages.languages)}>
            {LOCALES.map((other) => (
              <li key={other}>
                <a {...languageLink(other, locale, path, props.origins)} className={styles.small}>
                  {LANGUAGE_NAMES[other].name}
                </a>
              </li>
            ))}
          </ul>
          {locale === 'zh-cn' && icp && <p>{icp}</p>}
        </div>
      </div>
    </footer>
  );
}
