/** Generates audio captchas: recorded digits with random pauses, speeds and noise. */
import { randomBytes, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Locale } from '../../../src/rules/locales';

const RATE = 8_000;
const HEADER_BYTES = 44;
const MAX = 32_767;

const between = (low: number, high: number): number => low + ((high - low) * randomInt(0, 1001)) / 1000;

/** Recordings in memory, by file. */
const cache = new Map<string, Float32Array>();

async function recordingOf(locale: Locale, digit: string): Promise<Float32Array> {
  const file = join(resolve('content/speech'), locale, `${digit}.wav`);
  const known = cache.get(file);
  if (known) return known;
  const bytes = await readFile(file);
  const at = bytes.indexOf('data', 12, 'latin1') + 8;
  const samples = Float32Array.from(
    { length: Math.floor((bytes.length - at) / 2) },
    (_, index) => bytes.readInt16LE(at + 2 * index) / MAX,
  );
  cache.set(file, samples);
  return samples;
}

/** Changes the speed, varying it by up to `sway`, so that filters trained on the known recordings fail. */
function atSpeed(samples: Float32Array, speed: number, sway: number): Float32Array {
  const [often, begin] = [between(2.5, 4.5), between(0, 7)];
  const deep = (sway * speed * RATE) / (2 * Math.PI * often);
  return Float32Array.from({ length: Math.floor(samples.length / speed) }, (_, index) => {
    const turn = (index / RATE) * often * 2 * Math.PI + begin;
    const place = Math.max(0, index * speed + deep * (Math.sin(turn) - Math.sin(begin)));
    const before = Math.floor(place);
    const share = place - before;
    return (samples[before] ?? 0) * (1 - share) + (samples[before + 1] ?? 0) * share;
  });
}

/** Adds background speech: overlapping digits, backwards and quieter. */
async function addTalk(sound: Float32Array, locale: Locale): Promise<void> {
  for (let at = 0; at < sound.length; at += Math.floor(RATE * between(0.25, 0.5))) {
    const spoken = atSpeed(await recordingOf(locale, String(randomInt(0, 10))), between(0.8, 1.2), 0.1).reverse();
    const level = between(0.12, 0.22);
    spoken.forEach((value, index) => {
      if (at + index < sound.length) sound[at + index] = (sound[at + index] ?? 0) + value * level;
    });
  }
}

/** Adds low-pass noise with varying volume. */
function addNoise(sound: Float32Array): void {
  const random = randomBytes(sound.length);
  const [level, swell, at] = [between(0.1, 0.16), between(0.3, 0.9), between(0, 7)];
  let last = 0;
  for (let index = 0; index < sound.length; index++) {
    last = 0.75 * last + 0.25 * ((random[index] ?? 0) / 127.5 - 1);
    const strength = level * (1 + 0.5 * Math.sin((index / RATE) * swell * 2 * Math.PI + at));
    sound[index] = (sound[index] ?? 0) * 0.8 + last * strength * 2;
  }
}

function toWav(sound: Float32Array): Buffer {
  const wav = Buffer.alloc(HEADER_BYTES + 2 * sound.length);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(2 * sound.length, 40);
  sound.forEach((sample, index) =>
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * MAX), HEADER_BYTES + 2 * index),
  );
  return wav;
}

/**
 * Speaks digits in a language.
 * @returns a WAV file: 8 kHz, mono, 16 bit
 */
export async function speakCaptcha(digits: string, locale: Locale, { isHard }: { isHard: boolean }): Promise<Buffer> {
  const parts: Float32Array[] = [new Float32Array(Math.floor(RATE * between(0.4, 0.9)))];
  for (const digit of digits) {
    const spoken = atSpeed(await recordingOf(locale, digit), between(0.86, 1.12), isHard ? 0.22 : 0.14);
    const loudness = between(0.75, 1);
    parts.push(spoken.map((sample) => sample * loudness));
    parts.push(new Float32Array(Math.floor(RATE * between(0.45, 0.95))));
  }
  const sound = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    sound.set(part, at);
    at += part.length;
  }
  if (isHard) await addTalk(sound, locale);
  addNoise(sound);
  return toWav(sound);
}
