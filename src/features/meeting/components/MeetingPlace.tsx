import { FormattedMessage, useIntl } from 'react-intl';
import type { Meeting } from '@/api/types';
import { momentText } from '@/i18n/dates';
import type { Locale } from '@/i18n/locales';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { meetingMessages } from '../messages';
import styles from './MeetingPlace.module.css';

interface MeetingPlaceProps {
  meeting: Meeting;
  locale: Locale;
  /** Whether enrolment has begun: a meeting that is closed may only not be open yet. */
  hasBegun: boolean;
  enrolHref: string;
  calendarHref: string;
}

/** What one can do about a meeting now: enrol, wait, come, or nothing, said plainly; and keep its time. */
export function MeetingPlace({ meeting, locale, hasBegun, enrolHref, calendarHref }: MeetingPlaceProps) {
  const { formatMessage } = useIntl();
  const { state, enrolFrom, enrolUntil } = meeting;
  const canEnrol = state === 'open' || state === 'full';
  return (
    <div className={styles.place}>
      {!canEnrol && (
        <p className={styles.text} data-state={state}>
          {state === 'closed' && !hasBegun ? (
            <FormattedMessage {...meetingMessages.notYetText} values={{ moment: momentText(enrolFrom, locale) }} />
          ) : (
            formatMessage(meetingMessages[`${state}Text`])
          )}
        </p>
      )}
      {state === 'full' && <p className={styles.text}>{formatMessage(meetingMessages.fullText)}</p>}
      {canEnrol && (
        <>
          <Anchor href={enrolHref} className={buttonClass('main', 'large', styles.button)} data-no-print>
            {formatMessage(state === 'full' ? meetingMessages.join : meetingMessages.enrol)}
          </Anchor>
          <p className={styles.until}>
            <FormattedMessage {...meetingMessages.enrolUntil} values={{ moment: momentText(enrolUntil, locale) }} />
          </p>
        </>
      )}
      {state !== 'over' && state !== 'cancelled' && (
        <a href={calendarHref} className={buttonClass('quiet', 'medium', styles.button)} download data-no-print>
          <Icon name="calendar" />
          {formatMessage(meetingMessages.calendar)}
        </a>
      )}
    </div>
  );
}
