/** A Chinese registration is found by its number's code, and by its badge. */
import { registerConfirmedInChinese, newMobile } from '../support/factories';
import { buildTestApp, OPEN, errorOf, type TestApp } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
afterEach(() => site.clock.set(OPEN));

const visitor = (locale = 'zh-cn') => site.visitor({ locale });

describe('finding an existing registration', () => {
  test('the code sent to the number returns the record and a ticket', async () => {
    const mobile = newMobile();
    const record = await registerConfirmedInChinese(visitor(), mobile);
    const other = visitor();
    site.clock.advance({ minutes: 2 });
    await other.solveCaptcha();
    await other.request('verifySmsCode', { body: { mobile, purpose: 'find' } });
    const code = await other.codeFor(mobile);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(errorOf(await other.request('visitorFindByMobile', { path: { mobile, code: wrong } }))).toEqual({
      code: 400,
      reason: 'verify.codeWrong',
      fields: ['/path/code'],
    });
    expect(other.ticket).toBeUndefined();
    const found = await other.request('visitorFindByMobile', { path: { mobile, code } });
    expect(found.data).toEqual({ exists: true, registration: record });
    expect((await other.request('visitorFindVisit')).data).toEqual({ registration: record });
  });

  test('a code sent for another purpose finds nothing', async () => {
    const mobile = newMobile();
    await registerConfirmedInChinese(visitor(), mobile);
    const other = visitor();
    site.clock.advance({ minutes: 2 });
    await other.solveCaptcha();
    await other.request('verifySmsCode', { body: { mobile, purpose: 'meeting' } });
    const code = await other.codeFor(mobile);
    expect(errorOf(await other.request('visitorFindByMobile', { path: { mobile, code } }))).toMatchObject({
      reason: 'verify.codeWrong',
    });
  });

  test('a badge is returned by its number only to its owner and after the number is verified', async () => {
    const wang = visitor();
    const mobile = newMobile();
    const { number } = await registerConfirmedInChinese(wang, mobile);
    const path = { no: number ?? '' };
    const card = {
      number,
      name: '王小明',
      company: '深圳市示例机械有限公司',
      channel: 'zh',
      state: 'confirmed',
      editionYear: 2026,
      qrContent: expect.stringMatching(new RegExp(`^${number}\\.[\\w-]{22}$`)),
    };
    expect((await wang.request('visitorFindByCardNo', { path })).data).toEqual(card);
    const other = visitor();
    expect(errorOf(await other.request('visitorFindByCardNo', { path }))).toEqual({
      code: 404,
      reason: 'visitor.notFound',
    });
    await registerConfirmedInChinese(other);
    expect(errorOf(await other.request('visitorFindByCardNo', { path }))).toEqual({
      code: 404,
      reason: 'visitor.notFound',
    });
    const again = visitor();
    site.clock.advance({ minutes: 2 });
    await again.verifyMobile(mobile, 'find');
    expect((await again.request('visitorFindByCardNo', { path })).data).toEqual(card);
    expect(errorOf(await again.request('visitorFindByCardNo', { path: { no: 'V27-0000-0000' } }))).toMatchObject({
      code: 404,
    });
  });
});
