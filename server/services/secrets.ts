/** What must not be guessed or read from the database: codes, tickets, signatures. */
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Six random digits. */
export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** 256 random bits as text. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Keyed hashes with the site's secret: what is stored cannot be tried without it. */
export class Signer {
  constructor(private readonly secret: string) {}

  /** A hash of `text` for one use; hashes of different uses never match. */
  sign(use: string, text: string): string {
    return createHmac('sha256', this.secret).update(`${use}\n${text}`).digest('base64url');
  }

  matches(use: string, text: string, hash: string): boolean {
    const wanted = Buffer.from(this.sign(use, text));
    const given = Buffer.from(hash);
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  }

  /** The content of a registration's QR code: the number and a signature, so that none can be forged. */
  qrContent(number: string): string {
    return `${number}.${this.sign('qr', number).slice(0, 22)}`;
  }
}
