import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Enrolment } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { dayText, hourText, hoursText, weekdayText } from '@/i18n/dates';
import { FactRows } from '@/ui/FactRows';
import { Icon } from '@/ui/Icon';
import styles from './SignedIn.module.css';

interface SignedInProps {
  enrolment: Enrolment;
  children?: ReactNode;
}

/** That one is in: large enough to be read across a door. */
export function SignedIn({ enrolment, children }: SignedInProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { name, signedInAt, meetingTitle, from, to, room } = enrolment;
  return (
    <div className={styles.signed}>
      <div className={styles.head} data-on-ink>
        <span className={styles.tick}>
          <Icon name="check" size={64} />
        </span>
        <div>
          <h1 className={styles.title}>{formatMessage({ id: 'signin.doneTitle' })}</h1>
          <p className={styles.name}>{name}</p>
        </div>
      </div>
      <div className={styles.body}>
        <p className={styles.text}>{formatMessage({ id: 'signin.doneText' }, { name })}</p>
        <FactRows
          rows={[
            {
              name: formatMessage({ id: 'signin.doneAt' }),
              value: signedInAt && <span className={styles.time}>{hourText(signedInAt)}</span>,
            },
            { name: formatMessage({ id: 'signin.doneMeeting' }), value: meetingTitle },
            {
              name: formatMessage({ id: 'signin.doneWhen' }),
              value: (
                <>
                  {dayText(from, locale)}, {weekdayText(from, locale)}, {hoursText(from, to)}
                  <span className={styles.zone}>{formatMessage({ id: 'meeting.zone' })}</span>
                </>
              ),
            },
            { name: formatMessage({ id: 'signin.doneWhere' }), value: room },
          ]}
        />
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
