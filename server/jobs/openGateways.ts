/** Opens the configured message gateways, or sandboxes. */
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../src/rules/clock';
import type { Config } from '../config';
import type { MessageGateway } from '../gateways/delivery';
import { inboxGateway, smtpGateway } from '../gateways/mail/smtp';
import { startSmsSandbox } from '../gateways/sms/sandbox';
import { tencentSmsGateway } from '../gateways/sms/tencent';
import { SMS_TEMPLATES } from '../domain/messages/templates';

/** In a sandbox, text messages go to a local provider that implements the real protocol and sends nothing. */
async function sandboxSms(seconds: () => number): Promise<MessageGateway> {
  const credentials = { secretId: 'sandbox', secretKey: randomBytes(16).toString('hex') };
  const provider = await startSmsSandbox(credentials, seconds);
  const gateway = tencentSmsGateway(
    {
      ...credentials,
      endpoint: provider.endpoint,
      region: 'sandbox',
      appId: 'sandbox',
      signName: 'sandbox',
      templates: Object.fromEntries(SMS_TEMPLATES.map((name) => [name, name])),
    },
    seconds,
  );
  return { ...gateway, close: () => provider.close() };
}

/** Without a provider outside a sandbox, each message fails instead of counting as sent. */
const noSms: MessageGateway = {
  isIdempotent: true,
  send: () => Promise.resolve({ outcome: 'never', failure: 'No SMS provider is configured.' }),
  close: () => Promise.resolve(),
};

export async function openGateways(
  { smtp, sms, sandbox }: Pick<Config, 'smtp' | 'sms' | 'sandbox'>,
  clock: Clock,
): Promise<Record<'mail' | 'sms', MessageGateway>> {
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    mail: smtp ? smtpGateway(smtp) : inboxGateway,
    sms: sms ? tencentSmsGateway(sms, seconds) : sandbox ? await sandboxSms(seconds) : noSms,
  };
}
