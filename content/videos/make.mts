/**
 * Films the videos of videos.json: each scene of content/art is drawn frame by frame with its numbers moving, and packed by ffmpeg
 * (libx264, which must be installed). Captions come from the lines of a video.
 *
 *   npx tsx content/videos/make.mts --captions [slug …]      writes the captions alone, for which no ffmpeg is needed
 *   npx tsx content/videos/make.mts [slug …]      writes public/media/video/<slug>.mp4 and <slug>.<language>.vtt, and content/media-files.json
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { makePalette } from '../art/palette';
import { makeRng, type Rng } from '../art/rng';
import { scenes, type SceneName } from '../art/scenes';
import type { ThemeId } from '../art';
import { listMediaFiles } from '../mediaFiles.mts';

const SIZE = { width: 640, height: 360 };
const FRAMES_A_SECOND = 12;
const FOLDER = 'public/media/video';
/** How far a number of a scene wanders, as a share of its range. */
const REACH = 0.32;

interface Video {
  id: string;
  seconds: number;
  cover: { scene: SceneName; seed: string; theme: ThemeId };
  lines: { from: number; text: Record<string, string> }[];
}

/** The numbers of a picture at a moment: those between two ends swing, counts and choices stay, a turn goes round once. */
function movingRng(seed: string, phase: number): Rng {
  const still = makeRng(seed);
  let asked = 0;
  const swing = (): number => {
    asked += 1;
    return Math.sin(2 * Math.PI * (phase + asked * 0.137)) - Math.sin(2 * Math.PI * asked * 0.137);
  };
  return {
    ...still,
    next: () => still.next() + phase * 0.5,
    between(low, high) {
      const value = still.between(low, high) + (swing() * REACH * (high - low)) / 2;
      return Math.min(high, Math.max(low, value));
    },
  };
}

function frame({ cover: { scene, seed, theme }, id }: Video, phase: number): Buffer {
  const palette = makePalette(theme, 'dark');
  const rng = movingRng(`${scene}/${seed}`, phase);
  return Buffer.from(scenes[scene]({ rng, palette, seed, theme, ...SIZE, title: id }));
}

async function film(video: Video): Promise<void> {
  const sizes = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${SIZE.width}x${SIZE.height}`];
  const packing = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '30', '-maxrate', '100k', '-bufsize', '160k', '-pix_fmt', 'yuv420p']; // prettier-ignore
  const plain = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1', '-movflags', '+faststart', '-threads', '1']; // prettier-ignore
  const rate = ['-r', String(FRAMES_A_SECOND)];
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...sizes, ...rate, '-i', '-', ...packing, ...plain, `${FOLDER}/${video.id}.mp4`], { stdio: ['pipe', 'inherit', 'inherit'] }); // prettier-ignore
  const frames = video.seconds * FRAMES_A_SECOND;
  for (let number = 0; number < frames; number++) {
    const pixels = await sharp(frame(video, number / frames))
      .resize(SIZE.width, SIZE.height)
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await once(ffmpeg, 'close')) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} at ${video.id}`);
}

const clock = (seconds: number): string => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;

/** WebVTT of one language; a line stays until the next one. */
function captions({ lines, seconds }: Video, locale: string): string {
  const cues = lines.map(({ from, text }, place) => {
    const to = lines[place + 1]?.from ?? seconds;
    return `${clock(from)} --> ${clock(to)}\n${text[locale] ?? text.en ?? ''}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

const { items } = JSON.parse(readFileSync('content/videos.json', 'utf8')) as { items: Video[] };
const wanted = process.argv.slice(2).filter((word) => word !== '--captions');
const isFilmed = wanted.length === process.argv.length - 2;
for (const video of items.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  if (isFilmed) await film(video);
  for (const locale of ['zh-cn', 'en', 'ru', 'ja'])
    await writeFile(`${FOLDER}/${video.id}.${locale}.vtt`, captions(video, locale));
  console.log(video.id);
}
await listMediaFiles();
