/** Form versions: published while the server runs, archived for ever, with answers migrated from one to the next. */
import { FormAnswersRepository } from '../../server/domain/forms/formAnswerRepository';
import { formVersions } from '../../server/commands/formVersions';
import { addField, inAll, nextText, requireWebsite, textField } from '../support/designer';
import { makeRegistrationBody } from '../support/factories';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';
import { newestOf } from '../support/newestOf.mjs';

const CURRENT = newestOf('visitor-en');
const NEXT = CURRENT + 1;

let site: TestApp;
beforeEach(async () => {
  site = await buildTestApp();
});
afterEach(() => site.close());

const publish = async (document: string, overrides: object = {}) =>
  site.app.services.publishing.publish({ formId: 'visitor-en', document, ...overrides });
const published = async () =>
  (await site.visitor().request('ownFormCurrent', { path: { formId: 'visitor-en' } })).data as never as {
    current: { formVersion: number; url: string; contentHash: string };
    versions: { formVersion: number; archived: boolean }[];
  };

async function register(email: string, formVersion: number, answers: object) {
  const visitor = site.visitor();
  await visitor.verifyEmail(email);
  const body = { ...makeRegistrationBody(email), formVersion, answers };
  return { visitor, response: await visitor.request('visitorEnInsert', { body }) };
}

const storedAnswers = () =>
  site.database.db.selectFrom('visitor_registration').select(['form_version', 'answers']).orderBy('email').execute();

