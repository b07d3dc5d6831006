import { buildTestApp, errorOf, type TestApp } from '../support/testApp';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

const subscribe = (email: string, from = test.visitor()) =>
  from.call('POST', '/web/subscribe/subscribe', { email, language: 2 });

const tokenOf = async (email: string): Promise<string> =>
  /token=([\w-]+)/.exec((await test.visitor().newestMail(email)).text)?.[1] ?? '';

const stateOf = (envelope: { data: unknown }): unknown => (envelope.data as { state: string }).state;

it('is pending until the link of its mail is opened, and is ended by the same link', async () => {
  expect(stateOf(await subscribe('Reader@example.com'))).toBe('pending');
  const token = await tokenOf('reader@example.com');
  const visitor = test.visitor();
  expect(stateOf(await visitor.call('POST', '/web/own/subscription/confirm', { token }))).toBe('confirmed');
  expect(stateOf(await visitor.call('POST', '/web/own/subscription/confirm', { token }))).toBe('confirmed');
  expect(stateOf(await visitor.call('POST', '/web/own/subscription/unsubscribe', { token }))).toBe('unsubscribed');
  expect(errorOf(await visitor.call('POST', '/web/own/subscription/confirm', { token }))).toEqual({
    code: 409,
    reason: 'subscription.unsubscribed',
  });
});

it('returns the same response for a confirmed address, and sends it no mail', async () => {
  const first = await subscribe('reader@example.com');
  await test.visitor().call('POST', '/web/own/subscription/confirm', { token: await tokenOf('reader@example.com') });
  test.clock.advance({ minutes: 5 });
  expect(await subscribe('reader@example.com')).toEqual(first);
  const mails = await test.database.db
    .selectFrom('outbox_message')
    .select('id')
    .where('recipient', '=', 'reader@example.com')
    .execute();
  expect(mails).toHaveLength(1);
});

it('sends one mail a minute to an address', async () => {
  await subscribe('reader@example.com');
  await subscribe('reader@example.com');
  test.clock.advance({ seconds: 61 });
  await subscribe('reader@example.com');
  const mails = await test.database.db
    .selectFrom('outbox_message')
    .select('id')
    .where('recipient', '=', 'reader@example.com')
    .execute();
  expect(mails).toHaveLength(2);
});

it('accepts 15 addresses an hour from a client', async () => {
  const visitor = test.visitor();
  for (let index = 0; index < 15; index++)
    expect((await subscribe(`reader${index}@example.com`, visitor)).code).toBe(200);
  expect(errorOf(await subscribe('one-more@example.com', visitor))).toEqual({ code: 429, reason: 'limit.exceeded' });
  expect((await subscribe('one-more@example.com', test.visitor())).code).toBe(200);
});

it('removes unconfirmed subscriptions after 7 days', async () => {
  await subscribe('forgotten@example.com');
  const token = await tokenOf('forgotten@example.com');
  test.clock.advance({ days: 8 });
  await subscribe('another@example.com');
  expect(errorOf(await test.visitor().call('POST', '/web/own/subscription/confirm', { token }))).toEqual({
    code: 404,
    reason: 'link.notFound',
  });
});
