/**
 * Films the videos of videos.json: the shots of a video are scenes of content/art. The camera moves over each one while
 * its red line is drawn. Needs ffmpeg with libx264 and Chromium.
 *
 *   npx tsx content/videos/make.mts [slug …]             writes public/media/video/<slug>.mp4, captions and content/media-files.json
 *   npx tsx content/videos/make.mts --captions [slug …]  writes captions and content/media-files.json only
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { withTraditional } from '../../server/content/import';
import { captionsOf, OPENING_SECONDS } from '../../server/content/library/films';
import { drawScene } from '../art';
import { listMediaFiles } from '../mediaFiles.mts';

const SIZE = { width: 1280, height: 720 };
const FRAMES_A_SECOND = 24;
const FADE_SECONDS = 0.7;
const FOLDER = 'public/media/video';
const CHROMIUM = '/usr/bin/chromium';

/** From the opening to the last shot: a picture, and how long it is shown. */
const picturesOf = ({ cover, shots }: Film) => [
  { svg: drawScene({ scene: 'hero', seed: 1, theme: 0, background: 'dark', ...SIZE }), seconds: OPENING_SECONDS },
  ...shots.map(({ scene, seed, ground, seconds }) => ({
    svg: drawScene({ scene, seed, theme: cover.theme, background: ground, ...SIZE }),
    seconds,
  })),
];

async function film(page: Page, video: Film & { id: string }): Promise<void> {
  const pictures = picturesOf(video);
  const style = 'body{margin:0;overflow:hidden}div{position:absolute;inset:0}svg{width:100%;height:100%;display:block}';
  await page.setContent(`<style>${style}</style>${pictures.map(({ svg }) => `<div>${svg}</div>`).join('')}`);
  const durations = pictures.map(({ seconds }) => seconds);
  await page.addScriptTag({ path: 'content/videos/frames.js' });
  await page.evaluate(`prepareFrames(${JSON.stringify(durations)}, ${FADE_SECONDS})`);
  const input = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-r', String(FRAMES_A_SECOND), '-i', '-'];
  const packing = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '30', '-maxrate', '350k', '-bufsize', '700k', '-pix_fmt', 'yuv420p']; // prettier-ignore
  const plain = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1', '-movflags', '+faststart', '-threads', '1']; // prettier-ignore
  const output = `${FOLDER}/${video.id}.mp4`;
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...packing, ...plain, output], { stdio: ['pipe', 'inherit', 'inherit'] }); // prettier-ignore
  const frames = durations.reduce((sum, one) => sum + one, 0) * FRAMES_A_SECOND;
  for (let number = 0; number < frames; number++) {
    await page.evaluate(`showFrame(${number / FRAMES_A_SECOND})`);
    const picture = await page.screenshot({ type: 'jpeg', quality: 95 });
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await once(ffmpeg, 'close')) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} at ${video.id}`);
}

async function withPage(work: (page: Page) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'films-'));
  const args = ['--no-sandbox', '--disable-background-networking'];
  const context = await chromium.launchPersistentContext(profile, { executablePath: CHROMIUM, args, viewport: SIZE });
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
    rmSync(profile, { recursive: true });
  }
}

const { items } = JSON.parse(readFileSync('content/videos.json', 'utf8')) as { items: (Film & { id: string })[] };
const all = withTraditional(items);
const slugs = process.argv.slice(2).filter((word) => word !== '--captions');
const chosen = all.filter(({ id }) => slugs.length === 0 || slugs.includes(id));
if (!process.argv.includes('--captions'))
  await withPage(async (page) => {
    for (const video of chosen) {
      await film(page, video);
      console.log(video.id);
    }
  });
for (const video of chosen)
  for (const [locale, text] of captionsOf(video)) writeFileSync(`${FOLDER}/${video.id}.${locale}.vtt`, text);
for (const name of readdirSync(FOLDER))
  if (!all.some(({ id }) => name.startsWith(`${id}.`))) rmSync(join(FOLDER, name));
listMediaFiles();