describe('a new version', () => {
  it('is applied by the running server: shown, enforced and stored', async () => {
    expect((await published()).current.formVersion).toBe(CURRENT);
    await register('old@example.org', CURRENT, {});
    expect(await publish(await nextText(site, 'visitor-en', addField()))).toMatchObject({
      state: 'published',
      version: NEXT,
    });

    const { current, versions } = await published();
    expect(versions.map(({ formVersion, archived }) => [formVersion, archived])).toEqual([
      [NEXT, false],
      ...Array.from({ length: CURRENT }, (_, index) => [CURRENT - index, true]),
    ]);
    const file = await site.app.inject(current.url);
    expect(file.json()).toMatchObject({ version: NEXT, schema: { properties: { hallWish: { maxLength: 40 } } } });
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');

    const long = await register('long@example.org', NEXT, { hallWish: 'x'.repeat(41) });
    expect(errorOf(long.response)).toEqual({
      code: 400,
      reason: 'form.answerInvalid',
      fields: ['/body/answers/hallWish'],
    });
    expect((await register('then@example.org', NEXT, { hallWish: 'Hall 9' })).response.code).toBe(200);
    expect(await storedAnswers()).toEqual([
      { form_version: CURRENT, answers: {} },
      { form_version: NEXT, answers: { hallWish: 'Hall 9' } },
    ]);
  });

  it('ends submissions of the older version, which stays readable', async () => {
    await publish(await nextText(site, 'visitor-en', addField()));
    const registerLate = await register('late@example.org', CURRENT, {});
    expect(errorOf(registerLate.response)).toEqual({
      code: 400,
      reason: 'form.versionArchived',
      fields: ['/body/formVersion'],
    });
    expect((await site.app.inject(`/forms/visitor-en/${CURRENT}.json`)).json()).toMatchObject({ version: CURRENT });
    expect((await site.app.inject(`/forms/visitor-en/${NEXT + 1}.json`)).statusCode).toBe(404);
    // Migration of drafts: no steps for this form; answers whose codes changed their meaning are dropped.
    expect((await site.app.inject('/forms/visitor-en/2.migration.json')).json()).toEqual({ steps: [] });
    const { steps } = (await site.app.inject('/forms/questionnaire-en/2.migration.json')).json<{ steps: object[] }>();
    expect(steps).toContainEqual({ mapOptions: 'products', codes: { 1012: null } });
    expect((await site.app.inject('/forms/visitor-en/1.migration.json')).statusCode).toBe(404);
  });

  it('is the same version if published again, and cannot be changed', async () => {
    const text = await nextText(site, 'visitor-en', addField());
    await publish(text);
    expect(await publish(text.replaceAll('\n', ' '))).toMatchObject({ state: 'unchanged', version: NEXT });
    expect(await publish(text.replace('"maxLength": 40', '"maxLength": 50'))).toMatchObject({ reason: 'changed' });
    expect(await publish(text.replace(`"version": ${NEXT}`, `"version": ${NEXT + 2}`))).toMatchObject({
      reason: 'notNext',
    });
    const change = site.database.db.updateTable('form_version').set({ document: '{}' }).execute();
    await expect(change).rejects.toThrow('A published form version never changes');
    await expect(site.database.db.deleteFrom('form_version').execute()).rejects.toThrow('never changes');
  });

  it('with problems is rejected with line numbers', async () => {
    const text = (await nextText(
      site,
      'visitor-en',
      addField({ 'x-visible': "{{ $values.jobTitel == 'ceo' }}" }),
    )) as string;
    expect(await publish(text)).toMatchObject({
      state: 'rejected',
      reason: 'problems',
      problems: [{ code: 'unknownField', hint: 'Did you mean "jobTitle"?' }],
    });
    expect((await published()).current.formVersion).toBe(CURRENT);
  });

  it('with breaking changes needs a migration or a reason', async () => {
    const text = await nextText(site, 'visitor-en', requireWebsite);
    expect(await publish(text)).toMatchObject({
      reason: 'breaking',
      changes: [{ kind: 'newlyRequired', field: 'website' }],
    });
    const migration = (steps: object[]) => JSON.stringify({ formId: 'visitor-en', from: CURRENT, to: NEXT, steps });
    const wrong = await publish(text, { migration: migration([{ default: 'websit', value: 'www.example.com' }]) });
    expect(wrong).toMatchObject({
      reason: 'migration',
      problems: [{ code: 'missing' }, { hint: 'Did you mean "website"?' }],
    });
    const right = { migration: migration([{ default: 'website', value: 'www.example.com' }]) };
    expect(await publish(text, right)).toMatchObject({ state: 'published' });
  });

  it('is published with a reason, which is stored', async () => {
    const text = await nextText(site, 'visitor-en', requireWebsite);
    expect(await publish(text, { breakingReason: 'The halls are planned by it' })).toMatchObject({
      state: 'published',
    });
    const { breaking_reason } = await site.database.db
      .selectFrom('form_version')
      .select('breaking_reason')
      .where('form_id', '=', 'visitor-en')
      .where('version', '=', NEXT)
      .executeTakeFirstOrThrow();
    expect(breaking_reason).toBe('The halls are planned by it');
  });
});

