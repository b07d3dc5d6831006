/**
 * Two replicas on one database: a form published by one is used by the other at once, of two concurrent publications
 * one wins, and the places of a form are given once.
 */
import { FormVersionRepository } from '../../server/domain/forms/formVersionRepository';
import { FormSubmissionRepository } from '../../server/domain/submissions/deduplicatedRepository';
import { nextText, pagePath, publishPage, textField } from '../support/designer';
import { makeRegistrationBody } from '../support/factories';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';
import { newestOf } from '../support/newestOf.mjs';

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
  const newest = newestOf('visitor-en');
  expect(await Promise.all([one, other].map((site) => version(site, 'visitor-en')))).toEqual([newest, newest]);
  const rows = await one.database.db.selectFrom('form_version').select(['form_id', 'version']).execute();
  expect(new Set(rows.map(({ form_id, version: number }) => `${form_id}/${number}`)).size).toBe(rows.length);
});

test('the other replica serves a newly published version with its next response', async () => {
  const document = await nextText(one, 'visitor-en', withField('Which hall do you come for?'));
  await one.app.services.publishing.publish({ formId: 'visitor-en', document });
  expect(await version(other, 'visitor-en')).toBe(newestOf('visitor-en') + 1);

  const visitor = other.visitor();
  await visitor.verifyEmail('replica@example.org');
  const body = { ...makeRegistrationBody('replica@example.org'), formVersion: newestOf('visitor-en') };
  expect(errorOf(await visitor.request('visitorEnInsert', { body }))).toMatchObject({ reason: 'form.versionArchived' });
  const now = { ...body, formVersion: newestOf('visitor-en') + 1, answers: { hallWish: 'x'.repeat(41) } };
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
  expect(await version(one, 'questionnaire-en')).toBe(newestOf('questionnaire-en') + 1);
  expect(await version(other, 'questionnaire-en')).toBe(newestOf('questionnaire-en') + 1);
});

test('control: without the lock the others violate the table’s key', async () => {
  const unlocked = jest.spyOn(FormVersionRepository.prototype, 'lock').mockResolvedValue();
  const states = await race('booth-en');
  expect(states.filter((state) => state === 'published')).toHaveLength(1);
  expect(states).toContain('failed');
  unlocked.mockRestore();
});

describe('the places of a form', () => {
  const PEOPLE = 6;

  /** Visitors send at the same time, to either replica; returns how many got a place. */
  async function submitConcurrently(text: string): Promise<number> {
    const visitors = await Promise.all(
      Array.from({ length: PEOPLE }, async (_, index) => {
        const visitor = [one, other][index % 2]?.visitor() ?? one.visitor();
        await visitor.solveCaptcha();
        return visitor;
      }),
    );
    const responses = await Promise.all(
      visitors.map((visitor, index) => {
        const body = { formVersion: 1, answers: { name: `${text} ${index}` } };
        return visitor.request('ownSubmitForm', { path: pagePath, body });
      }),
    );
    return responses.filter(({ code }) => code === 200).length;
  }

  it('are given once, whichever replica a visitor is at', async () => {
    await publishPage(one, { capacity: 1 });
    expect(await submitConcurrently('Visitor')).toBe(1);
  });

  it('control: without the lock the last place is given more than once', async () => {
    await one.database.db.deleteFrom('form_submission').execute();
    let arrivals = 0;
    let open: () => void = () => undefined;
    const together = new Promise<void>((resolve) => (open = resolve));
    const lock = jest.spyOn(FormSubmissionRepository.prototype, 'lockPlaces').mockImplementation(() => {
      arrivals += 1;
      if (arrivals === PEOPLE) open();
      return together;
    });
    expect(await submitConcurrently('Without a lock')).toBeGreaterThan(1);
    lock.mockRestore();
  });
});
