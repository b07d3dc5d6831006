/**
 * Walks through a complete form by keyboard only: every rule violated and corrected, a reload, a lost network, double
 * key presses, back and forward.
 */
import type { Browser, Locator, Page, Request } from 'playwright-core';
import { axe } from './axe';
import { named, press, tabTo, type } from './keyboard';
import { openPage, hydrated, visit, type Site } from './site';
import { answerCaptcha } from './steps';
import { until } from '../support/until';

type Named = string | RegExp;

export interface Walk {
  path: string;
  viewport?: { width: number; height: number };
  /** The part of the page whose form loads when it comes near the viewport. */
  near?: string;
  /** From the page to the form: prior verification. */
  begin?: (page: Page) => Promise<void>;
  submit: Named;
  /** The errors of an empty form. */
  empty: string[];
  /** Checked or selected before typing: by the space bar, unless another key is set. */
  pressed?: [control: Named, key?: string][];
  /** Typed values; in a list, selected by Enter. */
  right: [field: Named, text: string][];
  /** Further input that is neither typed nor checked. */
  also?: (page: Page) => Promise<void>;
  /** A field whose text must survive a reload. */
  typed: [field: Named, text: string];
  /** Values that are never persisted, typed again after the reload. */
  again?: [field: Named, text: string][];
  /** Requests and enters a code within the form. */
  prove?: (page: Page) => Promise<void>;
  consent?: Named;
  /** An invalid value of a field, and its error. */
  wrong: [field: Named, text: string, says: string][];
  lost: RegExp;
  /** For forms with a captcha: the button for another picture. */
  another?: RegExp;
  /** The path of the final call. */
  call: string;
  /** Whether a retry gets the same response after the first was lost; always so with a captcha. */
  losesResponse?: boolean;
  /**
   * The expected status of the final call, if not 200: the record already existed, which the page treats as success.
   */
  status?: number;
  /** Whether the result is gone after leaving the page. */
  passes?: boolean;
  /** The element of the result. */
  done: (page: Page) => Locator;
}

/** Time limit of a walk: every key press waits for a page on a busy machine. */
export const WALK_WITHIN_MS = 300_000;
/** A page reacts to a key at once; a busy machine takes longer. */
const ANSWER_WITHIN_MS = 10_000;

/** The texts of the error summary, once they have changed. */
export async function summaryAfter(page: Page, before: readonly string[]): Promise<string[]> {
  const links = page.getByRole('main').getByRole('alert').getByRole('link');
  let now: string[] = [];
  await until(
    async () => {
      now = await links.allInnerTexts();
      return now.length > 0 && now.join() !== before.join();
    },
    { description: `another summary than ${before.join('; ')}`, timeoutMs: ANSWER_WITHIN_MS },
  );
  return now;
}

const fault = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 4\d\d/;

/**
 * Moves the focus to the top of the page, or of the form's part, because the target may be before the focused
 * element.
 */
const start = (page: Page, near?: string) =>
  page
    .locator(near === undefined ? 'main h1' : `${near} :is(input, textarea)`)
    .first()
    .focus();

async function fill(page: Page, fields: [Named, string][], near?: string): Promise<void> {
  for (const [name, text] of fields) {
    const control = named(page, name);
    await start(page, near);
    await type(control, text);
    if ((await control.getAttribute('role')) !== 'combobox') continue;
    await page.keyboard.press('Enter');
    // Waits until the typed option is selected.
    await control.locator('xpath=ancestor::div[contains(@class, "ant-select-selector")]', { hasText: text }).waitFor();
  }
}

