/** What browsers tell of their pages: `LCP=1234 CLS=12`, milliseconds, of the layout shift thousandths (src/app/store/later/tracking.ts). */

const METRICS = ['LCP', 'FCP', 'TTFB', 'INP', 'CLS'];
/** Ten minutes, or a page that moved ten times its height: whatever is beyond was a clock that jumped. */
const MOST: Readonly<Record<string, number>> = { CLS: 10_000 };
const MOST_MS = 600_000;

/** The figures of a record, each once: seconds, of CLS the shift. What is no figure is left out. */
export function vitalsIn(text: string): [metric: string, value: number][] {
  const values = new Map<string, number>();
  for (const word of text.split(' ').slice(0, METRICS.length)) {
    const [, metric = '', digits = ''] = /^([A-Z]{3,4})=(\d{1,6})$/.exec(word) ?? [];
    const value = Number(digits);
    if (METRICS.includes(metric) && digits !== '' && value <= (MOST[metric] ?? MOST_MS))
      values.set(metric, value / 1_000);
  }
  return [...values];
}

/** The types of pages that the browser's route table knows. Labels of metrics are a closed list, whatever a record says. */
const PAGE_TYPES = ['home', 'details', 'list', 'form', 'plan', 'page'] as const;
type PageType = (typeof PAGE_TYPES)[number];

/** The type of page that a record names; 'page' for any other. */
export const pageTypeIn = (text: string): PageType => PAGE_TYPES.find((type) => type === text) ?? 'page';
