/** Text messages are sent by the provider's protocol: once, or not at all if the outcome is unknown. */
import type { MessageGateway } from '../../server/gateways/delivery';
import { startSmsSandbox, type SmsSandbox } from '../../server/gateways/sms/sandbox';
import { tencentSmsGateway } from '../../server/gateways/sms/tencent';
import { newMobile } from '../support/factories';
import { messageJob, messages, messageClaimed, onlyMessage, sendAll } from '../support/outbox';
import { buildTestApp, type TestApp } from '../support/testApp';

const credentials = { secretId: 'AKIDtests', secretKey: 'a key of tests' };

let site: TestApp;
let provider: SmsSandbox;
const seconds = () => Math.floor(site.clock.now().getTime() / 1000);

beforeEach(async () => {
  site = await buildTestApp();
  provider = await startSmsSandbox(credentials, seconds);
});
afterEach(async () => {
  await Promise.all([site.close(), provider.close()]);
});

const sms = (secretKey = credentials.secretKey): MessageGateway =>
  tencentSmsGateway(
    {
      ...credentials,
      secretKey,
      endpoint: provider.endpoint,
      region: 'ap-guangzhou',
      appId: '1400006666',
      signName: 'Exhibition',
      templates: { smsCode: '1110', 'smsCode:en': '1111' },
    },
    seconds,
  );
const job = (gateway = sms()) => messageJob(site, { sms: gateway });
/** A queued code to a number. */
const send = async (locale = 'zh-cn'): Promise<string> => {
  const mobile = newMobile();
  await site.visitor({ locale }).verifyMobile(mobile);
  return mobile;
};

test('are sent to the provider with the template of their language and its values in order', async () => {
  const [chinese, english] = [await send(), await send('en')];
  await sendAll(job());
  const text = /\d{6}/.exec((await site.visitor().newestMail(chinese)).text)?.[0];
  expect(provider.accepted.map(({ PhoneNumberSet, TemplateId }) => [PhoneNumberSet, TemplateId]).sort()).toEqual(
    [
      [[`+86${chinese}`], '1110'],
      [[`+86${english}`], '1111'],
    ].sort(),
  );
  const first = provider.accepted.find(({ TemplateId }) => TemplateId === '1110');
  expect(first?.TemplateParamSet).toEqual([text, '10']);
  expect((await messages(site)).map(({ state }) => state)).toEqual(['sent', 'sent']);
});

test.each([
  ['LimitExceeded.DeliveryFrequencyLimit', 'pending'],
  ['InternalError.Timeout', 'pending'],
  ['FailedOperation.PhoneNumberInBlacklist', 'failed'],
  ['InvalidParameterValue.IncorrectPhoneNumber', 'failed'],
])('rejected by %s are %s', async (code, state) => {
  await send();
  provider.nextErrors.push(code);
  await sendAll(job());
  expect(await onlyMessage(site)).toMatchObject({ state, failure: code });
});

test('are rejected by the provider if the signature is wrong', async () => {
  await send();
  await sendAll(job(sms('another key')));
  expect(await onlyMessage(site)).toMatchObject({ state: 'pending', failure: 'AuthFailure.SignatureFailure' });
  expect(provider.accepted).toEqual([]);
});

test('wait while the provider cannot be reached', async () => {
  await send();
  await provider.close();
  await sendAll(job());
  expect(await onlyMessage(site)).toMatchObject({ state: 'pending', failure: 'ECONNREFUSED' });
});

test('are not sent again if their job crashed and they may have been sent', async () => {
  await send();
  void job({ ...sms(), send: () => new Promise(() => undefined) }).runOnce();
  await messageClaimed(site);
  site.clock.advance({ minutes: 5 });
  await sendAll(job());
  expect(await onlyMessage(site)).toMatchObject({ state: 'failed', failure: 'broken off' });
  expect(provider.accepted).toEqual([]);
});
