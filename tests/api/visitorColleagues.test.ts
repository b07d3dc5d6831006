/** The colleagues of a visitor. */
import {
  newEmail,
  newMobile,
  registerConfirmed,
  registerConfirmedInChinese,
  registerInChinese,
} from '../support/factories';
import { maskUrl } from '../../server/lib/masking';
import { buildTestApp, OPEN, errorOf, type TestApp } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
afterEach(() => site.clock.set(OPEN));

const visitor = (locale = 'zh-cn') => site.visitor({ locale });

describe('colleagues', () => {
  const colleague = (mobile = newMobile()) => ({ name: '李小红', mobile, company: '深圳市示例机械有限公司' });

  test('are added, then invited once by text message, and marked when they register', async () => {
    const wang = visitor();
    const { id } = await registerConfirmedInChinese(wang);
    const li = colleague();
    const add = (invite: boolean) =>
      wang.request('visitorAddPartners', { body: { registrationId: id, partners: [li], invite } });
    expect(((await add(false)).data as { partners: unknown[] }).partners).toEqual([
      {
        ...li,
        id: expect.any(String),
        registrationId: id,
        state: 'added',
        invitedAt: null,
        createdAt: '2026-03-10T02:00:00.000Z',
      },
    ]);
    expect(await wang.mails(li.mobile)).toEqual([]);
    expect((await add(true)).data).toMatchObject({
      partners: [{ state: 'invited', invitedAt: '2026-03-10T02:00:00.000Z' }],
    });
    expect(errorOf(await add(true))).toEqual({ code: 409, reason: 'partner.exists', fields: ['/body/partners'] });
    const [message, ...more] = await wang.mails(li.mobile);
    expect(more).toEqual([]);
    expect(message?.text).toContain('王小明');
    site.clock.advance({ seconds: 1 });
    await registerInChinese(visitor(), li.mobile);
    expect((await wang.request('visitorPartners')).data).toMatchObject([{ mobile: li.mobile, state: 'registered' }]);
  });

  test('can be removed only by their visitor, and not after they have registered', async () => {
    const wang = visitor();
    const { id } = await registerConfirmedInChinese(wang);
    const [li, zhao] = [colleague(), colleague()];
    const body = { registrationId: id, partners: [li, zhao], invite: false };
    const { partners } = (await wang.request('visitorAddPartners', { body })).data as {
      partners: { id: string; mobile: string }[];
    };
    const idOf = ({ mobile }: { mobile: string }) => partners.find((one) => one.mobile === mobile)?.id ?? '';
    const other = visitor();
    expect((await other.request('visitorDeletePartner', { path: { id: idOf(li) } })).code).toBe(403);
    await registerConfirmedInChinese(other);
    expect(errorOf(await other.request('visitorDeletePartner', { path: { id: idOf(li) } }))).toEqual({
      code: 404,
      reason: 'partner.notFound',
    });
    await registerInChinese(visitor(), zhao.mobile);
    expect(errorOf(await wang.request('visitorDeletePartner', { path: { id: idOf(zhao) } }))).toEqual({
      code: 409,
      reason: 'partner.registered',
    });
    expect((await wang.request('visitorDeletePartner', { path: { id: idOf(li) } })).data).toEqual({
      id: idOf(li),
      deleted: true,
    });
    expect((await wang.request('visitorPartners')).data).toMatchObject([{ mobile: zhao.mobile }]);
  });

  test('of an English registration are listed by the same call', async () => {
    const anna = visitor('en');
    const { id } = await registerConfirmed(anna);
    const partners = [{ firstName: 'Paul', lastName: 'Weber', email: 'paul.weber@example.com' }];
    await anna.request('visitorEnAddPartner', { body: { registrationId: id, partners, invite: false } });
    expect((await anna.request('visitorPartners', { query: { registrationId: id } })).data).toMatchObject([
      { name: 'Paul Weber', email: 'paul.weber@example.com', state: 'added' },
    ]);
  });

  test('are rejected if one is listed twice in a request, and nobody is added', async () => {
    const wang = visitor();
    const { id } = await registerConfirmedInChinese(wang);
    const li = colleague();
    const body = { registrationId: id, partners: [li, colleague(), li], invite: true };
    expect(errorOf(await wang.request('visitorAddPartners', { body }))).toMatchObject({ fields: ['/body/partners/2'] });
    expect((await wang.request('visitorPartners')).data).toEqual([]);
  });

  test('cannot include the visitor, and the row says so', async () => {
    const wang = visitor();
    const mobile = newMobile();
    const { id } = await registerConfirmedInChinese(wang, mobile);
    const body = { registrationId: id, partners: [colleague(), colleague(mobile)], invite: false };
    expect(errorOf(await wang.request('visitorAddPartners', { body }))).toEqual({
      code: 409,
      reason: 'partner.isSelf',
      fields: ['/body/partners/1'],
    });
    expect((await wang.request('visitorPartners')).data).toEqual([]);
  });

  test('need no invitation if registered: the row says so, no message is sent, and it counts as a check', async () => {
    const wang = visitor('en');
    const { id } = await registerConfirmedInChinese(wang);
    const registeredOnes = [newMobile(), newMobile()];
    for (const mobile of registeredOnes) await registerInChinese(visitor(), mobile);
    const invite = (mobiles: string[]) =>
      wang.request('visitorAddPartners', {
        body: { registrationId: id, partners: mobiles.map((mobile) => colleague(mobile)), invite: true },
      });
    const [first = '', second = ''] = registeredOnes;
    const response = await invite([first, newMobile(), second]);
    expect(response.message).toMatch(/already registered/);
    expect(errorOf(response)).toEqual({
      code: 409,
      reason: 'partner.alreadyRegistered',
      fields: ['/body/partners/0', '/body/partners/2'],
    });
    expect((await wang.request('visitorPartners')).data).toEqual([]);
    const messages = await site.database.db
      .selectFrom('outbox_message')
      .select('template')
      .where('template', '=', 'partnerInvitation')
      .where('recipient', 'in', registeredOnes)
      .execute();
    expect(messages).toEqual([]);
    // Two of the ten requests an hour are used: four times two more, and then each requires a captcha.
    for (let round = 0; round < 4; round++)
      expect(errorOf(await invite(registeredOnes))).toMatchObject({ reason: 'partner.alreadyRegistered' });
    expect(errorOf(await invite([first]))).toMatchObject({ reason: 'captcha.required' });
  });

  test('get their prefilled data by the invitation link, until they have registered', async () => {
    const wang = visitor();
    const { id } = await registerConfirmedInChinese(wang);
    const li = colleague();
    await wang.request('visitorAddPartners', { body: { registrationId: id, partners: [li], invite: true } });
    const text = (await wang.mails(li.mobile))[0]?.text ?? '';
    const token = /[?&]invited=([\w-]{22})/.exec(text)?.[1] ?? '';
    const open = (ofToken = token) => visitor().request('ownInvitation', { path: { token: ofToken } });
    // Mail scanners open links, too.
    await open();
    expect((await open()).data).toEqual(li);
    expect(
      await site.database.db.selectFrom('partner').select('token_hash').where('token_hash', '=', token).execute(),
    ).toEqual([]);
    expect(errorOf(await open(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`))).toEqual({
      code: 404,
      reason: 'link.notFound',
    });
    site.clock.advance({ minutes: 2 });
    await registerInChinese(visitor(), li.mobile);
    expect(errorOf(await open())).toEqual({ code: 404, reason: 'link.notFound' });
  });

  test('are no longer found by the link of a withdrawn invitation', async () => {
    const anna = visitor('en');
    const { id } = await registerConfirmed(anna);
    const partners = [{ firstName: 'Paul', lastName: 'Weber', email: 'paul.weber2@example.com' }];
    const { data } = await anna.request('visitorEnAddPartner', {
      body: { registrationId: id, partners, invite: true },
    });
    const token =
      /[?&]invited=([\w-]{22})/.exec((await anna.newestMail('paul.weber2@example.com'))?.text ?? '')?.[1] ?? '';
    const open = () => visitor('en').request('ownInvitation', { path: { token } });
    expect((await open()).data).toEqual({ name: 'Paul Weber', email: 'paul.weber2@example.com' });
    const [paul] = (data as { partners: { id: string }[] }).partners;
    await anna.request('visitorDeletePartner', { path: { id: paul?.id ?? '' } });
    expect(errorOf(await open())).toMatchObject({ reason: 'link.notFound' });
  });
});

test('the token of an invitation is masked wherever a URL is stored', () => {
  const token = 'q3Jx0Vb7mZc1TgYkP9sLwQ';
  for (const url of [`/en/audience/registration?source=referral&invited=${token}`, `/api/web/own/invitation/${token}`])
    expect(maskUrl(url)).not.toContain(token);
});

test('invites each colleague once, in the visitor’s language', async () => {
  const anna = visitor('ru');
  const { id } = await registerConfirmed(anna);
  const colleague = { firstName: 'Boris', lastName: 'Volkov', email: newEmail() };
  const { partners } = (
    await anna.request('visitorEnAddPartner', { body: { registrationId: id, partners: [colleague], invite: true } })
  ).data as { partners: unknown[] };
  expect(partners).toEqual([
    {
      id: expect.any(String),
      registrationId: id,
      name: 'Boris Volkov',
      email: colleague.email,
      state: 'invited',
      invitedAt: '2026-03-10T02:00:00.000Z',
      createdAt: '2026-03-10T02:00:00.000Z',
    },
  ]);
  expect(await anna.newestMail(colleague.email)).toMatchObject({ template: 'partnerInvitation', locale: 'ru' });
  expect(
    errorOf(
      await anna.request('visitorEnAddPartner', { body: { registrationId: id, partners: [colleague], invite: true } }),
    ),
  ).toEqual({
    code: 409,
    reason: 'partner.exists',
    fields: ['/body/partners'],
  });
  expect(await anna.mails(colleague.email)).toHaveLength(1);
});

test('allows at most fifty colleagues', async () => {
  const anna = visitor('en');
  const { id } = await registerConfirmed(anna);
  const ten = () => Array.from({ length: 10 }, () => ({ firstName: 'Boris', lastName: 'Volkov', email: newEmail() }));
  for (let round = 0; round < 5; round++)
    expect(
      (await anna.request('visitorEnAddPartner', { body: { registrationId: id, partners: ten(), invite: false } }))
        .code,
    ).toBe(200);
  expect(
    errorOf(
      await anna.request('visitorEnAddPartner', { body: { registrationId: id, partners: ten(), invite: false } }),
    ),
  ).toEqual({
    code: 409,
    reason: 'partner.limit',
  });
});
