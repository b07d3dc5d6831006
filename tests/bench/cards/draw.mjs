/**
 * Generates the twenty business cards for the OCR benchmark as JPEGs in this folder. They are committed, because
 * fonts differ between machines. `node tests/bench/cards/draw.mjs` generates them where Noto CJK, Liberation and
 * DejaVu are installed. Each card imitates a phone photo: slightly rotated on a table, with noise, uneven light, blur
 * and JPEG artefacts.
 */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const cards = JSON.parse(await readFile(new URL('cards.json', import.meta.url), 'utf8'));
const [WIDTH, HEIGHT] = [1080, 640];

const escape = (text) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A line of text; `anchor` is the side of it that `x` refers to. */
const line = ({ text, x, y, size, font, weight = 400, fill = '#222', anchor = 'start' }) =>
  `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escape(text)}</text>`;

const stack = (texts, { y, step, ...rest }) =>
  texts.map((text, index) => line({ text, y: y + index * step, ...rest })).join('');

/** Layouts of a card. `mark` is the company, `rest` the lines below name and position. */
const layouts = {
  classic: ({ mark, name, position, rest, font, colour }) =>
    `<rect x="60" y="62" width="46" height="46" rx="10" fill="${colour}"/>` +
    line({ text: mark, x: 128, y: 98, size: 34, weight: 700, fill: colour, font }) +
    line({ text: name, x: 60, y: 240, size: 56, weight: 700, font }) +
    line({ text: position, x: 60, y: 295, size: 28, fill: '#555', font }) +
    stack(rest, { x: 60, y: 385, step: 44, size: 26, font }),
  centred: ({ mark, name, position, rest, font, colour }) =>
    line({ text: name, x: 540, y: 120, size: 58, weight: 700, anchor: 'middle', font }) +
    line({ text: position, x: 540, y: 172, size: 27, anchor: 'middle', fill: '#555', font }) +
    `<rect x="340" y="205" width="400" height="3" fill="${colour}"/>` +
    line({ text: mark, x: 540, y: 268, size: 36, weight: 700, anchor: 'middle', fill: colour, font }) +
    stack(rest, { x: 540, y: 345, step: 46, size: 26, anchor: 'middle', font }),
  columns: ({ mark, name, position, rest, font, colour }) =>
    `<rect x="0" y="0" width="18" height="640" fill="${colour}"/>` +
    line({ text: name, x: 70, y: 150, size: 60, weight: 700, font }) +
    line({ text: position, x: 70, y: 210, size: 28, fill: '#444', font }) +
    line({ text: mark, x: 1020, y: 330, size: 34, weight: 700, anchor: 'end', fill: colour, font }) +
    stack(rest, { x: 1020, y: 390, step: 44, size: 26, anchor: 'end', font }),
  band: ({ mark, name, position, rest, font, colour }) =>
    `<rect x="0" y="0" width="1080" height="150" fill="${colour}"/>` +
    line({ text: mark, x: 60, y: 92, size: 38, weight: 700, fill: '#fff', font }) +
    line({ text: name, x: 60, y: 248, size: 54, weight: 700, font }) +
    line({ text: position, x: 60, y: 300, size: 28, fill: '#555', font }) +
    stack(rest, { x: 60, y: 380, step: 44, size: 26, font }),
  foot: ({ mark, name, position, rest, font, colour }) =>
    line({ text: name, x: 80, y: 140, size: 56, weight: 700, font }) +
    line({ text: position, x: 80, y: 192, size: 27, fill: '#555', font }) +
    stack(rest, { x: 80, y: 270, step: 44, size: 26, font }) +
    `<rect x="60" y="530" width="960" height="3" fill="${colour}"/>` +
    line({ text: mark, x: 80, y: 590, size: 36, weight: 700, fill: colour, font }),
};

/** Reproducible noise from a Lehmer generator. */
function noiseOf(seed, strength) {
  const data = Buffer.alloc(WIDTH * HEIGHT);
  let state = seed * 7919 + 1;
  for (let index = 0; index < data.length; index++) {
    state = (state * 48271) % 2147483647;
    data[index] = 128 + Math.round(((state % 1000) / 500 - 1) * strength);
  }
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .png()
    .toBuffer();
}

async function draw({ file, layout, font, colour, paper, lines, turn, noise, quality, soft }, index) {
  const parts = { ...lines, font, colour };
  const shade = `<defs><linearGradient id="s" x2="1" y2="0.6"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.16"/></linearGradient></defs>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${shade}<rect width="100%" height="100%" fill="${paper}"/>${layouts[layout](parts)}<rect width="100%" height="100%" fill="url(#s)"/></svg>`;
  const card = await sharp(Buffer.from(svg))
    .composite([{ input: await noiseOf(index + 1, noise), blend: 'soft-light' }])
    .removeAlpha()
    .toBuffer();
  const turned = await sharp(card).rotate(turn, { background: '#8a8178' }).toBuffer();
  await sharp(turned)
    .extend({ top: 24, bottom: 24, left: 24, right: 24, background: '#8a8178' })
    .blur(soft)
    .jpeg({ quality, chromaSubsampling: '4:2:0' })
    .toFile(new URL(file, import.meta.url).pathname);
}

for (const [index, card] of cards.entries()) await draw(card, index);
