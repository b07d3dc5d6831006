/** The examples of the contract succeed, with their ids, codes and tokens replaced by those of the test. */
import { operationTable, type OperationId } from '../../server/http/contract';
import { startWechatSandbox, type WechatSandbox } from '../../server/gateways/wechat/sandbox';
import { WechatApi } from '../../server/gateways/wechat/wechat';
import { testClock } from '../support/testClock';
import { buildTestApp, OPEN, errorOf, type TestApp } from '../support/testApp';
import { operationOf, exampleOf, ids, parametersOf } from './contract';
import { exampleWorld, type ExampleWorld, type Sender } from './exampleSenders';
import { setups } from './exampleSetups';

let site: TestApp;
let world: ExampleWorld;
let platform: WechatSandbox;
beforeAll(async () => {
  platform = await startWechatSandbox(testClock(OPEN));
  site = await buildTestApp({ wechat: new WechatApi(() => Promise.resolve(platform.settings), testClock(OPEN)) });
  world = await exampleWorld(site);
});
afterAll(async () => {
  await site.close();
  await platform.close();
});

/** Examples that cannot succeed here. */
const otherwise: Partial<Record<OperationId, string>> = {
  // Payments within WeChat need a person who has signed in there, and an open payment.
  meetingPay: '403 auth.wechatSignInMissing',
  visitorPay: '403 auth.wechatSignInMissing',
  // Only the provider can sign a notice.
  ownPaymentNotice: '400 payment.signatureWrong',
};

const sendable = ids.filter((id) => operationTable[id].contentType !== 'multipart/form-data');

function requestOf(id: OperationId, overrides: Record<string, unknown>) {
  const of = (location: string) =>
    Object.fromEntries(
      parametersOf(id)
        .filter((one) => one.in === location && (one.example !== undefined || one.name in overrides))
        .map(({ name, example }) => [name, String(overrides[name] ?? example)]),
    );
  const example = exampleOf(id) as object | undefined;
  const body =
    example && Object.fromEntries(Object.entries(example).map(([name, it]) => [name, overrides[name] ?? it]));
  return { path: of('path'), query: of('query'), ...(body && { body }) };
}

test.each(sendable)('the example of %s gets the response that the contract declares', async (id) => {
  // More than a minute passes between the messages of the setups.
  site.clock.advance({ minutes: 2 });
  const {
    client,
    overrides = {},
    headers = {},
    at,
  }: Sender = (await setups[id]?.(world)) ?? { client: site.visitor() };
  const now = site.clock.now();
  if (at) site.clock.set(at.toISOString());
  const response = await client.requestRaw(id, requestOf(id, overrides), headers);
  site.clock.set(now.toISOString());
  expect(operationOf(id).responses).toHaveProperty(String(response.statusCode));
  const isSuccess = response.statusCode < 300;
  const outcome = isSuccess
    ? 'success'
    : `${response.statusCode} ${(errorOf(response.json()) as { reason: string }).reason}`;
  expect(outcome).toBe(otherwise[id] ?? 'success');
});
