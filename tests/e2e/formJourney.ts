/**
 * A user journey through a complete form by keyboard only: every rule violated and corrected, a reload, a lost network, double
 * key presses, back and forward.
 */
import type { Browser, Locator, Page, Request } from 'playwright-core';
import { axe } from './axe';
import { controlByName, press, tabTo, type } from './keyboard';
import { openPage, waitForHydration, visit, type Site } from './site';
import { solveCaptcha } from './steps';
import { until } from '../support/until';

type AccessibleName = string | RegExp;

export interface FormJourney {
  path: string;
  viewport?: { width: number; height: number };
  /** The part of the page whose form loads when it comes near the viewport. */
  lazySection?: string;
  /** From the page to the form: prior verification. */
  openForm?: (page: Page) => Promise<void>;
  submitLabel: AccessibleName;
  /** The errors of an empty form. */
  emptyFormErrors: string[];
  /** Checked or selected before typing: by the space bar, unless another key is set. */
  selected?: [control: AccessibleName, key?: string][];
  /** Typed values; in a list, selected by Enter. */
  validValues: [field: AccessibleName, text: string][];
  /** Further input that is neither typed nor checked. */
  fillRest?: (page: Page) => Promise<void>;
  /** A field whose text must survive a reload. */
  persistedValue: [field: AccessibleName, text: string];
  /** Values that are never persisted, typed again after the reload. */
  unpersistedValues?: [field: AccessibleName, text: string][];
  /** Requests and enters a code within the form. */
  verify?: (page: Page) => Promise<void>;
  consent?: AccessibleName;
  /** An invalid value of a field, and its error. */
  invalidValues: [field: AccessibleName, text: string, says: string][];
  networkError: RegExp;
  /** For forms with a captcha: the button for another picture. */
  newCaptchaButton?: RegExp;
  /** The path of the final call. */
  requestPath: string;
  /** Whether a retry gets the same response after the first was lost; always so with a captcha. */
  retriesLostResponse?: boolean;
  /**
   * The expected status of the final call, if not 200: the record already existed, which the page treats as success.
   */
  expectedStatus?: number;
  /** Whether the result is gone after leaving the page. */
  isTransient?: boolean;
  /** The element of the result. */
  result: (page: Page) => Locator;
}

/** Timeout of a journey: every key press waits for a page on a busy machine. */
export const JOURNEY_TIMEOUT_MS = 300_000;
/** A page reacts to a key at once; a busy machine takes longer. */
const REACTION_TIMEOUT_MS = 10_000;

/** The texts of the error summary, once they have changed. */
export async function waitForNewErrorSummary(page: Page, before: readonly string[]): Promise<string[]> {
  const links = page.getByRole('main').getByRole('alert').getByRole('link');
  let now: string[] = [];
  await until(
    async () => {
      now = await links.allInnerTexts();
      return now.length > 0 && now.join() !== before.join();
    },
    { description: `another summary than ${before.join('; ')}`, timeoutMs: REACTION_TIMEOUT_MS },
  );
  return now;
}

const expectedConsoleErrors = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 4\d\d/;

/**
 * Moves the focus to the top of the page, or of the form's part, because the target may be before the focused
 * element.
 */
const focusFormStart = (page: Page, lazySection?: string) =>
  page
    .locator(lazySection === undefined ? 'main h1' : `${lazySection} :is(input, textarea)`)
    .first()
    .focus();

async function fill(page: Page, fields: [AccessibleName, string][], lazySection?: string): Promise<void> {
  for (const [name, text] of fields) {
    const control = controlByName(page, name);
    await focusFormStart(page, lazySection);
    await type(control, text);
    if ((await control.getAttribute('role')) !== 'combobox') continue;
    await page.keyboard.press('Enter');
    // Waits until the typed option is selected.
    await control.locator('xpath=ancestor::div[contains(@class, "ant-select-selector")]', { hasText: text }).waitFor();
  }
}

