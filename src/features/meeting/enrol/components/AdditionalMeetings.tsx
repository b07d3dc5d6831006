import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { MeetingSummary } from '@/api';
import { overlapping } from '@/lib/overlaps';
import { useLocale } from '@/i18n/useLocale';
import { formatShortMeetingTime } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { MeetingState } from '../../components/MeetingState';
import styles from './AdditionalMeetings.module.css';

interface AdditionalMeetingsProps {
  meetings: readonly MeetingSummary[];
  selectedIds: readonly string[];
  onChange: (ids: string[]) => void;
}

/** More meetings to enrol in at the same time. */
export function AdditionalMeetings({ meetings, selectedIds, onChange }: AdditionalMeetingsProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const helpId = useId();
  if (meetings.length === 0) return null;
  const selectedMeetings = meetings.filter(({ id }) => selectedIds.includes(id));
  const toggle = (id: string) =>
    onChange(selectedIds.includes(id) ? selectedIds.filter((other) => other !== id) : [...selectedIds, id]);
  return (
    <fieldset className={styles.also} aria-describedby={helpId}>
      <legend className={styles.legend}>{formatMessage({ id: 'enrol.additional' })}</legend>
      <p className={styles.help} id={helpId}>
        {formatMessage({ id: 'enrol.additionalHelp' })}
      </p>
      <ul>
        {meetings.map((meeting) => (
          <li key={meeting.id} className={styles.item}>
            <label className={styles.choice}>
              <input type="checkbox" checked={selectedIds.includes(meeting.id)} onChange={() => toggle(meeting.id)} />
              <span className={styles.body}>
                <span className={styles.title} lang={langOf(meeting.lang, locale)}>
                  {meeting.title}
                </span>
                <span className={styles.facts}>
                  {formatShortMeetingTime(meeting.from, meeting.to, locale)} · {meeting.room}
                </span>
                <span className={styles.state}>
                  <MeetingState meeting={meeting} />
                </span>
                {overlapping(selectedMeetings, meeting.id).map(({ id, title }) => (
                  <span key={id} className={styles.clash}>
                    {formatMessage({ id: 'enrol.overlaps' }, { title })}
                  </span>
                ))}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
