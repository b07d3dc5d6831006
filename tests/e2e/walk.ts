/** The whole way through a form by the keyboard alone: every rule broken and mended, a reload, a lost network, two presses, back and forward. */
import type { Browser, Locator, Page, Request } from 'playwright-core';
import { axe } from './axe';
import { named, press, tabTo, type } from './keyboard';
import { openPage, takenOver, visit, type Site } from './site';
import { answerCaptcha } from './steps';
import { until } from '../support/until';

type Named = string | RegExp;

export interface Walk {
  path: string;
  viewport?: { width: number; height: number };
  /** The part of the page whose form comes when one comes near. */
  near?: string;
  /** From the page to the form: what is proved before it. */
  begin?: (page: Page) => Promise<void>;
  submit: Named;
  /** What a form with nothing in it is told. */
  empty: string[];
  /** Ticked or chosen, before what is typed: by the space bar, where no other key is said. */
  pressed?: [control: Named, key?: string][];
  /** Typed; from a list it is chosen by Enter. */
  right: [field: Named, text: string][];
  /** What is neither typed nor ticked. */
  also?: (page: Page) => Promise<void>;
  /** A field whose text must be there after a reload. */
  typed: [field: Named, text: string];
  /** What is never kept, and so is typed again after the reload. */
  again?: [field: Named, text: string][];
  /** A code that is asked for within the form. */
  prove?: (page: Page) => Promise<void>;
  consent?: Named;
  /** What each field is given against its rule, and what it is told then. */
  wrong: [field: Named, text: string, says: string][];
  lost: RegExp;
  /** With a captcha before it is sent: the button for another picture. */
  another?: RegExp;
  /** The path of the call that it ends with. */
  call: string;
  /** Whether the same call is answered as before when its answer was lost; with a captcha it always is. */
  losesAnswer?: boolean;
  /** How the last call is answered when not by 200: that it was there, which the page takes for the end of the way. */
  status?: number;
  /** Whether the end is gone once one has left the page. */
  passes?: boolean;
  /** Where it ends. */
  done: (page: Page) => Locator;
}

/** How long a way may take: every key of it waits for a page on a busy machine. */
export const WALK_WITHIN_MS = 300_000;
/** A page answers a key at once; a busy machine takes longer. */
const ANSWER_WITHIN_MS = 10_000;

/** What the summary says, once it says something else than before. */
export async function summaryAfter(page: Page, before: readonly string[]): Promise<string[]> {
  const links = page.getByRole('main').getByRole('alert').getByRole('link');
  let now: string[] = [];
  await until(
    async () => {
      now = await links.allInnerTexts();
      return now.length > 0 && now.join() !== before.join();
    },
    { what: `another summary than ${before.join('; ')}`, within: ANSWER_WITHIN_MS },
  );
  return now;
}

const fault = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 4\d\d/;

/** From the top of the page, or of the part that the form is: what is wanted may stand before what has the focus. */
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
    // What it was typed for is what was chosen.
    await control.locator('xpath=ancestor::div[contains(@class, "ant-select-selector")]', { hasText: text }).waitFor();
  }
}

/** What an answer gave the focus to is in sight: the button that was pressed may stand far below. */
async function focusInSight(page: Page): Promise<void> {
  const isSeen = () =>
    page.evaluate(() => {
      const { top, bottom } = (document.activeElement ?? document.body).getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
  await until(isSeen, { what: 'the focus in sight', within: ANSWER_WITHIN_MS });
}

/** Takes the way. What it finds wrong fails the test. */
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
  await takenOver(page);
  if (way.near) await page.locator(way.near).scrollIntoViewIfNeeded();
  await submit.waitFor();
  expect(await named(page, way.typed[0]).inputValue()).toBe(way.typed[1]);
  await fill(page, way.again ?? [], way.near);
  await way.prove?.(page);
  // A consent is not kept.
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
    // The summary's link leads to the field.
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
    // The picture before it is sent does not come without a network; the dialog says so, and with the network another one comes.
    const dialog = page.getByRole('dialog');
    await dialog.getByText(way.lost).waitFor();
    await context.setOffline(false);
    const another = () => press(dialog.getByRole('button', { name: way.another }));
    await loseAnswer(page, way.call, () => answerCaptcha(page, site, another, 2));
    await alert.getByText(way.lost).waitFor();
  } else {
    await alert.getByText(way.lost).waitFor();
    await context.setOffline(false);
    if (way.losesAnswer) {
      await loseAnswer(page, way.call, () => press(submit));
      await alert.getByText(way.lost).waitFor();
    }
  }
  // Two presses are one.
  await tabTo(submit);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await way.done(page).waitFor();
  await focusInSight(page);
  expect(sent).toEqual([way.status ?? 200]);
  findings.push(...(await axe(page)));
  // Back leads to a page that may lead on by now; forward is still there.
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
 * Does what makes a call: the server hears it, and its answer is lost on the way back.
 * @throws when nothing made that call, with the calls that were made instead.
 */
export async function loseAnswer(page: Page, call: string, make: () => Promise<void>): Promise<void> {
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
    what: () => `a call of ${call}; heard: ${heard.join(', ') || 'nothing'}`,
    within: HEARD_WITHIN_MS,
  });
  page.off('request', listen);
  await page.locator('main form[aria-busy="false"]').first().waitFor();
}
