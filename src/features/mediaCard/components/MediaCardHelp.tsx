import { useIntl } from 'react-intl';
import type { Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import { mediaCardMessages as messages } from '../messages';
import styles from './MediaCardHelp.module.css';

/** The press office, its room, and what to bring. */
export function MediaCardHelp({ email, locale }: { email: string; locale: Locale }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <section className={styles.panel} aria-labelledby="media-card-bring">
        <h2 id="media-card-bring" className={styles.title}>
          {formatMessage(messages.bringTitle)}
        </h2>
        <ul className={styles.list}>
          <li>{formatMessage(messages.bringId)}</li>
          <li>{formatMessage(messages.bringCard)}</li>
        </ul>
      </section>
      <section className={styles.help} aria-labelledby="media-card-help">
        <h2 id="media-card-help" className={styles.title}>
          {formatMessage(messages.helpTitle)}
        </h2>
        <p className={styles.text}>{formatMessage(messages.helpText)}</p>
        <ul className={styles.links}>
          <li>
            <a className={styles.link} href={`mailto:${email}`}>
              {email}
            </a>
          </li>
          <li>
            <Anchor className={styles.link} href={paths.media.href({ lang: locale })}>
              {formatMessage(messages.more)}
            </Anchor>
          </li>
        </ul>
      </section>
    </>
  );
}
