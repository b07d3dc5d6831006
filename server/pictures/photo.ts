/** Photos from visitors: which ones are decoded, and their copies without metadata. */
import sharp from 'sharp';

/** Maximum pixels of an uploaded picture. */
export const MAX_PIXELS = 25_000_000;
/** The longest side of a stored picture. */
const MAX_SIDE = 4_000;
const QUALITY = 85;

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

type PhotoFormat = 'jpeg' | 'png' | 'webp';

/** The format by content: JPEG, PNG or WebP, the only formats that are decoded. */
export function photoFormatOf(bytes: Buffer): PhotoFormat | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  return startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8) ? 'webp' : null;
}

/** Why a photo cannot be decoded, by its header: before that, a small file could become gigabytes of pixels. */
export async function findPhotoProblem(bytes: Buffer): Promise<'unreadable' | 'tooManyPixels' | null> {
  if (photoFormatOf(bytes) === null) return 'unreadable';
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height === 0) return 'unreadable';
  return width * height > MAX_PIXELS ? 'tooManyPixels' : null;
}

/**
 * A photo in the same format, upright and without metadata: only what its pixels show is stored.
 * @throws when it is damaged
 */
export async function reencodePhoto(bytes: Buffer, format: PhotoFormat): Promise<Buffer> {
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  const resized = upright.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
  return resized.toFormat(format, { quality: QUALITY }).toBuffer();
}
