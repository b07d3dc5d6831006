/** Section 4, the second flag: the English site always shows the entry to pre-registration (docs/decisions/0020). */
import { newEmail, makeRegistrationBody } from '../support/factories';
import { OPEN } from '../support/testApp';
import { buildTestSite, textOf, type TestSite } from '../support/testSite';

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite();
});
afterAll(() => site.close());
afterEach(() => site.clock.set(OPEN));

const ENTRY = /<a[^>]*href="\/en\/audience\/register\/1"[^>]*>(?:<[^>]*>)*Register to visit/;

test.each([
  ['before it opens', '2025-12-01T10:00:00+08:00', 'Registration opens on'],
  ['after the deadline', '2026-03-30T09:00:00+08:00', 'Open my registration'],
  ['during the exhibition', '2026-04-01T10:00:00+08:00', 'Open my registration'],
])('%s shows the entry with the available links, while calls are closed', async (_when, at, left) => {
  site.clock.set(at);
  expect((await site.get('/en/about')).html).toMatch(ENTRY);
  expect(textOf((await site.get('/en/audience/register/1')).html)).toContain(left);
  const anna = site.visitor({ locale: 'en' });
  expect((await anna.request('ownClientFacts')).data).toMatchObject({
    englishPreRegistrationOpen: true,
    preRegistrationOpen: false,
  });
  const email = newEmail();
  await anna.verifyEmail(email);
  const { code } = await anna.request('visitorEnInsert', { body: makeRegistrationBody(email) });
  expect(code).toBe(409);
});