/** The focused element must be in view: the pressed button may be far below it. */
async function waitForFocusInView(page: Page): Promise<void> {
  const isInView = () =>
    page.evaluate(() => {
      const { top, bottom } = (document.activeElement ?? document.body).getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
  await until(isInView, { description: 'the focus in view', timeoutMs: REACTION_TIMEOUT_MS });
}

/** Runs the journey; any problem fails the test. */
export async function runFormJourney(browser: Browser, site: Site, options: FormJourney): Promise<void> {
  const { page, context, consoleErrors } = await openPage(browser, options.viewport && { viewport: options.viewport });
  const violations: unknown[] = [];
  await visit(page, site.url + options.path);
  await options.openForm?.(page);
  if (options.lazySection) await page.locator(options.lazySection).scrollIntoViewIfNeeded();
  const submit = controlByName(page, options.submitLabel);
  await press(submit);
  let before = await waitForNewErrorSummary(page, []);
  expect(before).toEqual(options.emptyFormErrors);
  violations.push(...(await axe(page)));

  for (const [name, key = 'Space'] of options.selected ?? []) {
    await focusFormStart(page, options.lazySection);
    await press(controlByName(page, name), key);
  }
  await fill(page, options.validValues, options.lazySection);
  await options.fillRest?.(page);
  await page.reload();
  await waitForHydration(page);
  if (options.lazySection) await page.locator(options.lazySection).scrollIntoViewIfNeeded();
  await submit.waitFor();
  expect(await controlByName(page, options.persistedValue[0]).inputValue()).toBe(options.persistedValue[1]);
  await fill(page, options.unpersistedValues ?? [], options.lazySection);
  await options.verify?.(page);
  // A consent is not persisted.
  if (options.consent !== undefined) await press(controlByName(page, options.consent), 'Space');
  before = [];
  for (const [name, text, error] of options.invalidValues) {
    const field = controlByName(page, name);
    const validValue = await field.inputValue();
    await focusFormStart(page, options.lazySection);
    await type(field, text);
    await press(submit);
    before = await waitForNewErrorSummary(page, before);
    expect(before).toEqual([error]);
    // The summary's link focuses the field.
    await press(page.getByRole('main').getByRole('alert').getByRole('link'));
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await type(field, validValue);
  }

  const statuses: (number | string)[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === options.requestPath) statuses.push(response.status());
  });
  const alert = page.getByRole('main').getByRole('alert');
  await context.setOffline(true);
  await press(submit);
  if (options.newCaptchaButton) {
    // Offline, the captcha picture does not load; the dialog shows that, and online another one loads.
    const dialog = page.getByRole('dialog');
    await dialog.getByText(options.networkError).waitFor();
    await context.setOffline(false);
    const loadNewCaptcha = () => press(dialog.getByRole('button', { name: options.newCaptchaButton }));
    await loseResponse(page, options.requestPath, () => solveCaptcha(page, site, loadNewCaptcha, 2));
    await alert.getByText(options.networkError).waitFor();
  } else {
    await alert.getByText(options.networkError).waitFor();
    await context.setOffline(false);
    if (options.retriesLostResponse) {
      await loseResponse(page, options.requestPath, () => press(submit));
      await alert.getByText(options.networkError).waitFor();
    }
  }
  // A double key press sends once.
  await tabTo(submit);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await options.result(page).waitFor();
  await waitForFocusInView(page);
  expect(statuses).toEqual([options.expectedStatus ?? 200]);
  violations.push(...(await axe(page)));
  // Back may lead to a page that redirects by now; forward still works.
  const entries = await page.evaluate(() => history.length);
  await page.goBack();
  await page.goForward();
  if (!options.isTransient) await options.result(page).waitFor();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(statuses).toEqual([options.expectedStatus ?? 200]);
  expect(violations).toEqual([]);
  expect(consoleErrors.filter((one) => !expectedConsoleErrors.test(one))).toEqual([]);
  await context.close();
}

const REQUEST_TIMEOUT_MS = 20_000;

/**
 * Triggers a call whose response is lost after the server has processed it.
 * @throws when that call was not made, with the calls that were made instead
 */
export async function loseResponse(page: Page, requestPath: string, trigger: () => Promise<void>): Promise<void> {
  const requestedPaths: string[] = [];
  const recordRequest = (request: Request) => {
    if (request.resourceType() === 'fetch') requestedPaths.push(new URL(request.url()).pathname);
  };
  let isLost = false;
  page.on('request', recordRequest);
  await page.route(
    `**${requestPath}`,
    async (route) => {
      await route.fetch();
      await route.abort();
      isLost = true;
    },
    { times: 1 },
  );
  await trigger();
  await until(() => isLost, {
    description: () => `a call of ${requestPath}; heard: ${requestedPaths.join(', ') || 'nothing'}`,
    timeoutMs: REQUEST_TIMEOUT_MS,
  });
  page.off('request', recordRequest);
  await page.locator('main form[aria-busy="false"]').first().waitFor();
}
