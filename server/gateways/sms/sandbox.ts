/** A sandbox of Tencent Cloud SMS: the same protocol with all checks on loopback. It sends nothing; see /dev/inbox. */
import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { parseJson, startLoopback } from '../loopbackServer';
import { SMS_ACTION, SMS_SERVICE, SMS_VERSION } from './tencent';
import { TC3_CONTENT_TYPE, tc3Authorization, type Tc3Credentials } from './tc3';

/** The maximum difference of a timestamp from the provider's clock. */
const MAX_CLOCK_SKEW_SECONDS = 300;

interface SandboxSms {
  PhoneNumberSet: string[];
  SmsSdkAppId: string;
  SignName: string;
  TemplateId: string;
  TemplateParamSet: string[];
  SessionContext: string;
}

export interface SmsSandbox {
  endpoint: string;
  /** Accepted messages, oldest first; at most the newest hundred. */
  accepted: SandboxSms[];
  /** Error codes for the next calls, one each, to simulate failures. */
  nextErrors: string[];
  close(): Promise<void>;
}

const isEqualConstantTime = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The provider's error code for a call; null when the call is valid. */
function findError(
  headers: IncomingHttpHeaders,
  payload: string,
  credentials: Tc3Credentials,
  nowSeconds: number,
): string | null {
  if (headers['x-tc-action'] !== SMS_ACTION) return 'InvalidAction';
  if (headers['x-tc-version'] !== SMS_VERSION) return 'NoSuchVersion';
  if (headers['content-type'] !== TC3_CONTENT_TYPE) return 'InvalidParameter';
  const timestamp = Number(headers['x-tc-timestamp']);
  if (!Number.isInteger(timestamp)) return 'MissingParameter';
  if (Math.abs(timestamp - nowSeconds) > MAX_CLOCK_SKEW_SECONDS) return 'AuthFailure.SignatureExpire';
  const expected = tc3Authorization(credentials, {
    service: SMS_SERVICE,
    host: headers.host ?? '',
    timestamp,
    payload,
  });
  return isEqualConstantTime(headers.authorization ?? '', expected) ? null : 'AuthFailure.SignatureFailure';
}

/** Starts the sandbox on a free port of loopback. */
export async function startSmsSandbox(credentials: Tc3Credentials, nowSeconds: () => number): Promise<SmsSandbox> {
  const accepted: SandboxSms[] = [];
  const nextErrors: string[] = [];
  const respond = (payload: string, error: string | null): object => {
    const RequestId = randomUUID();
    if (error) return { Response: { Error: { Code: error, Message: error }, RequestId } };
    const message = parseJson<SandboxSms>(payload);
    const numbers = message.PhoneNumberSet ?? [];
    const missing = (['SmsSdkAppId', 'TemplateId'] as const).filter((name) => !message[name]);
    if (missing.length > 0 || numbers.length === 0)
      return { Response: { Error: { Code: 'MissingParameter', Message: missing.join() }, RequestId } };
    const statuses = numbers.map((PhoneNumber) => {
      const Code = /^\+\d{6,15}$/.test(PhoneNumber)
        ? (nextErrors.shift() ?? 'Ok')
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
  const { origin, close } = await startLoopback(({ headers, body = '' }) =>
    respond(body, findError(headers, body, credentials, nowSeconds())),
  );
  return { endpoint: origin, accepted, nextErrors, close };
}
