/**
 * Tencent Cloud SMS as it stands on this machine when there are no credentials: the same protocol over HTTP on loopback, with
 * signature, time and parameters checked as the provider does. It sends nothing; /dev/inbox shows the messages.
 */
import { randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMS_ACTION, SMS_SERVICE, SMS_VERSION } from './tencent';
import { TC3_CONTENT_TYPE, tc3Authorization, type Tc3Credentials } from './tc3';

const MAX_BYTES = 64 * 1024;
/** A timestamp may differ by five minutes from the provider's clock. */
const CLOCK_SECONDS = 300;

export interface SandboxSms {
  PhoneNumberSet: string[];
  SmsSdkAppId: string;
  SignName: string;
  TemplateId: string;
  TemplateParamSet: string[];
  SessionContext: string;
}

export interface SmsSandbox {
  endpoint: string;
  /** What was accepted, the oldest first; the newest hundred are kept. */
  accepted: SandboxSms[];
  /** Answers the next calls with these codes, one each, as a provider in trouble does. */
  refuseWith: string[];
  close(): Promise<void>;
}

const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new Error('The body is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** The provider's code for what is wrong with a call; null when nothing is. */
function faultOf(
  request: IncomingMessage,
  payload: string,
  credentials: Tc3Credentials,
  seconds: number,
): string | null {
  const { headers } = request;
  if (headers['x-tc-action'] !== SMS_ACTION) return 'InvalidAction';
  if (headers['x-tc-version'] !== SMS_VERSION) return 'NoSuchVersion';
  if (headers['content-type'] !== TC3_CONTENT_TYPE) return 'InvalidParameter';
  const timestamp = Number(headers['x-tc-timestamp']);
  if (!Number.isInteger(timestamp)) return 'MissingParameter';
  if (Math.abs(timestamp - seconds) > CLOCK_SECONDS) return 'AuthFailure.SignatureExpire';
  const wanted = tc3Authorization(credentials, { service: SMS_SERVICE, host: headers.host ?? '', timestamp, payload });
  return same(headers.authorization ?? '', wanted) ? null : 'AuthFailure.SignatureFailure';
}

function parse(payload: string): Partial<SandboxSms> {
  try {
    return JSON.parse(payload) as Partial<SandboxSms>;
  } catch {
    return {};
  }
}

/** Starts it on a free port of loopback. */
export async function startSmsSandbox(credentials: Tc3Credentials, seconds: () => number): Promise<SmsSandbox> {
  const accepted: SandboxSms[] = [];
  const refuseWith: string[] = [];
  const answer = (payload: string, fault: string | null): object => {
    const RequestId = randomUUID();
    if (fault) return { Response: { Error: { Code: fault, Message: fault }, RequestId } };
    const message = parse(payload);
    const numbers = message.PhoneNumberSet ?? [];
    const missing = (['SmsSdkAppId', 'TemplateId'] as const).filter((name) => !message[name]);
    if (missing.length > 0 || numbers.length === 0)
      return { Response: { Error: { Code: 'MissingParameter', Message: missing.join() }, RequestId } };
    const statuses = numbers.map((PhoneNumber) => {
      const Code = /^\+\d{6,15}$/.test(PhoneNumber)
        ? (refuseWith.shift() ?? 'Ok')
        : 'InvalidParameterValue.IncorrectPhoneNumber';
      return {
        SerialNo: Code === 'Ok' ? `sandbox:${randomUUID()}` : '',
        PhoneNumber,
        Fee: Code === 'Ok' ? 1 : 0,
        SessionContext: message.SessionContext ?? '',
        Code,
        Message: Code,
        IsoCode: 'CN',
      };
    });
    if (statuses.some(({ Code }) => Code === 'Ok')) accepted.push(message as SandboxSms);
    if (accepted.length > 100) accepted.shift();
    return { Response: { SendStatusSet: statuses, RequestId } };
  };
  const server: Server = createServer((request, response) => {
    bodyOf(request).then(
      (payload) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(answer(payload, faultOf(request, payload, credentials, seconds()))));
      },
      () => response.writeHead(413).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    accepted,
    refuseWith,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
