// Screenshots of twenty pages at 375 and 1440 px, by file hash. One that differs only slightly from the base's counts
// as equal.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { pageUrls } from './recordPages.mjs';
import { copyBaseData, prepareBaseData, openProfile, ORIGIN, withSite } from './site.mjs';

const WIDTHS = [375, 1440];
const PAGES =
  /^\/(en|zh-cn)(|\/(exhibitor-list|products|news|meeting|about|search|landing2020|exhibition\/(hall-plan|traffic|map\/hall)|audience\/registration|exhibitors\/download|video|image|(exhibitor-list|products|news|meeting|video)\/details\/\w+))$/;
/** Hides everything that moves or depends on time. */
const FREEZE_CSS =
  '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; } time, [data-countdown], video, canvas { visibility: hidden !important; }';

/** For countdown figures and images that decoded later. */
const MAX_DIFFERING_SHARE = 0.002;

async function pixels(file) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    values: new Uint32Array(data.buffer, data.byteOffset, data.length / 4),
    size: `${info.width}x${info.height}`,
  };
}

/** The share of pixels that differ, 0 to 1; 1 for pictures of different sizes. */
async function differingShare(file, other) {
  const [one, two] = await Promise.all([pixels(file), pixels(other)]);
  if (one.size !== two.size) return 1;
  return one.values.reduce((count, pixel, at) => (pixel === two.values[at] ? count : count + 1), 0) / one.values.length;
}

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 12);

export async function recordPictures(version) {
  await prepareBaseData(version.base ?? version);
  const folder = `${version.folder}/pictures`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return withSite(version, copyBaseData(version, 'pictures'), async () => {
    const recording = {};
    for (const width of WIDTHS) {
      const context = await openProfile(`${folder}/profile-${width}`, {
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        bypassCSP: true,
        serviceWorkers: 'block',
      });
      await context.addInitScript(() => localStorage.setItem('cookies-read', 'true'));
      const page = await context.newPage();
      for (const path of (await pageUrls()).filter((path) => PAGES.test(path))) {
        await page.goto(ORIGIN + path, { waitUntil: 'networkidle' });
        await page.addStyleTag({ content: FREEZE_CSS });
        await page.evaluate(async () => {
          for (let top = 0; top < document.body.scrollHeight; top += 700) {
            window.scrollTo({ top, behavior: 'instant' });
            await new Promise((done) => setTimeout(done, 30));
          }
          window.scrollTo({ top: 0, behavior: 'instant' });
        });
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(200);
        const name = `${path.slice(1).replaceAll('/', '-')}-${width}`;
        const file = `${folder}/${name}.png`;
        // The demo banner shows the site's clock, which advances.
        const mask = [page.locator(':has(> a[href="/dev/inbox"])')];
        const bytes = await page.screenshot({ path: file, fullPage: true, mask });
        const before = version.base && `${version.base.folder}/pictures/${name}.png`;
        const isSame = before && existsSync(before) && (await differingShare(before, file)) <= MAX_DIFFERING_SHARE;
        recording[name] = isSame ? hashOf(readFileSync(before)) : hashOf(bytes);
      }
      await context.close();
      rmSync(`${folder}/profile-${width}`, { recursive: true, force: true });
    }
    return recording;
  });
}
