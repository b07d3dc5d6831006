import { useIntl } from 'react-intl';
import type { MeetingSummary } from '@/api/types';
import { hoursText, sessionDay, weekdayText } from '@/i18n/dates';
import { langOf, type Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import { Clauses } from '@/ui/Clauses';
import { exhibitorMessages } from '../messages';
import styles from './MeetingLinks.module.css';

interface MeetingLinksProps {
  /** Anchor of the part. */
  id: string;
  title: string;
  meetings: readonly MeetingSummary[];
  locale: Locale;
}

/** Meetings of an exhibitor, or a few steps from its booth, by their time in Shenzhen. */
export function MeetingLinks({ id: part, title: heading, meetings, locale }: MeetingLinksProps) {
  const { formatMessage } = useIntl();
  return (
    <section id={part} aria-labelledby={`${part}-title`} className={styles.part}>
      <h2 id={`${part}-title`} className={styles.title}>
        {heading}
      </h2>
      <ul className={styles.list}>
        {meetings.map(({ id, title, date, from, to, room, lang }) => (
          <li key={id}>
            <Anchor href={paths.meetingDetails.href({ lang: locale, id })} className={styles.meeting}>
              <time className={styles.time} dateTime={from}>
                {sessionDay(date, locale)} {weekdayText(date, locale)}, {hoursText(from, to)}
              </time>
              <span className={styles.name} lang={langOf(lang, locale)}>
                <Clauses>{title}</Clauses>
              </span>
              <span className={styles.room}>{room}</span>
            </Anchor>
          </li>
        ))}
      </ul>
      <p className={styles.zone}>{formatMessage(exhibitorMessages.zone)}</p>
    </section>
  );
}
