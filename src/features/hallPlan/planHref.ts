/** URLs of the plan: a booth number includes its hall, so the shortest URL of a booth has only its number. */

/** Digits (the hall), hyphen, one capital letter, two digits (section 5). */
const BOOTH_NUMBER = /^(\d{1,3})-[A-Z]\d{2}$/;
/** Looks like an incomplete booth number: digits followed by a hyphen or a letter. */
const PARTIAL_BOOTH_NUMBER = /^\d{1,3}\s*(?:[-–—]\s*[A-Z]?\d*|[A-Z]\d*)$/;

export type PlanProblem = 'empty' | 'invalidBooth' | 'noSuchBooth';

export interface PlanChoice {
  hall?: string;
  booth?: string;
  /** The search text. */
  searchText?: string;
}

/** The URL of a choice on one of the plan's pages. */
export function planHref(path: string, { hall, booth, searchText }: PlanChoice = {}): string {
  const query = new URLSearchParams();
  if (booth) query.set('booth', booth);
  else if (hall) query.set('hall', hall);
  if (searchText) query.set('q', searchText);
  const text = query.toString();
  return path + (text && `?${text}`);
}

/** Normalises a typed booth number: case, full-width characters and spaces don't matter. */
export const normaliseBoothNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[–—−‐]/g, '-')
    .replace(/\s+/g, '')
    .trim();

export const isBoothNumber = (text: string): boolean => BOOTH_NUMBER.test(text);
const hallOfBooth = (number: string): string | undefined => BOOTH_NUMBER.exec(number)?.[1];
/** Whether a text looks like a booth number but is not valid. */
export const isBoothAttempt = (text: string): boolean =>
  !isBoothNumber(normaliseBoothNumber(text)) && PARTIAL_BOOTH_NUMBER.test(text.normalize('NFKC').trim().toUpperCase());

/** The choice in a URL. */
export function parsePlanQuery(query: URLSearchParams): PlanChoice & { problem?: PlanProblem } {
  const hall = query.get('hall')?.trim() || undefined;
  const rawSearch = query.get('q');
  const searchText = rawSearch?.trim().slice(0, 60) || undefined;
  const text = query.get('booth')?.trim();
  if (text) {
    const booth = normaliseBoothNumber(text);
    return isBoothNumber(booth)
      ? { hall: hallOfBooth(booth), booth, searchText }
      : { hall, searchText, problem: 'invalidBooth' };
  }
  return { hall, searchText, ...(rawSearch !== null && !searchText && { problem: 'empty' as const }) };
}
