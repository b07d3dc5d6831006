/** Tencent Cloud's signature of API 3.0, TC3-HMAC-SHA256 (https://cloud.tencent.com/document/api/382/52072). */
import { createHash, createHmac } from 'node:crypto';

export interface Tc3Credentials {
  secretId: string;
  secretKey: string;
}

export interface Tc3Request {
  service: string;
  host: string;
  /** Seconds since 1970. */
  timestamp: number;
  /** The body exactly as sent. */
  payload: string;
}

export const TC3_CONTENT_TYPE = 'application/json; charset=utf-8';

const SIGNED_HEADERS = 'content-type;host';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const dayOf = (timestamp: number): string => new Date(timestamp * 1000).toISOString().slice(0, 10);

/** The hash of the signed parts of a request. */
export const tc3RequestHash = ({ host, payload }: Pick<Tc3Request, 'host' | 'payload'>): string =>
  sha256(
    ['POST', '/', '', `content-type:${TC3_CONTENT_TYPE}`, `host:${host}`, '', SIGNED_HEADERS, sha256(payload)].join(
      '\n',
    ),
  );

/** The hexadecimal signature of a request. */
function tc3Signature(secretKey: string, request: Tc3Request): string {
  const { service, timestamp } = request;
  const day = dayOf(timestamp);
  const text = ['TC3-HMAC-SHA256', timestamp, `${day}/${service}/tc3_request`, tc3RequestHash(request)].join('\n');
  const key = hmac(hmac(hmac(`TC3${secretKey}`, day), service), 'tc3_request');
  return hmac(key, text).toString('hex');
}

/** The Authorization header. */
export const tc3Authorization = ({ secretId, secretKey }: Tc3Credentials, request: Tc3Request): string =>
  `TC3-HMAC-SHA256 Credential=${secretId}/${dayOf(request.timestamp)}/${request.service}/tc3_request, SignedHeaders=${SIGNED_HEADERS}, Signature=${tc3Signature(secretKey, request)}`;