describe('answers of an older version', () => {
  const options = (codes: Record<string, string>) =>
    Object.entries(codes).map(([value, label]) => ({ value, label: inAll(label) }));
  const select = (codes: Record<string, string>) =>
    textField('Size', { enum: options(codes), 'x-component': 'Select' });

  /** The next version has size and fax; the one after it has companySize with other codes, and a required field for news. */
  async function twoVersions() {
    await publish(
      await nextText(site, 'visitor-en', (properties) => {
        properties['size'] = select({ s: 'Small', m: 'Medium', huge: 'Huge' });
        properties['fax'] = textField('Fax');
      }),
    );
    for (const [index, answers] of [{ size: 's', fax: '1' }, { size: 'huge' }, {}, { fax: 'not a number' }].entries())
      expect((await register(`visitor${index}@example.org`, NEXT, answers)).response.code).toBe(200);
    const next = await nextText(site, 'visitor-en', (properties) => {
      delete properties['size'];
      properties['companySize'] = select({ s: 'Small', m: 'Medium', l: 'Large' });
      properties['fax'] = textField('Fax', { 'x-validator': 'digits' });
      properties['news'] = textField('News', { required: true });
    });
    const steps = [
      { rename: 'size', to: 'companySize' },
      { mapOptions: 'companySize', codes: { huge: 'l' } },
      { default: 'news', value: 'no' },
    ];
    const migration = JSON.stringify({ formId: 'visitor-en', from: NEXT, to: NEXT + 1, steps });
    expect(await publish(next, { migration })).toMatchObject({ state: 'published', version: NEXT + 1 });
  }
  const migrate = (...args: string[]) =>
    formVersions.prepare(['migrate', 'visitor-en', String(NEXT), String(NEXT + 1), ...args])!(site.app.services);

  it('are counted first, then migrated; answers that do not fit keep their version', async () => {
    await twoVersions();
    const before = await storedAnswers();
    expect(await migrate()).toEqual([
      `Records with answers of visitor-en/${NEXT}: 4.`,
      `Would be migrated to version ${NEXT + 1}: 3.`,
      `Would not be migrated from version ${NEXT}: 1, because "fax" would be invalid (digits.invalid).`,
      'Dry run: nothing was changed. Use --apply to migrate.',
    ]);
    expect(await storedAnswers()).toEqual(before);
    await migrate('--apply');
    expect(await storedAnswers()).toEqual([
      { form_version: NEXT + 1, answers: { companySize: 's', fax: '1', news: 'no' } },
      { form_version: NEXT + 1, answers: { companySize: 'l', news: 'no' } },
      { form_version: NEXT + 1, answers: { news: 'no' } },
      { form_version: NEXT, answers: { fax: 'not a number' } },
    ]);
    expect((await migrate('--apply'))[0]).toBe(`Records with answers of visitor-en/${NEXT}: 1.`);
  });

  it('are migrated in atomic batches, which can be resumed', async () => {
    await twoVersions();
    const before = await storedAnswers();
    const { save } = FormAnswersRepository.prototype;
    let writes = 0;
    const broken = jest.spyOn(FormAnswersRepository.prototype, 'save').mockImplementation(function (
      this: FormAnswersRepository,
      ...args
    ) {
      if (++writes === 3) throw new Error('The power is gone.');
      return save.apply(this, args);
    });
    await expect(migrate('--apply')).rejects.toThrow('The power is gone.');
    expect(await storedAnswers()).toEqual(before);
    broken.mockRestore();
    await migrate('--apply');
    expect((await storedAnswers()).map(({ form_version }) => form_version)).toEqual([
      NEXT + 1,
      NEXT + 1,
      NEXT + 1,
      NEXT,
    ]);
  });
});

describe('the designer’s commands', () => {
  const run = (...args: string[]) => formVersions.prepare(args)?.(site.app.services);
  it('list versions with their hashes', async () => {
    const lines = await run('versions', 'questionnaire-en');
    expect(lines?.map((line) => line.split('  ').slice(0, 2))).toEqual([
      [`questionnaire-en/${newestOf('questionnaire-en')}`, 'published'],
      ['questionnaire-en/2', 'archived'],
      ['questionnaire-en/1', 'archived'],
    ]);
  });
  it('show the differences between versions', async () => {
    expect(await run('diff', 'visitor-en/1', 'visitor-en/2')).toEqual([
      'breaking "firstName" has a stricter rule (minLength 1 → 2): an answer may no longer be accepted.',
      'breaking "lastName" has a stricter rule (minLength 1 → 2): an answer may no longer be accepted.',
    ]);
    expect(await run('diff', `public/forms/visitor-en/${CURRENT}.json`, 'published')).toEqual([
      'There is no difference.',
    ]);
    await expect(run('diff', 'visitor-en/99', 'published')).rejects.toThrow('visitor-en/99 is not published.');
  });
  it('publish nothing if nothing has changed', async () => {
    expect(await run('publish', 'visitor-en')).toEqual([
      expect.stringMatching(new RegExp(`^visitor-en/${CURRENT} is already published \\([0-9a-f]{64}\\)\\.$`)),
    ]);
  });
  it('show their usage for invalid arguments', () => {
    expect(run('publish')).toBeUndefined();
    expect(run('publish', 'visitor-en', '--breaking', 'why')).toBeUndefined();
    expect(run('migrate', 'visitor-en', '1')).toBeUndefined();
    expect(run('toString')).toBeUndefined();
  });
});
