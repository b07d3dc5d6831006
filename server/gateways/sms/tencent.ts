/** Text messages by Tencent Cloud SMS, SendSms 2021-01-11 (https://cloud.tencent.com/document/api/382/55981). */
import type { Delivery, MessageGateway, OutgoingMessage } from '../delivery';
import { TC3_CONTENT_TYPE, tc3Authorization } from './tc3';
import type { SmsSettings } from '../../providers';

export const SMS_SERVICE = 'sms';
export const SMS_ACTION = 'SendSms';
export const SMS_VERSION = '2021-01-11';

const TIMEOUT_MS = 15_000;

/** Temporary errors: the provider is busy, or a limit is reached for now. */
const TEMPORARY_ERRORS =
  /^(InternalError|RequestLimitExceeded|LimitExceeded\.DeliveryFrequencyLimit|ResourceInsufficient|FailedOperation\.InsufficientBalance|FailedOperation\.MissingSignature|AuthFailure|UnauthorizedOperation)/;

interface SendStatus {
  SerialNo?: string;
  Code?: string;
}

interface SendSmsResponse {
  Response?: { Error?: { Code?: string }; SendStatusSet?: SendStatus[] };
}

/** A mobile number in international format; mainland China by default. */
const toInternational = (mobile: string): string => (mobile.startsWith('+') ? mobile : `+86${mobile}`);

const toFailure = (code: string): Delivery => ({
  outcome: TEMPORARY_ERRORS.test(code) ? 'later' : 'never',
  failure: code,
});

export function tencentSmsGateway(settings: SmsSettings, seconds: () => number): MessageGateway {
  const { endpoint, region, appId, signName, templates } = settings;
  const { host } = new URL(endpoint);
  return {
    // The provider has no idempotency key, so a message that may have been sent is not retried.
    isIdempotent: false,
    async send({ id, to, template, locale, params }: OutgoingMessage): Promise<Delivery> {
      const templateId = templates[`${template}:${locale}`] ?? templates[template];
      if (!templateId) return { outcome: 'never', failure: `no template id for ${template}` };
      const payload = JSON.stringify({
        PhoneNumberSet: [toInternational(to)],
        SmsSdkAppId: appId,
        SignName: signName,
        TemplateId: templateId,
        TemplateParamSet: params,
        SessionContext: id,
      });
      const timestamp = seconds();
      let response: Response;
      try {
        response = await fetch(endpoint, {
          method: 'POST',
          body: payload,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            'content-type': TC3_CONTENT_TYPE,
            'x-tc-action': SMS_ACTION,
            'x-tc-version': SMS_VERSION,
            'x-tc-region': region,
            'x-tc-timestamp': String(timestamp),
            authorization: tc3Authorization(settings, { service: SMS_SERVICE, host, timestamp, payload }),
          },
        });
      } catch (error) {
        return toNetworkFailure(error);
      }
      if (response.status >= 500) return { outcome: 'unknown', failure: `HTTP ${response.status}` };
      const { Response: body } = (await response.json().catch(() => ({}))) as SendSmsResponse;
      if (body?.Error) return toFailure(body.Error.Code ?? 'Error');
      const [status] = body?.SendStatusSet ?? [];
      if (status?.Code === 'Ok') return { outcome: 'sent', providerId: status.SerialNo ?? null };
      return status?.Code ? toFailure(status.Code) : { outcome: 'unknown', failure: `HTTP ${response.status}` };
    },
    close: () => Promise.resolve(),
  };
}

/** If no connection was made, nothing was sent. Otherwise the outcome is unknown. */
function toNetworkFailure(error: unknown): Delivery {
  const code = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name;
  const notConnectedCodes = [
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
  ];
  return { outcome: notConnectedCodes.includes(code) ? 'later' : 'unknown', failure: code };
}
