/** URLs of the programme, without default values. */
import type { Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';

export interface ProgrammeChoice {
  /** `2026-04-01`; when absent, the first day, or today during the exhibition. */
  date?: string;
  themeId?: string;
  hall?: string;
}

export const PROGRAMME_KEYS = { date: 'date', themeId: 'theme', hall: 'hall' } as const;

/** The URL of a choice. */
export function programmeHref(lang: Locale, { date, themeId, hall }: ProgrammeChoice = {}): string {
  const query = new URLSearchParams();
  if (date) query.set(PROGRAMME_KEYS.date, date);
  if (themeId) query.set(PROGRAMME_KEYS.themeId, themeId);
  if (hall) query.set(PROGRAMME_KEYS.hall, hall);
  const text = query.toString();
  return paths.meetings.href({ lang }) + (text && `?${text}`);
}

/** The choice in a URL; null when it is invalid. */
export function parseProgrammeQuery(query: URLSearchParams): ProgrammeChoice | null {
  const value = (key: string) => query.get(key)?.trim() || undefined;
  const date = value(PROGRAMME_KEYS.date);
  const themeId = value(PROGRAMME_KEYS.themeId);
  const hall = value(PROGRAMME_KEYS.hall);
  const isValid =
    (date === undefined || /^\d{4}-\d{2}-\d{2}$/.test(date)) &&
    (themeId === undefined || /^[0-9A-HJKMNP-TV-Z]{26}$/.test(themeId)) &&
    (hall === undefined || /^[0-9A-Z]{1,6}$/.test(hall));
  return isValid ? { date, themeId, hall } : null;
}
