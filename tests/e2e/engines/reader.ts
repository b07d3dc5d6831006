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

export const TAKEN_OVER = "return document.documentElement.hasAttribute('data-laid-out')";
/** As in `site.ts`: far more than anything needs. */
export const ACT_WITHIN_MS = 15_000;

/** What stands under the window is brought into its middle at once: the site's own scrolling is smooth. */
export const bringIntoSight = (xpath: string): string => `
  const found = document.evaluate(${JSON.stringify(xpath)}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found !== null;`;

/** Asks again until it is so. @throws with the question, when it is not in time. */
export async function until(question: string, ask: () => Promise<boolean>): Promise<void> {
  for (const since = Date.now(); !(await ask());) {
    if (Date.now() - since > ACT_WITHIN_MS) throw new Error(`It is not so: ${question}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const there = (reader: Pick<Reader, 'run'>, xpath: string): Promise<void> =>
  until(`${xpath} is there`, () => reader.run<boolean>(bringIntoSight(xpath)));
