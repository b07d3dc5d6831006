/** URLs of the plan: a booth number includes its hall, so the shortest URL of a booth has only its number. */

/** Digits (the hall), hyphen, one capital letter, two digits (section 5). */
const BOOTH = /^(\d{1,3})-[A-Z]\d{2}$/;
/** Looks like an incomplete booth number: digits followed by a hyphen or a letter. */
const ATTEMPT = /^\d{1,3}\s*(?:[-–—]\s*[A-Z]?\d*|[A-Z]\d*)$/;

export type PlanProblem = 'empty' | 'invalidBooth' | 'noSuchBooth';

export interface PlanChoice {
  hall?: string;
  booth?: string;
  /** The search text. */
  words?: string;
}

/** The URL of a choice on one of the plan's pages. */
export function planHref(path: string, { hall, booth, words }: PlanChoice = {}): string {
  const query = new URLSearchParams();
  if (booth) query.set('booth', booth);
  else if (hall) query.set('hall', hall);
  if (words) query.set('q', words);
  const text = query.toString();
  return path + (text && `?${text}`);
}

/** Normalises a typed booth number: case, full-width characters and spaces don't matter. */
export const typedBooth = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[–—−‐]/g, '-')
    .replace(/\s+/g, '')
    .trim();

export const isBoothNumber = (text: string): boolean => BOOTH.test(text);
const hallOfBooth = (number: string): string | undefined => BOOTH.exec(number)?.[1];
/** Whether a text looks like a booth number but is not valid. */
export const isBoothAttempt = (text: string): boolean =>
  !isBoothNumber(typedBooth(text)) && ATTEMPT.test(text.normalize('NFKC').trim().toUpperCase());

/** The choice in a URL. */
export function readPlan(query: URLSearchParams): PlanChoice & { problem?: PlanProblem } {
  const hall = query.get('hall')?.trim() || undefined;
  const typed = query.get('q');
  const words = typed?.trim().slice(0, 60) || undefined;
  const text = query.get('booth')?.trim();
  if (text) {
    const booth = typedBooth(text);
    return isBoothNumber(booth) ? { hall: hallOfBooth(booth), booth, words } : { hall, words, problem: 'invalidBooth' };
  }
  return { hall, words, ...(typed !== null && !words && { problem: 'empty' as const }) };
}
