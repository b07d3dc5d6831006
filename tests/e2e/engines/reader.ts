import { until } from '../../support/until';
import { ACT_WITHIN_MS } from '../site';

/** A browser of any engine, with the few actions that tests of all engines need. */
export interface Reader {
  /** `Firefox 153.7` */
  readonly version: string;
  resize(width: number, height: number): Promise<void>;
  /** Opens a document and waits until it is completely laid out, which is after hydration. */
  open(url: string): Promise<void>;
  /**
   * Runs a function body in the page.
   * @returns its result, awaited, as JSON
   */
  run<T>(body: string): Promise<T>;
  /** Clicks the first match of an XPath, once it exists. */
  press(xpath: string): Promise<void>;
  /** Focuses a field and types; optionally presses Enter. */
  write(xpath: string, text: string, end?: 'Enter'): Promise<void>;
  /** Errors of the page since the last call. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

const INTERVAL_MS = 50;

/** Scrolls it to the middle at once: the site's own scrolling is smooth. */
const bringIntoSight = (xpath: string): string => `
  const found = document.evaluate(${JSON.stringify(xpath)}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found !== null;`;

type Runs = Pick<Reader, 'run'>;

/**
 * Waits for a condition in the page.
 * @param body Of a function that returns a boolean.
 */
export const pageSays = (reader: Runs, body: string, what: string): Promise<void> =>
  until(() => reader.run<boolean>(body), { description: what, timeoutMs: ACT_WITHIN_MS, intervalMs: INTERVAL_MS });

/** Waits for the match of an XPath, and scrolls it into view. */
export const there = (reader: Runs, xpath: string): Promise<void> =>
  pageSays(reader, bringIntoSight(xpath), `${xpath} is there`);

export const hydrated = (reader: Runs, url: string): Promise<void> =>
  pageSays(reader, "return document.documentElement.hasAttribute('data-laid-out')", `${url} is hydrated`);
