import { Fragment, useMemo, type CSSProperties } from 'react';
import type { MeetingSummary } from '@/api/types';
import type { Locale } from '@/i18n/locales';
import type { Marks } from '@/state/useMarks';
import { programmeGrid, STEP } from '../grid';
import { KeepMeeting } from './KeepMeeting';
import { Session, toneOf } from './Session';
import styles from './DayGrid.module.css';

interface DayGridProps {
  meetings: readonly MeetingSummary[];
  locale: Locale;
  /** The themed exhibition of each hall. */
  themeOfHall: Readonly<Record<string, number>>;
  marks: Marks;
}

/** A day: rooms side by side and hours downwards; below 1024 px the same list by time. */
export function DayGrid({ meetings, locale, themeOfHall, marks }: DayGridProps) {
  const grid = useMemo(() => programmeGrid(meetings), [meetings]);
  const themeOf = ({ hall }: MeetingSummary) => (hall === null ? undefined : themeOfHall[hall]);
  const stepsAnHour = 60 / STEP;
  const size = { '--columns': grid.rooms.length, '--steps': grid.hours.length * stepsAnHour } as CSSProperties;
  return (
    <div className={styles.scroll}>
      <div className={styles.grid} style={size}>
        {grid.rooms.map(({ key, hall, name }, index) => (
          // Each meeting names its room itself: the heads and hours are for eyes.
          <div
            key={key}
            className={styles.room}
            style={{ ...toneOf(hall === null ? undefined : themeOfHall[hall]), gridColumn: index + 2 }}
            aria-hidden="true"
          >
            {hall !== null && <span className={styles.hall}>{hall}</span>}
            <span className={styles.name}>{name}</span>
          </div>
        ))}
        {grid.hours.map((hour, index) => (
          <Fragment key={hour}>
            <span className={styles.hour} style={{ gridRow: index * stepsAnHour + 2 }} aria-hidden="true">
              {index > 0 && `${String(hour).padStart(2, '0')}:00`}
            </span>
            <span className={styles.line} style={{ gridRow: index * stepsAnHour + 2 }} aria-hidden="true" />
          </Fragment>
        ))}
        {grid.rooms.map(({ key }, index) => (
          <span key={key} className={styles.column} style={{ gridColumn: index + 2 }} aria-hidden="true" />
        ))}
        <ol className={styles.list} role="list">
          {meetings.map((meeting) => (
            <Session
              key={meeting.id}
              meeting={meeting}
              locale={locale}
              themeId={themeOf(meeting)}
              isChosen={marks.has(meeting.id)}
              place={grid.placeOf(meeting)}
              tool={<KeepMeeting meeting={meeting} marks={marks} themeId={themeOf(meeting)} />}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}
