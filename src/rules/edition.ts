import type { LateFee } from './fee';

/** The organiser's configuration of one edition; all other dates are derived from it. */
export interface EditionDayConfig {
  id: string | number;
  /** `2026-03-31` */
  date: string;
  /** `09:00` */
  open: string;
  close: string;
}

export interface EditionConfig {
  year: number;
  number: number;
  days: readonly EditionDayConfig[];
  /** Instants with their offset, `2026-03-30T09:00:00+08:00`. */
  preRegOpensAt: string;
  preRegDeadline: string;
  lateFee?: LateFee | undefined;
}

export function firstDay(edition: EditionConfig): EditionDayConfig {
  const day = edition.days[0];
  if (!day) throw new Error(`Edition ${edition.year} has no days`);
  return day;
}

export const lastDay = (edition: EditionConfig): EditionDayConfig => edition.days.at(-1) ?? firstDay(edition);
