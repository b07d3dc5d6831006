import { until } from '../../support/until';
import { ACTION_TIMEOUT_MS } from '../site';

/** A browser of any engine, with the few actions that tests of all engines need. */
export interface EngineDriver {
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
  click(xpath: string): Promise<void>;
  /** Focuses a field and types; optionally presses Enter. */
  type(xpath: string, text: string, submitKey?: 'Enter'): Promise<void>;
  /** Errors of the page since the last call. */
  takeErrors(): Promise<string[]>;
  close(): Promise<void>;
}

const POLL_INTERVAL_MS = 50;

/** Scrolls it to the middle at once: the site's own scrolling is smooth. */
const scrollIntoViewScript = (xpath: string): string => `
  const found = document.evaluate(${JSON.stringify(xpath)}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found !== null;`;

type ScriptRunner = Pick<EngineDriver, 'run'>;

/**
 * Waits for a condition in the page.
 * @param body Of a function that returns a boolean.
 */
export const waitForCondition = (driver: ScriptRunner, body: string, what: string): Promise<void> =>
  until(() => driver.run<boolean>(body), {
    description: what,
    timeoutMs: ACTION_TIMEOUT_MS,
    intervalMs: POLL_INTERVAL_MS,
  });

/** Waits for the match of an XPath, and scrolls it into view. */
export const waitForElement = (driver: ScriptRunner, xpath: string): Promise<void> =>
  waitForCondition(driver, scrollIntoViewScript(xpath), `${xpath} is there`);

export const waitForHydration = (driver: ScriptRunner, url: string): Promise<void> =>
  waitForCondition(driver, "return document.documentElement.hasAttribute('data-laid-out')", `${url} is hydrated`);
