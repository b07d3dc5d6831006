import { create } from 'qrcode';

export interface QrDrawing {
  /** Modules at each side; the units of the path. */
  size: number;
  path: string;
}

/** A QR code as one path: a run of dark modules in a row is one rectangle, so that no seams show between them. */
export function qrPath(content: string): QrDrawing {
  const { size, data } = create(content, { errorCorrectionLevel: 'M' }).modules;
  const runs: string[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const start = x;
      while (x < size && data[y * size + x]) x++;
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1h-${x - start}z`);
    }
  }
  return { size, path: runs.join('') };
}
