import { newMobile } from '../support/factories';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const NUMBER = 'V27-7K2M-Q9XD';

async function registered(mobile: string, changes: { number?: string | null; state?: string } = {}): Promise<void> {
  const at = new Date('2026-03-01T02:00:00Z');
  await site.database.db
    .insertInto('visitor_registration')
    .values({
      id: mobile.padStart(26, '0'),
      edition: 27,
      number: NUMBER,
      channel: 'zh',
      state: 'confirmed',
      email: null,
      mobile,
      locale: 'zh-cn',
      form_id: 'visitor-zh',
      form_version: 1,
      core: '{}',
      answers: '{}',
      questionnaire: null,
      consent: '{}',
      source: null,
      created_at: at,
      updated_at: at,
      ...(changes as object),
    })
    .execute();
}

test('a verified number of a registration gets its parking code for the days of the exhibition', async () => {
  const mobile = newMobile();
  await registered(mobile);
  const anna = site.visitor();
  await anna.verifyMobile(mobile);
  const { data } = await anna.request('exhibitorParkQrCode', { query: { mobile } });
  expect(data).toMatchObject({
    mobileMasked: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
    plate: null,
    validFrom: '2026-03-30T16:00:00.000Z',
    validUntil: '2026-04-03T15:59:59.999Z',
  });
  expect((data as { qr: { content: string } }).qr.content).toMatch(new RegExp(`^${NUMBER}\\.[\\w-]{22}$`));
});

test('is rejected without verification, whether the number is registered or not', async () => {
  const anna = site.visitor();
  await anna.verifyMobile(newMobile());
  const other = newMobile();
  await registered(other, { number: 'V27-7K2M-Q9XE' });
  for (const mobile of [other, newMobile()])
    expect(errorOf(await anna.request('exhibitorParkQrCode', { query: { mobile } }))).toEqual({
      code: 400,
      reason: 'verify.proofMissing',
      fields: ['/query/mobile'],
    });
});

test('explains what to do for a number without a complete registration', async () => {
  const [unknown, unfinished, cancelled] = [newMobile(), newMobile(), newMobile()];
  await registered(unfinished, { number: null, state: 'submitted' });
  await registered(cancelled, { number: 'V27-7K2M-Q9XF', state: 'cancelled' });
  for (const mobile of [unknown, unfinished, cancelled]) {
    const visitor = site.visitor();
    await visitor.verifyMobile(mobile);
    expect(errorOf(await visitor.request('exhibitorParkQrCode', { query: { mobile } }))).toEqual({
      code: 404,
      reason: 'parking.notFound',
    });
  }
});

test('requires a captcha after ten requests an hour', async () => {
  const anna = site.visitor();
  const mobile = newMobile();
  const requestQrCode = async () => errorOf(await anna.request('exhibitorParkQrCode', { query: { mobile } }));
  for (let count = 0; count < 10; count++)
    expect(await requestQrCode()).toMatchObject({ reason: 'verify.proofMissing' });
  expect(await requestQrCode()).toEqual({ code: 400, reason: 'captcha.required' });
  expect(errorOf(await anna.request('exhibitorParkQrCode', { query: { mobile: '12' } }))).toEqual({
    code: 400,
    reason: 'request.invalid',
    fields: ['/query/mobile'],
  });
});
