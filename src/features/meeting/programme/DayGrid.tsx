import { type CSSProperties, Fragment, useMemo } from 'react';
import type { MeetingSummary } from '@/api';
import { shanghaiTime } from '@/rules/shanghai';
import type { Favourites } from '@/state/useFavourites';
import styles from './DayGrid.module.css';
import type { progressAt } from '@/features/meeting/components/MeetingState';
import { MeetingFavouriteButton } from './MeetingFavouriteButton';
import { MeetingBlock, hallColours } from './MeetingBlock';

/** Minutes per grid row. */
const MINUTES_PER_ROW = 15;
const MINUTES_PER_HOUR = 60;

interface Room {
  key: string;
  /** Null: outside the halls. */
  hall: string | null;
  name: string;
}

interface ProgrammeGrid {
  rooms: Room[];
  /** Full hours, from the one in which the day starts. */
  hours: number[];
  /** Column and rows of a meeting, counted from 1. */
  positionOf(meeting: Pick<MeetingSummary, 'hall' | 'room' | 'from' | 'to'>): {
    column: number;
    row: number;
    rows: number;
  };
}

/** Minutes since midnight in Shanghai. */
function minutesSinceMidnight(instant: string): number {
  const { hour, minute } = shanghaiTime(new Date(instant));
  return hour * MINUTES_PER_HOUR + minute;
}

const keyOf = ({ hall, room }: Pick<MeetingSummary, 'hall' | 'room'>): string => `${hall ?? ''} ${room}`;
const numberOf = (hall: string | null): number => (hall === null ? 0 : Number(hall) || 999);

/** The rooms of a day, by hall, and its hours. */
export function programmeGrid(meetings: readonly MeetingSummary[]): ProgrammeGrid {
  const rooms = [...new Map(meetings.map((meeting) => [keyOf(meeting), meeting])).values()]
    .map(({ hall, room }): Room => ({ key: keyOf({ hall, room }), hall, name: room }))
    .sort(
      (meeting, other) => numberOf(meeting.hall) - numberOf(other.hall) || meeting.name.localeCompare(other.name, 'en'),
    );
  const first = Math.floor(Math.min(...meetings.map(({ from }) => minutesSinceMidnight(from))) / MINUTES_PER_HOUR);
  const last = Math.ceil(Math.max(...meetings.map(({ to }) => minutesSinceMidnight(to))) / MINUTES_PER_HOUR);
  const hours = meetings.length > 0 ? Array.from({ length: last - first }, (_, index) => first + index) : [];
  return {
    rooms,
    hours,
    positionOf: (meeting) => {
      const startMinute = minutesSinceMidnight(meeting.from) - first * MINUTES_PER_HOUR;
      return {
        column: rooms.findIndex(({ key }) => key === keyOf(meeting)) + 1,
        row: Math.floor(startMinute / MINUTES_PER_ROW) + 1,
        rows: Math.max(
          1,
          Math.ceil((minutesSinceMidnight(meeting.to) - minutesSinceMidnight(meeting.from)) / MINUTES_PER_ROW),
        ),
      };
    },
  };
}

interface DayGridProps {
  meetings: readonly MeetingSummary[];
  progressOf: ReturnType<typeof progressAt>;
  /** The themed exhibition of each hall, for its colour; not the meeting's own theme, its track. */
  themeOfHall: Readonly<Record<string, number>>;
  favourites: Favourites;
}

/** A day: rooms as columns and hours as rows; below 1024 px a list by time. */
export function DayGrid({ meetings, progressOf, themeOfHall, favourites }: DayGridProps) {
  const grid = useMemo(() => programmeGrid(meetings), [meetings]);
  const themeOf = ({ hall }: MeetingSummary) => (hall === null ? undefined : themeOfHall[hall]);
  const rowsPerHour = 60 / MINUTES_PER_ROW;
  const size = { '--columns': grid.rooms.length, '--steps': grid.hours.length * rowsPerHour } as CSSProperties;
  return (
    <div className={styles.scroll}>
      <div className={styles.grid} style={size}>
        {grid.rooms.map(({ key, hall, name }, index) => (
          // Column heads and hours are decorative, because each meeting includes its room.
          <div
            key={key}
            className={styles.room}
            style={{ ...hallColours(hall === null ? undefined : themeOfHall[hall]), gridColumn: index + 2 }}
            aria-hidden="true"
          >
            {hall !== null && <span className={styles.hall}>{hall}</span>}
            <span className={styles.name}>{name}</span>
          </div>
        ))}
        {grid.hours.map((hour, index) => (
          <Fragment key={hour}>
            <span className={styles.hour} style={{ gridRow: index * rowsPerHour + 2 }} aria-hidden="true">
              {index > 0 && `${String(hour).padStart(2, '0')}:00`}
            </span>
            <span className={styles.line} style={{ gridRow: index * rowsPerHour + 2 }} aria-hidden="true" />
          </Fragment>
        ))}
        {grid.rooms.map(({ key }, index) => (
          <span key={key} className={styles.column} style={{ gridColumn: index + 2 }} aria-hidden="true" />
        ))}
        <ol className={styles.list} role="list">
          {meetings.map((meeting) => (
            <MeetingBlock
              key={meeting.id}
              meeting={meeting}
              progress={progressOf(meeting)}
              themeId={themeOf(meeting)}
              isFavourite={favourites.has(meeting.id)}
              gridPosition={grid.positionOf(meeting)}
              action={<MeetingFavouriteButton meeting={meeting} favourites={favourites} themeId={themeOf(meeting)} />}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}
