// One version's built site, and the base version's data for the next: a data folder, a backup, a ticket, a browser
// profile.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { registerIn, Session } from '../soak/visitor.mjs';

/** Browser storage and cookies belong to an origin, so all versions have the same one. */
const PORT = 38_471;
export const ORIGIN = `http://127.0.0.1:${PORT}`;
const METRICS_PORT = PORT + 1;
export const METRICS = `http://127.0.0.1:${METRICS_PORT}/metrics`;
const START_TIMEOUT_MS = 90_000;

const environment = (folder) => ({
  PATH: process.env.PATH,
  PORT: String(PORT),
  METRICS_PORT: String(METRICS_PORT),
  DATA_DIR: folder,
  LOG_LEVEL: 'error',
  SITE_NOW: '2026-03-01T10:00:00+08:00',
});

/** Runs `use` while the site of a version runs on a data folder. */
export async function withSite({ root }, folder, use) {
  const child = spawn(process.execPath, ['dist/server/index.cjs'], {
    cwd: root,
    env: environment(folder),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await fetch(`${ORIGIN}/ready`).catch(() => null))?.ok) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The site of ${root} did not start.`);
      await new Promise((done) => setTimeout(done, 100));
    }
    return await use();
  } finally {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  }
}

/**
 * Runs a command of a version.
 * @returns Its exit code and its output.
 */
export function command({ root }, folder, args) {
  try {
    const output = execFileSync(process.execPath, ['dist/server/cli.cjs', ...args], {
      cwd: root,
      env: environment(folder),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { code: 0, output };
  } catch ({ status, stdout, stderr }) {
    return { code: status, output: `${stdout}${stderr}` };
  }
}

/** A browser with a profile. */
export const openProfile = (profile, options = {}) =>
  chromium.launchPersistentContext(profile, {
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    viewport: { width: 1440, height: 900 },
    ...options,
  });

/** A new copy of the base's data folder for one use. */
export function copyBaseData({ folder, base }, use) {
  const copy = `${folder}/data-${use}`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(`${(base ?? { folder }).folder}/base-data/data`, copy, { recursive: true });
  return copy;
}

async function codeFor(email) {
  const { messages } = await (await fetch(`${ORIGIN}/dev/inbox.json?to=${encodeURIComponent(email)}`)).json();
  return /\d{6}/.exec(messages[0]?.subject ?? '')?.[0] ?? null;
}

/** A half-filled form, and a favourite. */
export const DRAFT = {
  page: '/en/audience/registration',
  field: 'input[name="company"], #company',
  value: 'Obtek Half',
};
export const FAVOURITE = '/en/exhibitor-list';

async function createProfile(profile) {
  const context = await openProfile(profile);
  const page = await context.newPage();
  await page.goto(ORIGIN + FAVOURITE, { waitUntil: 'networkidle' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.locator('main button[aria-pressed="false"]').first().click();
  await page.goto(ORIGIN + DRAFT.page, { waitUntil: 'networkidle' });
  const field = page.locator('main form input[type="text"], main form input[type="email"]').first();
  await field.fill('half@example.org');
  await field.blur();
  await page.waitForTimeout(2_000);
  await context.close();
}

/** Creates the base's data once: see README.md. */
export async function prepareBaseData(base) {
  const folder = `${base.folder}/base-data`;
  if (existsSync(`${folder}/done`)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await withSite(base, `${folder}/data`, async () => {
    const session = new Session({ port: PORT, number: 1, record: () => undefined });
    const result = await registerIn(session, { email: 'anna@compare.example', toolPorts: [PORT], mails: { codeFor } });
    session.agent.destroy();
    if (result.outcome !== 'done') throw new Error(`The visitor could not register: ${result.outcome}`);
    writeFileSync(`${folder}/visitor.json`, JSON.stringify({ ticket: session.ticket, number: result.number }));
    await createProfile(`${folder}/profile`);
  });
  const { code, output } = command(base, `${folder}/data`, ['backup', '--file', `${folder}/backup.jsonl.gz`]);
  if (code !== 0) throw new Error(output);
  rmSync(`${folder}/data/server.sock`, { force: true });
  writeFileSync(`${folder}/done`, '');
  return folder;
}

export const visitorOf = (folder) => JSON.parse(readFileSync(`${folder}/visitor.json`, 'utf8'));
