import { useIntl } from 'react-intl';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import type { SlimProps } from './SlimHeader';
import styles from './SlimFooter.module.css';

/** The footer of landing and mobile pages: dates, place, whom to ask, and the way to the whole site. `bare` shows the way alone. */
export function SlimFooter({ locale, edition, bare = false }: Omit<SlimProps, 'path' | 'query'> & { bare?: boolean }) {
  const { formatMessage } = useIntl();
  const { range, weekRange, dailyOpeningHours, venue, contacts, organiser, year, icp } = edition;
  const links = [
    { text: { id: 'shell.toSite' }, href: paths.home.href({ lang: locale }) },
    { text: { id: 'footer.contact' }, href: paths.contact.href({ lang: locale }) },
    { text: { id: 'footer.privacy' }, href: paths.privacy.href({ lang: locale }) },
    { text: { id: 'footer.my' }, href: paths.my.href({ lang: locale }) },
  ] as const;
  return (
    <footer className={styles.footer} data-on-ink data-no-print>
      <div className={styles.inner}>
        {!bare && (
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
          © {!bare && year} {organiser} {locale === 'zh-cn' && icp}
        </p>
      </div>
    </footer>
  );
}
