/** How the server normalises and validates a body, and reports all its errors at once in the wording of section 5. */
import { newEmail, registerVisitor, makeRegistrationBody, type SavedRegistration } from '../support/factories';
import { buildTestApp, type TestApp, type ErrorOutcome } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const errorsOf = async (...args: Parameters<ReturnType<TestApp['visitor']>['request']>) => errorsIn('en', ...args);
async function errorsIn(locale: string, ...args: Parameters<ReturnType<TestApp['visitor']>['request']>) {
  const { code, data } = await site.visitor({ locale }).request(...args);
  const { errors } = data as ErrorOutcome;
  return {
    code,
    ...Object.fromEntries(errors.map(({ pointer, message }) => [pointer.replace('/body/', ''), message])),
  };
}

test('trims text and drops empty values before validation', async () => {
  const anna = site.visitor();
  const email = newEmail();
  await anna.verifyEmail(email);
  const saved = await anna.request('visitorEnInsert', {
    body: {
      ...makeRegistrationBody(email),
      email: ` ${email} `,
      firstName: ' Anna\n',
      website: '   ',
      address: null,
    },
  });
  expect(saved.code).toBe(200);
  const { registration } = saved.data as unknown as SavedRegistration;
  expect(registration).toMatchObject({ email, firstName: 'Anna' });
  for (const name of ['website', 'address']) expect(registration).not.toHaveProperty(name);
});

test('treats a required text of spaces as missing', async () => {
  expect(await errorsOf('visitorEnExistEmail', { body: { email: '   ' } })).toEqual({
    code: 400,
    email: 'Please enter your email',
  });
});

test('clearing an optional field in an edit clears it', async () => {
  const anna = site.visitor();
  const registration = await registerVisitor(anna, newEmail(), { website: 'https://anna.example' });
  expect(registration).toMatchObject({ website: 'https://anna.example' });
  const changed = await anna.request('visitorEnUpdate', {
    body: { ...makeRegistrationBody(registration.email ?? ''), id: registration.id, website: ' ' },
  });
  expect(changed.code).toBe(200);
  expect((changed.data as unknown as SavedRegistration).registration).not.toHaveProperty('website');
});

test('returns schema errors and rule errors together', async () => {
  const body = {
    ...makeRegistrationBody('nonsense'),
    company: 'abc',
    firstName: 'A',
    privacyAgreed: false,
    exhibits: 5,
  };
  expect(await errorsOf('visitorEnInsert', { body })).toEqual({
    code: 400,
    email: 'Email format is incorrect',
    company: 'Company Name at Least 4 Characters in Length',
    firstName: 'At Least 2 Characters in Length',
    privacyAgreed: 'Please agree before submitting',
    exhibits: 'This value has the wrong type',
  });
});

test.each([
  ['en', 'Email format is incorrect', 'Please enter the correct Email', 'Mobile number format is incorrect'],
  ['zh-cn', '邮箱格式不正确', '邮箱格式不正确', '手机号码格式不正确'],
])(
  'in %s every call reports an invalid address or number in the wording of the specification',
  async (locale, email, newsletter, mobile) => {
    const wrong = { email: 'anna@example' };
    expect(await errorsIn(locale, 'visitorEnExistEmail', { body: wrong })).toEqual({ code: 400, email });
    expect(await errorsIn(locale, 'configSubscribe', { body: { ...wrong, language: 2 } })).toEqual({
      code: 400,
      email: newsletter,
    });
    expect(await errorsIn(locale, 'verifySmsCode', { body: { mobile: '12345', purpose: 'find' } })).toEqual({
      code: 400,
      mobile,
    });
  },
);

test('rejects a body nested deeper than any in the contract', async () => {
  const deep = '['.repeat(50_000) + ']'.repeat(50_000);
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/web/subscribe/subscribe',
    headers: { 'x-locale': 'en', 'content-type': 'application/json' },
    payload: `{"email":"a@example.org","language":2,"more":${deep}}`,
  });
  expect(response.statusCode).toBe(400);
});
