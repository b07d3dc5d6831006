/** WeChat Pay's cryptography (API v3): RSA signatures of both sides, and AES-256-GCM for notices. */
import { createCipheriv, createDecipheriv, createSign, createVerify, type KeyObject } from 'node:crypto';

const joinLines = (...parts: string[]): string => parts.map((part) => `${part}\n`).join('');

/** The signed text of a request: method, path with query, seconds, nonce, body as sent. */
export const requestMessage = (fields: {
  method: string;
  path: string;
  timestamp: string;
  nonce: string;
  body: string;
}): string => joinLines(fields.method, fields.path, fields.timestamp, fields.nonce, fields.body);

/** The signed text of a response or notice. */
export const responseMessage = (fields: { timestamp: string; nonce: string; body: string }): string =>
  joinLines(fields.timestamp, fields.nonce, fields.body);

/** The signed text of a payment that a page inside WeChat starts. */
export const payMessage = (fields: { appId: string; timestamp: string; nonce: string; package: string }): string =>
  joinLines(fields.appId, fields.timestamp, fields.nonce, fields.package);

/** SHA256 with RSA (PKCS #1 v1.5), in Base64. */
export const signMessage = (text: string, key: KeyObject | string): string =>
  createSign('RSA-SHA256').update(text).sign(key, 'base64');

export const verifySignature = (text: string, signature: string, key: KeyObject | string): boolean =>
  createVerify('RSA-SHA256').update(text).verify(key, signature, 'base64');

export interface Authorization {
  merchantId: string;
  serial: string;
  timestamp: string;
  nonce: string;
  signature: string;
}

const SCHEME = 'WECHATPAY2-SHA256-RSA2048';

export const authorizationHeader = ({ merchantId, serial, timestamp, nonce, signature }: Authorization): string =>
  `${SCHEME} mchid="${merchantId}",nonce_str="${nonce}",signature="${signature}",timestamp="${timestamp}",serial_no="${serial}"`;

/** Parses an Authorization header; null for another scheme. */
export function parseAuthorization(header: string | undefined): Authorization | null {
  if (!header?.startsWith(`${SCHEME} `)) return null;
  const fields = Object.fromEntries([...header.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  const { mchid, serial_no: serial, timestamp, nonce_str: nonce, signature } = fields;
  if (!mchid || !serial || !timestamp || !nonce || !signature) return null;
  return { merchantId: mchid, serial, timestamp, nonce, signature };
}

export interface EncryptedResource {
  algorithm: string;
  ciphertext: string;
  nonce: string;
  associated_data?: string | undefined;
}

const ALGORITHM = 'AEAD_AES_256_GCM';
const TAG_BYTES = 16;

/**
 * Decrypts the content of a notice.
 * @throws when it was encrypted with another key or changed
 */
export function decryptResource(resource: EncryptedResource, apiV3Key: string): string {
  if (resource.algorithm !== ALGORITHM) throw new Error(`The algorithm ${resource.algorithm} is not known.`);
  const encrypted = Buffer.from(resource.ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', apiV3Key, resource.nonce);
  decipher.setAAD(Buffer.from(resource.associated_data ?? ''));
  decipher.setAuthTag(encrypted.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(encrypted.subarray(0, -TAG_BYTES)), decipher.final()]).toString();
}

/** Encrypts a text as the provider does. */
export function encryptResource(text: string, apiV3Key: string, nonce: string, associated: string): EncryptedResource {
  const cipher = createCipheriv('aes-256-gcm', apiV3Key, nonce);
  cipher.setAAD(Buffer.from(associated));
  const encrypted = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  return { algorithm: ALGORITHM, ciphertext: encrypted.toString('base64'), nonce, associated_data: associated };
}
