import { useIntl } from 'react-intl';
import type { Enrolment } from '@/api/types';
import { hoursText, sessionDay, weekdayText } from '@/i18n/dates';
import type { Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { shanghaiDate } from '@/rules/shanghai';
import { Anchor } from '@/ui/Anchor';
import { placeMessages as messages } from '../messages';
import styles from './OtherEnrolments.module.css';

/** What else the same person is enrolled in, by time. */
export function OtherEnrolments({ enrolments, locale }: { enrolments: readonly Enrolment[]; locale: Locale }) {
  const { formatMessage } = useIntl();
  if (enrolments.length === 0) return null;
  return (
    <section aria-labelledby="other-enrolments">
      <h2 id="other-enrolments" className={styles.title}>
        {formatMessage(messages.othersTitle)}
      </h2>
      <ul className={styles.list}>
        {[...enrolments]
          .sort((one, other) => one.from.localeCompare(other.from))
          .map(({ id, meetingId, meetingTitle, from, to, room, state, waitingPosition }) => {
            const day = shanghaiDate(new Date(from));
            return (
              <li key={id} className={styles.item}>
                <Anchor href={paths.meetingEnrol.href({ lang: locale, id: meetingId })} className={styles.name}>
                  {meetingTitle}
                </Anchor>
                <span className={styles.facts}>
                  {sessionDay(day, locale)} {weekdayText(day, locale)} · {hoursText(from, to)} · {room}
                </span>
                <span className={styles.state} data-state={state}>
                  {formatMessage(messages.stateShort, { state, position: waitingPosition ?? 0 })}
                </span>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
