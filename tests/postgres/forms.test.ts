/**
 * Two replicas on one database: a form published by one is used by the other at once, and of two concurrent
 * publications one wins.
 */
import { FormVersionRepository } from '../../server/domain/forms/formVersionRepository';
import { nextText, textField } from '../support/designer';
import { makeRegistrationBody } from '../support/factories';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';

let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  one = await buildTestApp({ connections: 8 });
  other = await buildTestApp({ database: { ...one.database, close: () => Promise.resolve() } });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const version = async (site: TestApp, formId: string) =>
  (
    (await site.visitor().request('ownFormCurrent', { path: { formId } })).data as never as {
      current: { formVersion: number };
    }
  ).current.formVersion;
const withField = (title: string) => (properties: Record<string, object>) => {
  properties['hallWish'] = textField(title, { maxLength: 40 });
};

test('both replicas begin with the same versions, each published once', async () => {
  expect(await Promise.all([one, other].map((site) => version(site, 'visitor-en')))).toEqual([2, 2]);
  const rows = await one.database.db.selectFrom('form_version').select(['form_id', 'version']).execute();
  expect(new Set(rows.map(({ form_id, version: number }) => `${form_id}/${number}`)).size).toBe(rows.length);
});

test('the other replica serves a newly published version with its next response', async () => {
  const document = await nextText(one, 'visitor-en', withField('Which hall do you come for?'));
  await one.app.services.publishing.publish({ formId: 'visitor-en', document });
  expect(await version(other, 'visitor-en')).toBe(3);

  const visitor = other.visitor();
  await visitor.verifyEmail('replica@example.org');
  const body = { ...makeRegistrationBody('replica@example.org'), formVersion: 2 };
  expect(errorOf(await visitor.request('visitorEnInsert', { body }))).toMatchObject({ reason: 'form.versionArchived' });
  const now = { ...body, formVersion: 3, answers: { hallWish: 'x'.repeat(41) } };
  expect(errorOf(await visitor.request('visitorEnInsert', { body: now }))).toMatchObject({
    fields: ['/body/answers/hallWish'],
  });
});

async function race(formId: string) {
  const texts = await Promise.all(
    Array.from({ length: 10 }, (_, index) => nextText(one, formId, withField(`Wish ${index}`))),
  );
  const results = await Promise.allSettled(
    texts.map((document, index) => (index % 2 ? one : other).app.services.publishing.publish({ formId, document })),
  );
  return results.map((result) => (result.status === 'rejected' ? 'failed' : result.value.state));
}

test('one of ten concurrent publications on two replicas succeeds, and the others get an error', async () => {
  const states = await race('questionnaire-en');
  expect(states.filter((state) => state === 'published')).toHaveLength(1);
  expect(states.filter((state) => state === 'rejected')).toHaveLength(9);
  expect(await version(one, 'questionnaire-en')).toBe(3);
  expect(await version(other, 'questionnaire-en')).toBe(3);
});

test('control: without the lock the others violate the table’s key', async () => {
  const unlocked = jest.spyOn(FormVersionRepository.prototype, 'lock').mockResolvedValue();
  const states = await race('booth-en');
  expect(states.filter((state) => state === 'published')).toHaveLength(1);
  expect(states).toContain('failed');
  unlocked.mockRestore();
});