/** The focused element must be in view: the pressed button may be far below it. */
async function focusInSight(page: Page): Promise<void> {
  const isSeen = () =>
    page.evaluate(() => {
      const { top, bottom } = (document.activeElement ?? document.body).getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
  await until(isSeen, { description: 'the focus in sight', timeoutMs: ANSWER_WITHIN_MS });
}

/** Runs the walk; any problem fails the test. */
export async function walk(browser: Browser, site: Site, way: Walk): Promise<void> {
  const { page, context, faults } = await openPage(browser, way.viewport && { viewport: way.viewport });
  const findings: unknown[] = [];
  await visit(page, site.url + way.path);
  await way.begin?.(page);
  if (way.near) await page.locator(way.near).scrollIntoViewIfNeeded();
  const submit = named(page, way.submit);
  await press(submit);
  let before = await summaryAfter(page, []);
  expect(before).toEqual(way.empty);
  findings.push(...(await axe(page)));

  for (const [name, key = 'Space'] of way.pressed ?? []) {
    await start(page, way.near);
    await press(named(page, name), key);
  }
  await fill(page, way.right, way.near);
  await way.also?.(page);
  await page.reload();
  await hydrated(page);
  if (way.near) await page.locator(way.near).scrollIntoViewIfNeeded();
  await submit.waitFor();
  expect(await named(page, way.typed[0]).inputValue()).toBe(way.typed[1]);
  await fill(page, way.again ?? [], way.near);
  await way.prove?.(page);
  // A consent is not persisted.
  if (way.consent !== undefined) await press(named(page, way.consent), 'Space');
  before = [];
  for (const [name, text, says] of way.wrong) {
    const field = named(page, name);
    const right = await field.inputValue();
    await start(page, way.near);
    await type(field, text);
    await press(submit);
    before = await summaryAfter(page, before);
    expect(before).toEqual([says]);
    // The summary's link focuses the field.
    await press(page.getByRole('main').getByRole('alert').getByRole('link'));
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await type(field, right);
  }

  const sent: (number | string)[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === way.call) sent.push(response.status());
  });
  const alert = page.getByRole('main').getByRole('alert');
  await context.setOffline(true);
  await press(submit);
  if (way.another) {
    // Offline, the captcha picture does not load; the dialog shows that, and online another one loads.
    const dialog = page.getByRole('dialog');
    await dialog.getByText(way.lost).waitFor();
    await context.setOffline(false);
    const another = () => press(dialog.getByRole('button', { name: way.another }));
    await loseResponse(page, way.call, () => answerCaptcha(page, site, another, 2));
    await alert.getByText(way.lost).waitFor();
  } else {
    await alert.getByText(way.lost).waitFor();
    await context.setOffline(false);
    if (way.losesResponse) {
      await loseResponse(page, way.call, () => press(submit));
      await alert.getByText(way.lost).waitFor();
    }
  }
  // A double key press sends once.
  await tabTo(submit);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await way.done(page).waitFor();
  await focusInSight(page);
  expect(sent).toEqual([way.status ?? 200]);
  findings.push(...(await axe(page)));
  // Back may lead to a page that redirects by now; forward still works.
  const entries = await page.evaluate(() => history.length);
  await page.goBack();
  await page.goForward();
  if (!way.passes) await way.done(page).waitFor();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(sent).toEqual([way.status ?? 200]);
  expect(findings).toEqual([]);
  expect(faults.filter((one) => !fault.test(one))).toEqual([]);
  await context.close();
}

const HEARD_WITHIN_MS = 20_000;

/**
 * Triggers a call whose response is lost after the server has processed it.
 * @throws when that call was not made, with the calls that were made instead
 */
export async function loseResponse(page: Page, call: string, make: () => Promise<void>): Promise<void> {
  const heard: string[] = [];
  const listen = (request: Request) => {
    if (request.resourceType() === 'fetch') heard.push(new URL(request.url()).pathname);
  };
  let isLost = false;
  page.on('request', listen);
  await page.route(
    `**${call}`,
    async (route) => {
      await route.fetch();
      await route.abort();
      isLost = true;
    },
    { times: 1 },
  );
  await make();
  await until(() => isLost, {
    description: () => `a call of ${call}; heard: ${heard.join(', ') || 'nothing'}`,
    timeoutMs: HEARD_WITHIN_MS,
  });
  page.off('request', listen);
  await page.locator('main form[aria-busy="false"]').first().waitFor();
}
