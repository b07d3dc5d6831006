// The base's data used by another version: its data folder, its backup, and a browser with its profile.
import { cpSync, rmSync } from 'node:fs';
import { mask, RANDOM } from './mask.mjs';
import {
  command,
  copyBaseData,
  DRAFT,
  FAVOURITE,
  prepareBaseData,
  openProfile,
  ORIGIN,
  visitorOf,
  withSite,
} from './site.mjs';

export async function recordUpgrade(version) {
  const baseData = await prepareBaseData(version.base ?? version);
  const { ticket } = visitorOf(baseData);
  const profile = `${version.folder}/profile`;
  rmSync(profile, { recursive: true, force: true });
  cpSync(`${baseData}/profile`, profile, { recursive: true });
  const recording = await withSite(version, copyBaseData(version, 'upgrade'), async () => ({
    registrations: await registrations(ticket),
    ...(await recordProfile(profile)),
  }));
  const restored = `${version.folder}/data-restored`;
  rmSync(restored, { recursive: true, force: true });
  const { code, output } = command(version, restored, ['restore', `${baseData}/backup.jsonl.gz`, '--other-secret']);
  return { ...recording, restore: { code, output: output.replace(/Brought up.*\n/, '') } };
}

async function registrations(ticket) {
  const response = await fetch(`${ORIGIN}/api/visit/regist/info/findVisit`, { headers: { 'access-token': ticket } });
  return mask(`${response.status} ${await response.text()}`, RANDOM);
}

/** What the profile still has: storage, the favourite, the form draft, pages cached for offline use. */
async function recordProfile(profile) {
  const context = await openProfile(profile);
  const errors = [];
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(ORIGIN + DRAFT.page, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_000);
  const draft = await page.locator('main form input[type="text"], main form input[type="email"]').first().inputValue();
  await page.goto(ORIGIN + FAVOURITE, { waitUntil: 'networkidle' });
  const favourites = await page.locator('main button[aria-pressed="true"]').count();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const storage = await page.evaluate(() => Object.keys(localStorage).sort().join(' '));
  const cookies = (await context.cookies())
    .map(({ name }) => name)
    .sort()
    .join(' ');
  await context.setOffline(true);
  await page.reload();
  const offline = (await page.locator('h1').first().textContent()) ?? '';
  await context.close();
  return { draft, favourites, storage, cookies, offline, errors: errors.join('\n') };
}
