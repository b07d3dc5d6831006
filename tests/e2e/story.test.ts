/** From a click to a test: a visitor's failure, the report, a failing store test, and the fewest steps. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Story } from '@/api';
import { setUpSite } from './setUpSite';
import { openPage, type Site, visit } from './site';

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'story-'));
});
afterAll(() => rm(folder, { recursive: true }));

const run = (args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((done) => {
    execFile(process.execPath, args, { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
const story = (...args: string[]) => run(['node_modules/tsx/dist/cli.mjs', 'tests/story/cli.ts', ...args]);
const playTests = () => run(['node_modules/jest/bin/jest.js', 'tests/store/stories.test.ts'], { STORIES: folder });

interface Message {
  template: string;
  attachments: { name: string; url: string }[];
}

test('a failure in the browser is reported, becomes a failing test, and shrinks to its cause', async () => {
  const { page } = await openPage(browser);
  await visit(page, `${site.url}/en/exhibitor-list`);
  const failed = {
    code: 500,
    message: 'Please try again',
    data: { reason: 'server.error', errors: [], requestId: 'a1' },
  };
  await page.route('**/api/exhibitor/findById/*', (route) => route.fulfill({ status: 500, json: failed }));
  await page.locator('main a[href*="/exhibitor-list/details/"]').first().click();
  await page.getByText('Please try again').first().waitFor();

  await page.getByRole('link', { name: 'Report a problem' }).last().click();
  const steps = page.getByRole('list', { name: 'Steps of the report' });
  await steps.getByText(/exhibitorById .*failed 500 server.error/).waitFor();
  await page.getByLabel(/^What went wrong/).fill('The exhibitor does not open.');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send report' }).click();
  const number = await page.getByText(/^R27-/).innerText();
  await page.context().close();

  const { messages } = (await (await fetch(`${site.url}/dev/inbox.json`)).json()) as { messages: Message[] };
  const attachment = messages.find(({ template }) => template === 'problemReport')?.attachments[0];
  expect(attachment?.name).toBe(`story-${number}.json`);
  const file = join(folder, 'report.json');
  await writeFile(file, await (await fetch(site.url + String(attachment?.url))).text());
  expect(await readFile(file, 'utf8')).not.toContain('does not open');

  expect((await story('to-test', file, folder)).output).toContain('message: server.error');
  expect(await playTests()).toMatchObject({ code: 1, output: expect.stringContaining('server.error') });
  const test = join(folder, 'reported.story.json');
  expect((await story('shrink', test)).output).toMatch(/: 1 of \d+ steps/);
  const shrunk = JSON.parse(await readFile(test, 'utf8')) as Story;
  expect(shrunk.steps.map(({ request }) => request?.operation)).toEqual(['exhibitorById']);
  expect((await playTests()).code).toBe(1);
});
