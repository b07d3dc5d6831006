import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import form from '../../../forms/form.module.css';
import type { VisitorMeeting } from '@/api';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { overlapping } from '@/lib/overlaps';
import { useLocale } from '@/i18n/useLocale';
import { formatTimeRange, formatExhibitionDay, formatWeekday } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import styles from './MeetingChoice.module.css';

export interface EnrolFailure {
  messages: readonly string[];
}

interface MeetingChoiceProps {
  meetings: readonly VisitorMeeting[];
  hrefOf: (id: string) => string;
  skipHref: string;
  /** Enrols in all of them or none; resolves with nothing when it navigates. */
  onEnrol: (meetingIds: string[]) => Promise<EnrolFailure | void>;
}

/** The contract's maximum per request. */
const MAX_MEETINGS = 20;

type State = 'taken' | 'waiting' | 'paid' | 'full' | 'gone' | 'open';

function stateOf({ meeting, enrolment }: VisitorMeeting): State {
  if (enrolment && enrolment.state !== 'cancelled') return enrolment.state === 'waiting' ? 'waiting' : 'taken';
  if (meeting.state !== 'open' && meeting.state !== 'full') return 'gone';
  if (meeting.price > 0) return 'paid';
  return meeting.state;
}

const STATE_TEXTS = {
  taken: { id: 'visitor.choiceEnrolled' },
  waiting: { id: 'visitor.choiceWaiting' },
  paid: { id: 'visitor.choicePaid' },
  full: { id: 'visitor.choiceFull' },
} as const;

const groupByDay = (meetings: readonly VisitorMeeting[]): [string, VisitorMeeting[]][] => {
  const days = new Map<string, VisitorMeeting[]>();
  for (const entry of meetings) days.set(entry.meeting.date, [...(days.get(entry.meeting.date) ?? []), entry]);
  return [...days].sort(([entry], [other]) => entry.localeCompare(other));
};

/** The programme as a list of checkboxes, by day. Paid meetings are enrolled in on their own page. */
export function MeetingChoice({ meetings, hrefOf, skipHref, onEnrol }: MeetingChoiceProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const [selectedIds, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isSending, run] = useAsyncAction();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);

  const toggle = (id: string) => {
    const next = new Set(selectedIds);
    if (!next.delete(id) && next.size < MAX_MEETINGS) next.add(id);
    setChosen(next);
  };
  const enrol = async () => setProblems((await onEnrol([...selectedIds]))?.messages ?? []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(enrol);
  };
  const visibleMeetings = meetings.filter((entry) => stateOf(entry) !== 'gone');
  // Selected meetings, and those the visitor is already enrolled in.
  const attendedMeetings = visibleMeetings
    .filter((entry) => selectedIds.has(entry.meeting.id) || ['taken', 'waiting'].includes(stateOf(entry)))
    .map(({ meeting }) => meeting);
  const overlapsOf = ({ id }: VisitorMeeting['meeting']): string[] =>
    overlapping(attendedMeetings, id).map(({ title }) => title);
  return (
    <form className={form.form} onSubmit={submit} aria-busy={isSending}>
      {problems.length > 0 && (
        <div className={form.summary} role="alert" tabIndex={-1} ref={summary}>
          <h2 className={form.summaryTitle}>{formatMessage({ id: 'visitor.problemTitle' })}</h2>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {visibleMeetings.length === 0 && <p>{formatMessage({ id: 'visitor.choiceEmpty' })}</p>}
      {groupByDay(visibleMeetings).map(([day, dayMeetings]) => (
        <fieldset key={day} className={styles.day}>
          <legend className={styles.legend}>
            {formatExhibitionDay(day, locale)} <span>{formatWeekday(day, locale)}</span>
          </legend>
          <ul>
            {dayMeetings.map((entry) => (
              <MeetingOption
                key={entry.meeting.id}
                entry={entry}
                isSelected={selectedIds.has(entry.meeting.id)}
                overlaps={selectedIds.has(entry.meeting.id) ? overlapsOf(entry.meeting) : []}
                href={hrefOf(entry.meeting.id)}
                onToggle={toggle}
              />
            ))}
          </ul>
        </fieldset>
      ))}
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {selectedIds.size > 0 && formatMessage({ id: 'visitor.choiceChosen' }, { count: selectedIds.size })}
        </p>
        <div className={form.actions} data-line>
          <button className={form.submit} type="submit" aria-disabled={isSending}>
            {formatMessage(selectedIds.size > 0 ? { id: 'visitor.choiceEnrol' } : { id: 'visitor.choiceContinue' })}
          </button>
          {selectedIds.size > 0 && (
            <Anchor href={skipHref} className={buttonClass('text')}>
              {formatMessage({ id: 'visitor.choiceSkip' })}
            </Anchor>
          )}
        </div>
      </div>
    </form>
  );
}

interface MeetingOptionProps {
  entry: VisitorMeeting;
  isSelected: boolean;
  /** Titles of overlapping meetings that are selected or enrolled in. */
  overlaps: readonly string[];
  href: string;
  onToggle: (id: string) => void;
}

function MeetingOption({ entry, isSelected, overlaps, href, onToggle }: MeetingOptionProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { meeting } = entry;
  const state = stateOf(entry);
  const canChoose = state === 'open' || state === 'full';
  const stateText = state in STATE_TEXTS ? formatMessage(STATE_TEXTS[state as keyof typeof STATE_TEXTS]) : null;
  const details = [formatTimeRange(meeting.from, meeting.to), meeting.room, meeting.themeName]
    .filter(Boolean)
    .join(' · ');
  const text = (
    <span className={styles.body}>
      <span className={styles.title} lang={langOf(meeting.lang, locale)}>
        {meeting.title}
      </span>
      <span className={styles.facts}>{details}</span>
      {stateText && <span className={styles.state}>{stateText}</span>}
      {overlaps.map((title) => (
        <span key={title} className={styles.clash}>
          {formatMessage({ id: 'visitor.choiceOverlaps' }, { title })}
        </span>
      ))}
    </span>
  );
  return (
    <li className={styles.item}>
      {canChoose ? (
        <label className={styles.choice}>
          <input type="checkbox" checked={isSelected} onChange={() => onToggle(meeting.id)} />
          {text}
        </label>
      ) : (
        <div className={styles.choice}>
          {state === 'paid' ? <span /> : <Icon name="check" size={20} />}
          {text}
        </div>
      )}
      <Anchor
        href={href}
        className={styles.more}
        target="_blank"
        aria-label={formatMessage({ id: 'visitor.choiceMoreOf' }, { title: meeting.title })}
      >
        {formatMessage({ id: 'visitor.choiceMore' })}
      </Anchor>
    </li>
  );
}
