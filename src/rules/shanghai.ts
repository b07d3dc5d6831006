/**
 * Calendar days and hours in Asia/Shanghai. The zone has been UTC+8 without summer time since 1992, so neither the
 * machine's zone nor its zone data is needed.
 */
const OFFSET_MS = 8 * 3600_000;
const DAY_MS = 24 * 3600_000;

export interface ShanghaiTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  /** 0 is Sunday. */
  weekday: number;
}

export function shanghaiTime(instant: Date): ShanghaiTime {
  const shiftedDate = new Date(instant.getTime() + OFFSET_MS);
  return {
    year: shiftedDate.getUTCFullYear(),
    month: shiftedDate.getUTCMonth() + 1,
    day: shiftedDate.getUTCDate(),
    hour: shiftedDate.getUTCHours(),
    minute: shiftedDate.getUTCMinutes(),
    weekday: shiftedDate.getUTCDay(),
  };
}

/** The instant of `2026-03-31`, `09:00` in Shanghai time. */
export function shanghaiInstant(date: string, time = '00:00'): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour, minute) - OFFSET_MS);
}

/** `2026-03-31` */
export const shanghaiDate = (instant: Date): string =>
  new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 10);

/** `2026-03-31 09:00` */
export const shanghaiMinute = (instant: Date): string =>
  new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');

/** `2026-03-31T09:00:00+08:00` */
export const shanghaiIso = (instant: Date): string =>
  `${new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 19)}+08:00`;

/** The next midnight in Shanghai: when a cached page with a day count expires. */
export const nextMidnight = (instant: Date): Date =>
  new Date(shanghaiInstant(shanghaiDate(instant)).getTime() + DAY_MS);
