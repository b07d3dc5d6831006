import { useIntl } from 'react-intl';
import type { Edition } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { readableNumber } from '../conversions';
import styles from './Badge.module.css';
import { QrCode } from '@/ui/display/QrCode';

export interface BadgeProps {
  edition: Edition;
  firstName: string;
  lastName: string;
  jobTitle: string;
  company: string;
  /** The country's name in the page's language. */
  country: string;
  /** Null until the registration is confirmed. */
  number: string | null;
  qrContent: string | null;
}

const THEMES = [1, 2, 3, 4, 5];

/** Five saw-tooth roofs, as in the site's logo. */
const Roofs = () => (
  <svg width="43" height="40" viewBox="0 0 43 40" aria-hidden="true" focusable="false">
    {THEMES.map((theme, index) => (
      <path key={theme} d={`M${index * 9} 40V8l7-8v40z`} fill={`var(--theme-${theme}-main)`} />
    ))}
  </svg>
);

function BadgeHead({ edition }: Pick<BadgeProps, 'edition'>) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { name, shortName, venue, year, number } = edition;
  return (
    <header className={styles.head}>
      <span className={styles.slot} />
      <Roofs />
      <p className={styles.exhibition}>
        {locale === 'en' || locale === 'ru' ? shortName : name}
        <span className={styles.edition}>
          {formatMessage({ id: 'visitor.edition' }, { city: venue.city, year: String(year), number })}
        </span>
      </p>
    </header>
  );
}

function BadgeDetails({ edition }: Pick<BadgeProps, 'edition'>) {
  const { formatMessage } = useIntl();
  const details = [
    [{ id: 'visitor.dates' }, edition.range],
    [{ id: 'visitor.hours' }, edition.dailyOpeningHours],
    [{ id: 'visitor.venue' }, edition.venue.name],
    [{ id: 'visitor.entrance' }, formatMessage({ id: 'visitor.entranceText' })],
  ] as const;
  return (
    <dl className={styles.facts}>
      {details.map(([label, text]) => (
        <div key={label.id}>
          <dt>{formatMessage(label)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The badge, for screen and print, legible at arm's length. */
export function Badge({ edition, firstName, lastName, jobTitle, company, country, number, qrContent }: BadgeProps) {
  const { formatMessage } = useIntl();
  return (
    <article className={styles.badge} aria-label={formatMessage({ id: 'visitor.badge' })} data-print-alone>
      <BadgeHead edition={edition} />
      <div className={styles.colours} aria-hidden="true">
        {THEMES.map((theme) => (
          <span key={theme} style={{ backgroundColor: `var(--theme-${theme}-main)` }} />
        ))}
      </div>
      <div className={styles.person}>
        <p className={styles.name}>
          <span>{firstName} </span>
          <span>{lastName}</span>
        </p>
        {jobTitle && <p>{jobTitle}</p>}
        {company && <p className={styles.company}>{company}</p>}
        {country && <p>{country}</p>}
      </div>
      {qrContent !== null && number !== null && (
        <div className={styles.code}>
          <QrCode content={qrContent} label={formatMessage({ id: 'visitor.qr' }, { number: readableNumber(number) })} />
          <p className={styles.label}>{formatMessage({ id: 'visitor.number' })}</p>
          <p className={styles.number}>{readableNumber(number)}</p>
        </div>
      )}
      <div className={styles.perforation} aria-hidden="true" />
      <BadgeDetails edition={edition} />
      <p className={styles.foot}>
        <strong>{formatMessage({ id: 'visitor.role' })}</strong>
        <span>{formatMessage({ id: 'visitor.badgeValidity' }, { days: edition.days.length })}</span>
      </p>
    </article>
  );
}
