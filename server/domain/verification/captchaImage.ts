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
const randomBetween = (low: number, amplitudeY: number): number =>
  low + ((amplitudeY - low) * randomInt(0, 1001)) / 1000;
const pickRandom = <T>(list: readonly T[]): T => list[randomInt(0, list.length)] as T;

const contoursOf = (outline: string): Point[][] =>
  outline.split(';').map((contour) => contour.split(',').map((pair) => pair.split(' ').map(Number) as Point));

/** Adds points along the lines of a contour, so that straight lines can be bent. */
function subdivide(contour: Point[]): Point[] {
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
  const [amplitudeY, amplitudeX] = [randomBetween(2.5, 4.5), randomBetween(2, 4)];
  const [wavelengthX, wavelengthY] = [randomBetween(45, 75), randomBetween(30, 50)];
  const [phaseX, phaseY] = [randomBetween(0, 7), randomBetween(0, 7)];
  return ([x, y]) => [
    x + amplitudeX * Math.sin(y / wavelengthY + phaseY),
    y + amplitudeY * Math.sin(x / wavelengthX + phaseX),
  ];
}

function digitPath(
  digit: number,
  position: Point,
  wave: (point: Point) => Point,
  size = randomBetween(0.056, 0.068),
): string {
  const outline = pickRandom(outlines.weights)[digit] ?? '';
  const scale = size;
  const skew = randomBetween(-0.25, 0.25);
  const rotation = randomBetween(-0.28, 0.28);
  const [sin, cos] = [Math.sin(rotation), Math.cos(rotation)];
  const distort = ([x, y]: Point): Point => {
    // A digit rotates around its centre. The y axis points down in a picture.
    const dx = (x - 280) * scale + (y - 365) * scale * skew;
    const dy = (365 - y) * scale;
    return wave([position[0] + dx * cos - dy * sin, position[1] + dx * sin + dy * cos]);
  };
  return contoursOf(outline)
    .map((contour) => pathOf(subdivide(contour).map(distort)))
    .join('');
}

/** Renders digits as PNG, {@link WIDTH} by {@link HEIGHT} pixels. */
export async function renderCaptchaImage(digits: string, { isHard }: { isHard: boolean }): Promise<Buffer> {
  const wave = makeWave();
  const ink = pickRandom(INKS);
  const step = (WIDTH - 2 * MARGIN) / digits.length;
  const paths = [...digits].map((digit, index) => {
    const position: Point = [MARGIN + step * (index + 0.5) + randomBetween(-4, 4), HEIGHT / 2 + randomBetween(-6, 6)];
    const digitWave = isHard ? makeWave() : wave;
    const attributes = isHard
      ? `fill="none" stroke="${ink}" stroke-width="${randomBetween(1.6, 2.2)}"`
      : `fill="${ink}" fill-rule="nonzero"`;
    return `<path d="${digitPath(Number(digit), position, digitWave)}" ${attributes}/>`;
  });
  // Fragments of other digits confuse OCR, but people see five large digits.
  const fragments = Array.from({ length: isHard ? 14 : 0 }, () => {
    const position: Point = [randomBetween(0, WIDTH), randomBetween(0, HEIGHT)];
    const d = digitPath(randomInt(0, 10), position, makeWave(), randomBetween(0.016, 0.026));
    return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="1.2"/>`;
  });
  const lines = Array.from({ length: 4 }, () => {
    const [from, to] = [randomBetween(8, HEIGHT - 8), randomBetween(8, HEIGHT - 8)];
    const curvature = randomBetween(-30, 30);
    return `<path d="M0 ${from}Q${WIDTH / 2} ${(from + to) / 2 + curvature} ${WIDTH} ${to}" fill="none" stroke="${ink}" stroke-width="${randomBetween(1.1, 2.4)}"/>`;
  });
  const spots = Array.from({ length: 90 }, () => {
    const [x, y, r] = [randomBetween(0, WIDTH), randomBetween(0, HEIGHT), randomBetween(0.5, 1.6)];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}" fill-opacity="${randomBetween(0.3, 0.9)}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${pickRandom(PAPERS)}"/>${fragments.join('')}${paths.join('')}${lines.join('')}${spots.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
