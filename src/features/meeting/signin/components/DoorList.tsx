import { useIntl } from 'react-intl';
import type { MeetingSummary } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { dayText, hoursText } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { Anchor } from '@/ui/Anchor';
import { Icon } from '@/ui/Icon';
import styles from './DoorList.module.css';

interface DoorListProps {
  /** Those of one day, by time. */
  meetings: readonly MeetingSummary[];
  day: string;
  isToday: boolean;
  hrefOf: (id: string) => string;
}

/** The doors of a day: one chooses one's own. */
export function DoorList({ meetings, day, isToday, hrefOf }: DoorListProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="doors">
      <h2 id="doors" className={styles.title}>
        {isToday
          ? formatMessage({ id: 'signin.today' })
          : formatMessage({ id: 'signin.next' }, { day: dayText(day, locale) })}
      </h2>
      <ul className={styles.list}>
        {meetings.map(({ id, title, lang, from, to, room }) => (
          <li key={id}>
            <Anchor href={hrefOf(id)} className={styles.door}>
              <span className={styles.time}>{hoursText(from, to)}</span>
              <span className={styles.words}>
                <span className={styles.name} lang={langOf(lang, locale)}>
                  {title}
                </span>
                <span className={styles.room}>{room}</span>
              </span>
              <Icon name="arrow-right" size={20} />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
