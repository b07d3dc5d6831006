import { useIntl } from 'react-intl';
import type { Contacts } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { isChinese } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { Panel } from '@/ui/layout/Layout';
import styles from './BoothHelp.module.css';

/** Contacts, and what to read first. */
export function BoothHelp({ contacts }: { contacts: Contacts }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const phone = isChinese(locale) ? contacts.phone : contacts.phoneInternational;
  return (
    <Panel as="section" variant="line" aria-labelledby="booth-help">
      <h2 id="booth-help" className={styles.title}>
        {formatMessage({ id: 'booth.contactTitle' })}
      </h2>
      <dl>
        <dt className={styles.name}>{formatMessage({ id: 'booth.contactPhone' })}</dt>
        <dd>
          <a className={styles.link} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
          <span className={styles.hours}>{contacts.officeHours}</span>
        </dd>
        <dt className={styles.name}>{formatMessage({ id: 'booth.contactEmail' })}</dt>
        <dd>
          <a className={styles.link} href={`mailto:${contacts.email}`}>
            {contacts.email}
          </a>
        </dd>
      </dl>
      <ul className={styles.more}>
        <li>
          <Anchor className={styles.link} href={paths.exhibitorProcess.href({ lang: locale })}>
            {formatMessage({ id: 'booth.process' })}
          </Anchor>
        </li>
        <li>
          <Anchor className={styles.link} href={paths.hallPlan.href({ lang: locale })}>
            {formatMessage({ id: 'booth.plan' })}
          </Anchor>
        </li>
      </ul>
    </Panel>
  );
}
