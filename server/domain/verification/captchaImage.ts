/**
 * Renders digits as a picture that resists OCR: distorted outlines, lines and spots. A hard one has hollow digits and
 * fragments of others.
 */
import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import outlines from './captchaDigits.json';

const WIDTH = 240;
const HEIGHT = 80;
const MARGIN = 14;
/** Colours of ink and paper. Each pair has a contrast of more than 7 to 1. */
const INKS = ['#16324f', '#4a1942', '#123f2d', '#5a1a1a', '#2b2d42'];
const PAPERS = ['#f4f6f8', '#f8f5ef', '#f1f6f3'];

type Point = [number, number];

/** A random number between two limits, in steps of a thousandth of the range. */
const between = (low: number, high: number): number => low + ((high - low) * randomInt(0, 1001)) / 1000;
const oneOf = <T>(list: readonly T[]): T => list[randomInt(0, list.length)] as T;

const contoursOf = (outline: string): Point[][] =>
  outline.split(';').map((contour) => contour.split(',').map((pair) => pair.split(' ').map(Number) as Point));

/** Adds points along the lines of a contour, so that straight lines can be bent. */
function divided(contour: Point[]): Point[] {
  return contour.flatMap(([x, y], index) => {
    const [nextX, nextY] = contour[(index + 1) % contour.length] as Point;
    const steps = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / 60));
    return Array.from({ length: steps }, (_, step): Point => [
      x + ((nextX - x) * step) / steps,
      y + ((nextY - y) * step) / steps,
    ]);
  });
}

const pathOf = (contour: Point[]): string =>
  `M${contour.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** Creates a random distortion of the whole picture. */
function makeWave(): (point: Point) => Point {
  const [high, wide] = [between(2.5, 4.5), between(2, 4)];
  const [long, tall] = [between(45, 75), between(30, 50)];
  const [first, second] = [between(0, 7), between(0, 7)];
  return ([x, y]) => [x + wide * Math.sin(y / tall + second), y + high * Math.sin(x / long + first)];
}

function digitPath(digit: number, place: Point, wave: (point: Point) => Point, size = between(0.056, 0.068)): string {
  const outline = oneOf(outlines.weights)[digit] ?? '';
  const scale = size;
  const lean = between(-0.25, 0.25);
  const turn = between(-0.28, 0.28);
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const bend = ([x, y]: Point): Point => {
    // A digit rotates around its centre. The y axis points down in a picture.
    const dx = (x - 280) * scale + (y - 365) * scale * lean;
    const dy = (365 - y) * scale;
    return wave([place[0] + dx * cos - dy * sin, place[1] + dx * sin + dy * cos]);
  };
  return contoursOf(outline)
    .map((contour) => pathOf(divided(contour).map(bend)))
    .join('');
}

/** Renders digits as PNG, {@link WIDTH} by {@link HEIGHT} pixels. */
export async function drawCaptcha(digits: string, { isHard }: { isHard: boolean }): Promise<Buffer> {
  const wave = makeWave();
  const ink = oneOf(INKS);
  const step = (WIDTH - 2 * MARGIN) / digits.length;
  const paths = [...digits].map((digit, index) => {
    const place: Point = [MARGIN + step * (index + 0.5) + between(-4, 4), HEIGHT / 2 + between(-6, 6)];
    const own = isHard ? makeWave() : wave;
    const look = isHard
      ? `fill="none" stroke="${ink}" stroke-width="${between(1.6, 2.2)}"`
      : `fill="${ink}" fill-rule="nonzero"`;
    return `<path d="${digitPath(Number(digit), place, own)}" ${look}/>`;
  });
  // Fragments of other digits confuse OCR, but people see five large digits.
  const pieces = Array.from({ length: isHard ? 14 : 0 }, () => {
    const place: Point = [between(0, WIDTH), between(0, HEIGHT)];
    const d = digitPath(randomInt(0, 10), place, makeWave(), between(0.016, 0.026));
    return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="1.2"/>`;
  });
  const lines = Array.from({ length: 4 }, () => {
    const [from, to] = [between(8, HEIGHT - 8), between(8, HEIGHT - 8)];
    const bow = between(-30, 30);
    return `<path d="M0 ${from}Q${WIDTH / 2} ${(from + to) / 2 + bow} ${WIDTH} ${to}" fill="none" stroke="${ink}" stroke-width="${between(1.1, 2.4)}"/>`;
  });
  const spots = Array.from({ length: 90 }, () => {
    const [x, y, r] = [between(0, WIDTH), between(0, HEIGHT), between(0.5, 1.6)];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}" fill-opacity="${between(0.3, 0.9)}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${oneOf(PAPERS)}"/>${pieces.join('')}${paths.join('')}${lines.join('')}${spots.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
