/** The input of the browser's camera in a test: a video of one QR code, in the raw format that Chromium reads. */
import { writeFileSync } from 'node:fs';
import { qrModules } from '../../src/rules/qrModules';

const WIDTH = 640;
const HEIGHT = 480;
/** Maximum size of the code in pixels. */
const MAX_CODE_PX = 360;
const WHITE = 235;
const BLACK = 16;
const GREY = 128;

/** Writes the video of a code's content. */
export function writeCameraVideo(content: string, path: string): void {
  const rows = qrModules(content);
  const size = rows.length;
  const scale = Math.floor(MAX_CODE_PX / size);
  const [left, top] = [WIDTH, HEIGHT].map((side) => Math.floor((side - scale * size) / 2)) as [number, number];
  const luma = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  for (let y = 0; y < size * scale; y++)
    for (let x = 0; x < size * scale; x++)
      if (rows[Math.floor(y / scale)]?.[Math.floor(x / scale)]) luma[(top + y) * WIDTH + left + x] = BLACK;
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, GREY);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420mpeg2\n`);
  writeFileSync(path, Buffer.concat([header, frame, frame]));
}
