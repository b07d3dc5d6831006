/** A bot's tools against the captchas: Tesseract for pictures, a matched filter for audio. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';

export interface ImageSolver {
  /** All plausible readings. A real client has one check per captcha; here any correct one counts as solved. */
  read(picture: Buffer): Promise<string[]>;
  close(): Promise<void>;
}

/** Variants of the picture: as it is, and cleaned up by threshold and median filter. */
const preprocessors: ((picture: Buffer) => Promise<Buffer>)[] = [
  (picture) => sharp(picture).resize({ width: 960 }).greyscale().normalise().png().toBuffer(),
  (picture) => sharp(picture).resize({ width: 960 }).greyscale().median(9).threshold(110).png().toBuffer(),
  (picture) => sharp(picture).resize({ width: 720 }).greyscale().median(13).threshold(130).png().toBuffer(),
];

export async function startImageSolver(): Promise<ImageSolver> {
  const folder = await mkdtemp(join(tmpdir(), 'solver-'));
  const file = 'eng.traineddata.gz';
  await symlink(resolve('node_modules/@tesseract.js-data/eng/4.0.0_best_int', file), join(folder, file));
  const worker: Worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath: folder, cacheMethod: 'none' });
  await rm(folder, { recursive: true });
  await worker.setParameters({ tessedit_char_whitelist: '0123456789', tessedit_pageseg_mode: PSM.SINGLE_LINE });
  return {
    async read(picture) {
      const readings: string[] = [];
      for (const preprocess of preprocessors) {
        const { data } = await worker.recognize(await preprocess(picture));
        readings.push(data.text.replace(/\D/g, ''));
      }
      return readings;
    },
    close: async () => void (await worker.terminate()),
  };
}

function samplesOf(wav: Buffer): Float32Array {
  const at = wav.indexOf('data', 12, 'latin1') + 8;
  return Float32Array.from(
    { length: Math.floor((wav.length - at) / 2) },
    (_, index) => wav.readInt16LE(at + 2 * index) / 32_767,
  );
}

/** Halves the sample rate: frequencies below 2 kHz are enough to distinguish digits, at half the cost. */
const downsample = (samples: Float32Array): Float32Array =>
  Float32Array.from(
    { length: Math.floor(samples.length / 2) },
    (_, index) => ((samples[2 * index] ?? 0) + (samples[2 * index + 1] ?? 0)) / 2,
  );

/** A high-pass filter by differences, which reduces the low background murmur. */
const highPass = (samples: Float32Array): Float32Array =>
  samples.map((value, index) => value - 0.9 * (samples[index - 1] ?? 0));

const changeSpeed = (samples: Float32Array, speed: number): Float32Array =>
  Float32Array.from({ length: Math.floor(samples.length / speed) }, (_, index) => {
    const position = index * speed;
    const before = Math.floor(position);
    return (samples[before] ?? 0) * (1 - position + before) + (samples[before + 1] ?? 0) * (position - before);
  });

const FFT_SIZE = 32_768;
const cosines = Float64Array.from({ length: FFT_SIZE / 2 }, (_, index) => Math.cos((2 * Math.PI * index) / FFT_SIZE));
const sines = Float64Array.from({ length: FFT_SIZE / 2 }, (_, index) => Math.sin((2 * Math.PI * index) / FFT_SIZE));

interface Complex {
  real: Float64Array;
  imaginary: Float64Array;
}

/** The fast Fourier transform in place, of {@link FFT_SIZE} values. */
function transform({ real, imaginary }: Complex): void {
  for (let index = 1, mirrored = 0; index < FFT_SIZE; index++) {
    let bit = FFT_SIZE >> 1;
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit;
    mirrored ^= bit;
    if (index < mirrored) {
      [real[index], real[mirrored]] = [real[mirrored]!, real[index]!];
      [imaginary[index], imaginary[mirrored]] = [imaginary[mirrored]!, imaginary[index]!];
    }
  }
  for (let length = 2; length <= FFT_SIZE; length <<= 1) {
    const [half, step] = [length >> 1, FFT_SIZE / length];
    for (let start = 0; start < FFT_SIZE; start += length)
      for (let index = 0; index < half; index++) {
        const [low, high] = [start + index, start + index + half];
        const [cosine, sine] = [cosines[index * step]!, -sines[index * step]!];
        const [a, b] = [real[high]! * cosine - imaginary[high]! * sine, real[high]! * sine + imaginary[high]! * cosine];
        real[high] = real[low]! - a;
        imaginary[high] = imaginary[low]! - b;
        real[low]! += a;
        imaginary[low]! += b;
      }
  }
}

function fourierTransform(samples: Float32Array): Complex {
  const values = { real: new Float64Array(FFT_SIZE), imaginary: new Float64Array(FFT_SIZE) };
  values.real.set(samples.subarray(0, FFT_SIZE));
  transform(values);
  return values;
}

/** Cross-correlates a sound with a template by FFT; the inverse transform uses the conjugate. */
function crossCorrelate(sound: Complex, template: Float32Array): Float64Array {
  const other = fourierTransform(template);
  const product = { real: new Float64Array(FFT_SIZE), imaginary: new Float64Array(FFT_SIZE) };
  for (let index = 0; index < FFT_SIZE; index++) {
    const [a, b, c, d] = [sound.real[index]!, sound.imaginary[index]!, other.real[index]!, -other.imaginary[index]!];
    product.real[index] = a * c - b * d;
    product.imaginary[index] = -(a * d + b * c);
  }
  transform(product);
  return product.real.map((value) => value / FFT_SIZE);
}

const SPEEDS = Array.from({ length: 69 }, (_, index) => 0.85 + index * 0.004);

/**
 * A matched filter: correlates each recording of the repository at each speed with the sound. Returns the five best
 * matches that do not overlap, in order.
 */
export function createVoiceSolver(locale: string): (wav: Buffer) => string {
  const templates = Array.from({ length: 10 }, (_, digit) =>
    downsample(samplesOf(readFileSync(join('content/speech', locale, `${digit}.wav`)))),
  );
  return (wav) => {
    const filtered = highPass(downsample(samplesOf(wav)));
    const sound = fourierTransform(filtered);
    const energy = new Float64Array(FFT_SIZE + 1);
    for (let index = 0; index < FFT_SIZE; index++) energy[index + 1] = energy[index]! + (filtered[index] ?? 0) ** 2;
    const matches: { digit: number; at: number; length: number; score: number }[] = [];
    templates.forEach((recording, digit) => {
      for (const speed of SPEEDS) {
        const template = highPass(changeSpeed(recording, speed));
        const templateNorm = Math.sqrt(template.reduce((total, value) => total + value * value, 0));
        const { length } = template;
        const scores = crossCorrelate(sound, template);
        for (let at = 0; at + length < Math.min(FFT_SIZE, filtered.length); at++) {
          const score = scores[at]! / (templateNorm * Math.sqrt(energy[at + length]! - energy[at]! + 1e-9));
          if (score > 0.2) matches.push({ digit, at, length, score });
        }
      }
    });
    matches.sort((one, other) => other.score - one.score);
    const bestMatches: typeof matches = [];
    for (const candidate of matches) {
      if (bestMatches.length === 5) break;
      const isFree = bestMatches.every(
        ({ at, length }) => candidate.at >= at + length * 0.6 || at >= candidate.at + candidate.length * 0.6,
      );
      if (isFree) bestMatches.push(candidate);
    }
    return bestMatches
      .sort((one, other) => one.at - other.at)
      .map(({ digit }) => digit)
      .join('');
  };
}
