import { until } from '../../support/until';
import { ACT_WITHIN_MS } from '../site';

/** A reader of the site, whatever engine shows it: the few things that a test of every engine does. */
export interface Reader {
  /** `Firefox 153.7` */
  readonly version: string;
  resize(width: number, height: number): Promise<void>;
  /** Opens a document and waits until all of it is laid out, which is after the browser has taken it over. */
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page. @returns what it returns or resolves with, as JSON. */
  run<T>(body: string): Promise<T>;
  /** Presses what the XPath finds first, once it is there. */
  press(xpath: string): Promise<void>;
  /** Goes to a field and types; ends with Enter where that is said. */
  write(xpath: string, text: string, end?: 'Enter'): Promise<void>;
  /** What the page has complained of since it was asked last. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

const EVERY_MS = 50;

/** What stands under the window is brought into its middle at once: the site's own scrolling is smooth. */
const bringIntoSight = (xpath: string): string => `
  const found = document.evaluate(${JSON.stringify(xpath)}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found !== null;`;

type Runs = Pick<Reader, 'run'>;

/** Waits until a page says so. @param body of a function that gives a boolean. */
export const pageSays = (reader: Runs, body: string, what: string): Promise<void> =>
  until(() => reader.run<boolean>(body), { what, within: ACT_WITHIN_MS, every: EVERY_MS });

/** Waits until what the XPath finds is there, and brings it into sight. */
export const there = (reader: Runs, xpath: string): Promise<void> =>
  pageSays(reader, bringIntoSight(xpath), `${xpath} is there`);

export const hydrated = (reader: Runs, url: string): Promise<void> =>
  pageSays(reader, "return document.documentElement.hasAttribute('data-laid-out')", `${url} is taken over`);
