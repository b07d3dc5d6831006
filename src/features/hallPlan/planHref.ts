/** The plan's address: a booth names its hall, so that the shortest address of a booth is its number. */

/** Section 5: digits, hyphen, one capital letter, two digits; the hall is the digits. */
const BOOTH = /^(\d{1,3})-[A-Z]\d{2}$/;
/** Somebody means a booth number, if not yet by the rule: a number with a hyphen or a letter behind it. */
const ATTEMPT = /^\d{1,3}\s*(?:[-–—]\s*[A-Z]?\d*|[A-Z]\d*)$/;

export type PlanProblem = 'empty' | 'invalidBooth' | 'noSuchBooth';

export interface PlanChoice {
  hall?: string;
  booth?: string;
  /** What is looked for. */
  words?: string;
}

/** The address of a choice on one of the plan's pages. */
export function planHref(path: string, { hall, booth, words }: PlanChoice = {}): string {
  const query = new URLSearchParams();
  if (booth) query.set('booth', booth);
  else if (hall) query.set('hall', hall);
  if (words) query.set('q', words);
  const text = query.toString();
  return path + (text && `?${text}`);
}

/** A booth number as people type it, by the rule: small letters, full-width signs and spaces do not matter. */
export const typedBooth = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[–—−‐]/g, '-')
    .replace(/\s+/g, '')
    .trim();

export const isBoothNumber = (text: string): boolean => BOOTH.test(text);
const hallOfBooth = (number: string): string | undefined => BOOTH.exec(number)?.[1];
/** Whether a text was meant as a booth number and is none. */
export const isBoothAttempt = (text: string): boolean =>
  !isBoothNumber(typedBooth(text)) && ATTEMPT.test(text.normalize('NFKC').trim().toUpperCase());

/** What an address asks for. */
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
