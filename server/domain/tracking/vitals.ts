/**
 * Web vitals in tracking records: `LCP=1234 CLS=12`, in milliseconds, CLS in thousandths
 * (src/app/store/idle/tracking.ts).
 */

const METRICS = ['LCP', 'FCP', 'TTFB', 'INP', 'CLS'];
/** Higher values (ten minutes, or a layout shift of 10) come from clocks that jumped. */
const MAX_VALUES: Readonly<Record<string, number>> = { CLS: 10_000 };
const MAX_MS = 600_000;

/** The metrics of a record, each once: in seconds, CLS as its score. Invalid values are dropped. */
export function parseVitals(text: string): [metric: string, value: number][] {
  const values = new Map<string, number>();
  for (const entry of text.split(' ').slice(0, METRICS.length)) {
    const [, metric = '', digits = ''] = /^([A-Z]{3,4})=(\d{1,6})$/.exec(entry) ?? [];
    const value = Number(digits);
    if (METRICS.includes(metric) && digits !== '' && value <= (MAX_VALUES[metric] ?? MAX_MS))
      values.set(metric, value / 1_000);
  }
  return [...values];
}

/** The page types of the browser's routes. Metric labels must be a closed list, whatever a record contains. */
const PAGE_TYPES = ['home', 'details', 'list', 'form', 'plan', 'page'] as const;
type PageType = (typeof PAGE_TYPES)[number];

/** The page type of a record; 'page' for an unknown one. */
export const parsePageType = (text: string): PageType => PAGE_TYPES.find((type) => type === text) ?? 'page';
