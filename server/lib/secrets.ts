/** Codes, tickets, signatures and encryption. */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';

/** Six random digits. */
export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** 256 random bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** 128 random bits in base64url, for short URLs. */
export const newShortToken = (): string => randomBytes(16).toString('base64url');

/** Keyed hashes with the site's secret. Without it, stored hashes cannot be brute-forced. */
export class Signer {
  constructor(private readonly secret: string) {}

  /** A hash of `text` for one purpose; hashes for different purposes never match. */
  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.secret).update(`${purpose}\n${text}`).digest('base64url');
  }

  matches(purpose: string, text: string, hash: string): boolean {
    const expected = Buffer.from(this.sign(purpose, text));
    const actual = Buffer.from(hash);
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }

  /** Compares only the first `length` characters of a hash. */
  matchesPrefix(purpose: string, text: string, prefix: string, length: number): boolean {
    const expected = Buffer.from(this.sign(purpose, text).slice(0, length));
    const actual = Buffer.from(prefix);
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }

  /** Derives digits from a text and the secret. */
  digits(purpose: string, text: string, length: number): string {
    const hash = createHmac('sha256', this.secret).update(`${purpose}\n${text}`).digest();
    return (hash.readBigUInt64BE() % 10n ** BigInt(length)).toString().padStart(length, '0');
  }

  /** The content of a registration's QR code: the number and a signature against forgery. */
  qrContent(number: string): string {
    return `${number}.${this.sign('qr', number).slice(0, 22)}`;
  }
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts stored values such as document numbers: AES-256-GCM with a key derived from the site's secret. */
export class Vault {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, 'vault', 'documents', 32));
  }

  /** Encrypts a text for one record, so that the value is useless in another row. */
  encrypt(text: string, record: string): string {
    return this.encryptBytes(Buffer.from(text), record).toString('base64url');
  }

  /**
   * Decrypts a text.
   * @throws when it was changed or belongs to another record
   */
  decrypt(encrypted: string, record: string): string {
    return this.decryptBytes(Buffer.from(encrypted, 'base64url'), record).toString('utf8');
  }

  /** Encrypts the bytes of a file for one record. */
  encryptBytes(bytes: Buffer, record: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(record));
    const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]);
  }

  /**
   * Decrypts the bytes of a file.
   * @throws when they were changed or belong to another record
   */
  decryptBytes(bytes: Buffer, record: string): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAAD(Buffer.from(record)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]);
  }
}
