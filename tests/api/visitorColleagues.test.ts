/** Colleagues whom a visitor names. */
import { confirmed, confirmedInChinese, newMobile, registeredInChinese } from '../support/factories';
import { buildTestApp, OPEN, refusalOf, type TestApp } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
afterEach(() => site.clock.set(OPEN));

const visitor = (locale = 'zh-cn') => site.visitor({ locale });

describe('colleagues', () => {
  const colleague = (mobile = newMobile()) => ({ name: '李小红', mobile, company: '深圳市示例机械有限公司' });

  test('are named, then invited once by text message, and marked when they register', async () => {
    const wang = visitor();
    const { id } = await confirmedInChinese(wang);
    const li = colleague();
    const add = (invite: boolean) =>
      wang.ask('visitorAddPartners', { body: { registrationId: id, partners: [li], invite } });
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
    expect(refusalOf(await add(true))).toEqual({ code: 409, reason: 'partner.exists', fields: ['/body/partners'] });
    const [message, ...more] = await wang.mails(li.mobile);
    expect(more).toEqual([]);
    expect(message?.text).toContain('王小明');
    site.clock.advance({ seconds: 1 });
    await registeredInChinese(visitor(), li.mobile);
    expect((await wang.ask('visitorPartners')).data).toMatchObject([{ mobile: li.mobile, state: 'registered' }]);
  });

  test('are removed by their visitor alone, and not once they have registered', async () => {
    const wang = visitor();
    const { id } = await confirmedInChinese(wang);
    const [li, zhao] = [colleague(), colleague()];
    const body = { registrationId: id, partners: [li, zhao], invite: false };
    const { partners } = (await wang.ask('visitorAddPartners', { body })).data as {
      partners: { id: string; mobile: string }[];
    };
    const idOf = ({ mobile }: { mobile: string }) => partners.find((one) => one.mobile === mobile)?.id ?? '';
    const other = visitor();
    expect((await other.ask('visitorDeletePartner', { path: { id: idOf(li) } })).code).toBe(403);
    await confirmedInChinese(other);
    expect(refusalOf(await other.ask('visitorDeletePartner', { path: { id: idOf(li) } }))).toEqual({
      code: 404,
      reason: 'partner.notFound',
    });
    await registeredInChinese(visitor(), zhao.mobile);
    expect(refusalOf(await wang.ask('visitorDeletePartner', { path: { id: idOf(zhao) } }))).toEqual({
      code: 409,
      reason: 'partner.registered',
    });
    expect((await wang.ask('visitorDeletePartner', { path: { id: idOf(li) } })).data).toEqual({
      id: idOf(li),
      deleted: true,
    });
    expect((await wang.ask('visitorPartners')).data).toMatchObject([{ mobile: zhao.mobile }]);
  });

  test('of an English registration are listed by the same call', async () => {
    const anna = visitor('en');
    const { id } = await confirmed(anna);
    const partners = [{ firstName: 'Paul', lastName: 'Weber', email: 'paul.weber@example.com' }];
    await anna.ask('visitorEnAddPartner', { body: { registrationId: id, partners, invite: false } });
    expect((await anna.ask('visitorPartners', { query: { registrationId: id } })).data).toMatchObject([
      { name: 'Paul Weber', email: 'paul.weber@example.com', state: 'added' },
    ]);
  });

  test('who are named twice in one request are refused, and nobody is added', async () => {
    const wang = visitor();
    const { id } = await confirmedInChinese(wang);
    const li = colleague();
    const body = { registrationId: id, partners: [li, colleague(), li], invite: true };
    expect(refusalOf(await wang.ask('visitorAddPartners', { body }))).toMatchObject({ fields: ['/body/partners/2'] });
    expect((await wang.ask('visitorPartners')).data).toEqual([]);
  });
});
