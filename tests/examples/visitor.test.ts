/** The snippet about the API of docs/testing.md. */
import { makeRegistrationBody } from '../support/factories';
import { buildTestApp, errorOf } from '../support/testApp';

test('nobody registers twice, and nobody after the deadline', async () => {
  const site = await buildTestApp({ at: '2026-03-10T10:00:00+08:00' });
  const anna = site.visitor({ locale: 'ru' });
  await anna.verifyEmail('anna@example.org');
  const register = (company: string) =>
    anna.request('visitorEnInsert', { body: makeRegistrationBody('anna@example.org', { company }) });
  expect((await register('Obtek')).code).toBe(200);
  expect(errorOf(await register('Sixform'))).toEqual({
    code: 409,
    reason: 'visitor.emailExists',
    fields: ['/body/email'],
  });
  site.clock.set('2026-04-03T18:00:00+08:00');
  expect(errorOf(await register('Sixform'))).toEqual({ code: 409, reason: 'registration.closed' });
  await site.close();
});
