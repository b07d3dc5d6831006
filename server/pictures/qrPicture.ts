/** QR codes as PNG. */
import sharp from 'sharp';
import { qrModules } from '../../src/rules/qrModules';

export interface QrPictureOptions {
  /** Width and height in pixels. Long contents need at least one pixel per module, which makes the picture larger. */
  width: number;
  /** The quiet zone in modules. Scanners need 4; on a white page 2 are enough. */
  margin?: number;
}

/** Renders a QR code with modules of equal size, centred on white. */
export async function renderQrCode(content: string, { width, margin = 4 }: QrPictureOptions): Promise<Buffer> {
  const rows = qrModules(content);
  const size = rows.length;
  const scale = Math.max(1, Math.floor(width / (size + 2 * margin)));
  const padding = Math.max(2 * margin * scale, width - size * scale);
  const before = Math.floor(padding / 2);
  const pixels = Buffer.from(rows.flat().map((isDark) => (isDark ? 0 : 255)));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * scale, size * scale, { kernel: 'nearest' })
    .extend({ top: before, left: before, bottom: padding - before, right: padding - before, background: '#fff' })
    .toColourspace('b-w')
    .png()
    .toBuffer();
}

/** Renders a QR code as a data URL for `img`. */
export async function renderQrDataUrl(content: string, options: QrPictureOptions): Promise<string> {
  return `data:image/png;base64,${(await renderQrCode(content, options)).toString('base64')}`;
}
