/** Booth reservations of exhibitors: in Chinese, from abroad, and by the older endpoint. */
import { newMobile } from '../support/factories';
import { buildTestApp, OPEN, errorOf, type TestApp } from '../support/testApp';
import type { OperationId } from '../../server/http/contract';
import { newestOf } from '../support/newestOf.mjs';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
afterEach(() => site.clock.set(OPEN));

const visitor = (locale = 'zh-cn') => site.visitor({ locale });
const countReservations = async () =>
  (await site.database.db.selectFrom('booth_reservation').select('id').execute()).length;

describe('booth reservation', () => {
  const zh = (changes: object = {}) => ({
    formId: 'booth-zh',
    formVersion: newestOf('booth-zh'),
    contactPerson: '王小明',
    company: '深圳市示例机械有限公司',
    mobile: newMobile(),
    plannedExhibits: '五轴加工中心',
    preferredPavilion: 'theme1',
    boothKind: 'standard',
    standardBooths: 2,
    privacyAgreed: true,
    answers: {},
    ...changes,
  });
  const en = (changes: object = {}) => ({
    formId: 'booth-en',
    formVersion: newestOf('booth-en'),
    contactPerson: 'Anna Schmidt',
    company: 'Schmidt Maschinenbau GmbH',
    email: 'anna.schmidt@example.com',
    country: 'DE',
    plannedExhibits: 'Five-axis milling machines',
    boothKind: 'raw',
    rawArea: 36,
    privacyAgreed: true,
    answers: {},
    ...changes,
  });

  test('accepts a captcha or a verified mobile number in Chinese', async () => {
    const wang = visitor();
    await wang.solveCaptcha();
    expect((await wang.request('exhibitorBoothReserve', { body: zh() })).data).toEqual({
      id: expect.stringMatching(/^\w{26}$/),
      number: expect.stringMatching(/^B27-/),
      state: 'submitted',
      contactPerson: '王小明',
      company: '深圳市示例机械有限公司',
      plannedExhibits: '五轴加工中心',
      preferredPavilion: 'theme1',
      boothKind: 'standard',
      standardBooths: 2,
      rawArea: null,
      createdAt: '2026-03-10T02:00:00.000Z',
    });
    expect(errorOf(await wang.request('exhibitorBoothReserve', { body: zh() }))).toEqual({
      code: 400,
      reason: 'captcha.required',
    });
    const body = zh();
    await wang.verifyMobile(body.mobile, 'booth');
    expect((await wang.request('exhibitorBoothReserve', { body })).code).toBe(200);
  });

  test('accepts a captcha from abroad, ten times an hour for an IP address', async () => {
    const anna = visitor('en');
    for (let count = 0; count < 10; count++) {
      await anna.solveCaptcha();
      expect((await anna.request('visitorEnBoothReserve', { body: en({ rawArea: 36 + count }) })).data).toMatchObject({
        rawArea: 36 + count,
        standardBooths: null,
      });
    }
    await anna.solveCaptcha();
    expect(errorOf(await anna.request('visitorEnBoothReserve', { body: en({ rawArea: 99 }) }))).toEqual({
      code: 400,
      reason: 'captcha.required',
    });
  });

  test('accepts a verified number beyond the limit of an IP address, with a hard captcha', async () => {
    const clientIp = '192.0.2.41';
    const reserve = async (wang = site.visitor({ locale: 'zh-cn', clientIp })) => {
      const body = zh();
      await wang.verifyMobile(body.mobile, 'booth');
      return { wang, body, response: await wang.request('exhibitorBoothReserve', { body }) };
    };
    for (let count = 0; count < 10; count++) expect((await reserve()).response.code).toBe(200);
    // An easy captcha that was solved before is not enough.
    const li = site.visitor({ locale: 'zh-cn', clientIp });
    await li.solveCaptcha();
    const { wang, body, response } = await reserve(li);
    expect(errorOf(response)).toEqual({ code: 400, reason: 'captcha.required' });
    await wang.solveCaptcha();
    expect((await wang.request('exhibitorBoothReserve', { body })).code).toBe(200);
  });

  test('returns the same reservation for an identical repeated request, without a second captcha', async () => {
    const wang = visitor();
    const body = zh();
    await wang.solveCaptcha();
    const first = await wang.request('exhibitorBoothReserve', { body });
    const before = await countReservations();
    // The response was lost. A retry may have another source, which is not part of the request's identity.
    expect(await wang.request('exhibitorBoothReserve', { body: { ...body, source: 'newsletter' } })).toEqual(first);
    await wang.solveCaptcha();
    const raced = zh();
    const both = await Promise.all([1, 2].map(() => wang.request('exhibitorBoothReserve', { body: raced })));
    expect(both.map(({ code }) => code).sort()).toContain(200);
    expect(await countReservations()).toBe(before + 1);
  });

  test.each<[OperationId, () => object, object]>([
    [
      'exhibitorBoothReserve',
      () => zh({ standardBooths: undefined }),
      { reason: 'booth.sizeMissing', fields: ['/body/standardBooths'] },
    ],
    ['visitorEnBoothReserve', () => en({ rawArea: 35 }), { reason: 'form.answerInvalid', fields: ['/body/rawArea'] }],
    ['exhibitorBoothReserve', () => zh({ rawArea: 36 }), { reason: 'form.answerInvalid', fields: ['/body/rawArea'] }],
    [
      'exhibitorBoothReserve',
      () => zh({ formId: 'booth-en' }),
      { reason: 'form.versionUnknown', fields: ['/body/formId'] },
    ],
    [
      'visitorEnBoothReserve',
      () => en({ rawArea: undefined }),
      { reason: 'booth.sizeMissing', fields: ['/body/rawArea'] },
    ],
    ['visitorEnBoothReserve', () => en({ country: 'XX' }), { reason: 'form.answerInvalid', fields: ['/body/country'] }],
    [
      'visitorEnBoothReserve',
      () => en({ privacyAgreed: false }),
      { reason: 'form.answerInvalid', fields: ['/body/privacyAgreed'] },
    ],
    ['visitorEnBoothReserve', () => en({ rawArea: 98 }), { reason: 'captcha.required' }],
  ])('%s names the invalid field and stores nothing', async (id, body, error) => {
    const before = await countReservations();
    expect(errorOf(await visitor().request(id, { body: body() }))).toEqual({ code: 400, ...error });
    expect(await countReservations()).toBe(before);
  });

  test('accepts one application for a booth number and its code', async () => {
    const wang = visitor();
    const phone = newMobile();
    const apply = async () => {
      await wang.solveCaptcha();
      await wang.request('verifySmsCode', { body: { mobile: phone, purpose: 'landing' } });
      return wang.request('landingBoothReserve', { body: { phone, smsCode: await wang.codeFor(phone) } });
    };
    const first = await apply();
    expect(first.data).toEqual({
      id: expect.stringMatching(/^\w{26}$/),
      number: expect.stringMatching(/^B27-/),
      createdAt: '2026-03-10T02:00:00.000Z',
    });
    site.clock.advance({ minutes: 2 });
    expect(await apply()).toEqual(first);
    expect(errorOf(await visitor().request('landingBoothReserve', { body: { phone, smsCode: '000000' } }))).toEqual({
      code: 400,
      reason: 'verify.codeWrong',
      fields: ['/body/smsCode'],
    });
  });
});
