/** Where meetings stand on the grid of rooms and hours. */
import type { MeetingSummary } from '@/api/types';
import { shanghaiTime } from '@/rules/shanghai';

/** Minutes of a row of the grid. */
export const STEP = 15;
const HOUR = 60;

interface Room {
  key: string;
  /** Null: outside of the halls. */
  hall: string | null;
  name: string;
}

export interface ProgrammeGrid {
  rooms: Room[];
  /** Full hours, from the one in which the day begins. */
  hours: number[];
  /** Column and rows of a meeting, counted from 1. */
  placeOf(meeting: Pick<MeetingSummary, 'hall' | 'room' | 'from' | 'to'>): {
    column: number;
    row: number;
    rows: number;
  };
}

/** Minutes since midnight in Shanghai. */
function minuteOf(instant: string): number {
  const { hour, minute } = shanghaiTime(new Date(instant));
  return hour * HOUR + minute;
}

const keyOf = ({ hall, room }: Pick<MeetingSummary, 'hall' | 'room'>): string => `${hall ?? ''} ${room}`;
const numberOf = (hall: string | null): number => (hall === null ? 0 : Number(hall) || 999);

/** The rooms of a day, by hall, and its hours. */
export function programmeGrid(meetings: readonly MeetingSummary[]): ProgrammeGrid {
  const rooms = [...new Map(meetings.map((one) => [keyOf(one), one])).values()]
    .map(({ hall, room }): Room => ({ key: keyOf({ hall, room }), hall, name: room }))
    .sort((one, other) => numberOf(one.hall) - numberOf(other.hall) || one.name.localeCompare(other.name, 'en'));
  const first = Math.floor(Math.min(...meetings.map(({ from }) => minuteOf(from))) / HOUR);
  const last = Math.ceil(Math.max(...meetings.map(({ to }) => minuteOf(to))) / HOUR);
  const hours = meetings.length > 0 ? Array.from({ length: last - first }, (_, index) => first + index) : [];
  return {
    rooms,
    hours,
    placeOf: (meeting) => {
      const begin = minuteOf(meeting.from) - first * HOUR;
      return {
        column: rooms.findIndex(({ key }) => key === keyOf(meeting)) + 1,
        row: Math.floor(begin / STEP) + 1,
        rows: Math.max(1, Math.ceil((minuteOf(meeting.to) - minuteOf(meeting.from)) / STEP)),
      };
    },
  };
}
