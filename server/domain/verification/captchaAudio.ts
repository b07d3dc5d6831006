/** Generates audio captchas: recorded digits with random pauses, speeds and noise. */
import { randomBytes, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Locale } from '../../../src/rules/locales';

const SAMPLE_RATE = 8_000;
const HEADER_BYTES = 44;
const MAX_SAMPLE = 32_767;

const randomBetween = (low: number, high: number): number => low + ((high - low) * randomInt(0, 1001)) / 1000;

/** Recordings in memory, by file. */
const cache = new Map<string, Float32Array>();

async function loadRecording(locale: Locale, digit: string): Promise<Float32Array> {
  const file = join(resolve('content/speech'), locale, `${digit}.wav`);
  const cached = cache.get(file);
  if (cached) return cached;
  const bytes = await readFile(file);
  const dataOffset = bytes.indexOf('data', 12, 'latin1') + 8;
  const samples = Float32Array.from(
    { length: Math.floor((bytes.length - dataOffset) / 2) },
    (_, index) => bytes.readInt16LE(dataOffset + 2 * index) / MAX_SAMPLE,
  );
  cache.set(file, samples);
  return samples;
}

/** Changes the speed, varying it by up to `variation`, so that filters trained on the known recordings fail. */
function changeSpeed(samples: Float32Array, speed: number, variation: number): Float32Array {
  const [frequency, phase] = [randomBetween(2.5, 4.5), randomBetween(0, 7)];
  const amplitude = (variation * speed * SAMPLE_RATE) / (2 * Math.PI * frequency);
  return Float32Array.from({ length: Math.floor(samples.length / speed) }, (_, index) => {
    const angle = (index / SAMPLE_RATE) * frequency * 2 * Math.PI + phase;
    const position = Math.max(0, index * speed + amplitude * (Math.sin(angle) - Math.sin(phase)));
    const before = Math.floor(position);
    const fraction = position - before;
    return (samples[before] ?? 0) * (1 - fraction) + (samples[before + 1] ?? 0) * fraction;
  });
}

/** Adds babble noise: overlapping digits, reversed and quieter. */
async function addBabble(sound: Float32Array, locale: Locale): Promise<void> {
  for (let offset = 0; offset < sound.length; offset += Math.floor(SAMPLE_RATE * randomBetween(0.25, 0.5))) {
    const speech = changeSpeed(
      await loadRecording(locale, String(randomInt(0, 10))),
      randomBetween(0.8, 1.2),
      0.1,
    ).reverse();
    const level = randomBetween(0.12, 0.22);
    speech.forEach((value, index) => {
      if (offset + index < sound.length) sound[offset + index] = (sound[offset + index] ?? 0) + value * level;
    });
  }
}

/** Adds low-pass noise with varying volume. */
function addNoise(sound: Float32Array): void {
  const random = randomBytes(sound.length);
  const [level, frequency, phase] = [randomBetween(0.1, 0.16), randomBetween(0.3, 0.9), randomBetween(0, 7)];
  let previous = 0;
  for (let index = 0; index < sound.length; index++) {
    previous = 0.75 * previous + 0.25 * ((random[index] ?? 0) / 127.5 - 1);
    const strength = level * (1 + 0.5 * Math.sin((index / SAMPLE_RATE) * frequency * 2 * Math.PI + phase));
    sound[index] = (sound[index] ?? 0) * 0.8 + previous * strength * 2;
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
  wav.writeUInt32LE(SAMPLE_RATE, 24);
  wav.writeUInt32LE(SAMPLE_RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(2 * sound.length, 40);
  sound.forEach((sample, index) =>
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * MAX_SAMPLE), HEADER_BYTES + 2 * index),
  );
  return wav;
}

/**
 * Renders digits as speech in a language.
 * @returns a WAV file: 8 kHz, mono, 16 bit
 */
export async function renderCaptchaAudio(
  digits: string,
  locale: Locale,
  { isHard }: { isHard: boolean },
): Promise<Buffer> {
  const segments: Float32Array[] = [new Float32Array(Math.floor(SAMPLE_RATE * randomBetween(0.4, 0.9)))];
  for (const digit of digits) {
    const speech = changeSpeed(await loadRecording(locale, digit), randomBetween(0.86, 1.12), isHard ? 0.22 : 0.14);
    const loudness = randomBetween(0.75, 1);
    segments.push(speech.map((sample) => sample * loudness));
    segments.push(new Float32Array(Math.floor(SAMPLE_RATE * randomBetween(0.45, 0.95))));
  }
  const sound = new Float32Array(segments.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const segment of segments) {
    sound.set(segment, offset);
    offset += segment.length;
  }
  if (isHard) await addBabble(sound, locale);
  addNoise(sound);
  return toWav(sound);
}
