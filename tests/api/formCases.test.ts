/** Cases that are stored with a form version, and stored answers replayed by a draft. */
import { formVersions } from '../../server/commands/formVersions';
import { inAll, nextText, textField } from '../support/designer';
import { makeRegistrationBody } from '../support/factories';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';
import { newestOf } from '../support/newestOf.mjs';

const SECRET = 'a secret of designers';
const NEWEST = newestOf('media-card');
const VISITOR = newestOf('visitor-en');

let site: TestApp;
afterEach(() => site.close());

const open = async (production = false) => {
  site = await buildTestApp(production ? { designers: { production, formsSecret: SECRET } } : {});
};
const call = async (
  id: 'ownPublishForm' | 'ownReplayForm' | 'ownFormCases',
  input: { path?: Record<string, string | number>; body?: object },
  secret?: string,
) =>
  (
    await site
      .visitor({ clientIp: '127.0.0.1' })
      .requestRaw(id, input as never, secret === undefined ? {} : { 'x-forms-secret': secret })
  ).json<{ code: number; message: string; data: never }>();

const draft = (change: (properties: Record<string, object>) => void) => nextText(site, 'media-card', change);
const base = {
  medium: 'Metrology',
  mediumKind: 'online',
  name: 'Anna Schmidt',
  email: 'anna@example.org',
  country: 'DE',
  days: ['2026-03-31'],
  privacyAgreed: true,
};
const casesOf = (...cases: object[]) => JSON.stringify({ base, cases });
const publish = (document: string, cases?: string) =>
  call('ownPublishForm', { body: { formId: 'media-card', document, ...(cases !== undefined && { cases }) } });

describe('cases of a form', () => {
  beforeEach(() => open());

  it('must pass before it is published, and are stored with the version', async () => {
    const document = await draft((properties) => {
      properties['remark'] = textField('Remark', { maxLength: 40 });
    });
    const long = { name: 'A long remark', values: { remark: 'x'.repeat(41) } };
    const failing = await publish(document, casesOf({ ...long, accepted: true }));
    expect(failing).toMatchObject({ code: 409, data: { reason: 'form.casesFailed' } });
    expect((failing.data as { errors: object[] }).errors).toMatchObject([
      { pointer: '/body/cases', message: 'The case "A long remark" fails:' },
      { pointer: '/body/cases', message: '  It should be accepted, but is refused.' },
      { pointer: '/body/cases', message: '  /remark: the error form.tooLong is not expected.' },
    ]);
    expect(await publish(document, casesOf({ ...long, acepted: true }))).toMatchObject({
      code: 409,
      data: { errors: [{ message: expect.stringMatching(/^1: Unknown property "acepted"/) }] },
    });
    expect((await site.app.services.publishedForms.versions('media-card'))[0]?.definition.version).toBe(NEWEST);

    const errors = [{ pointer: '/remark', id: 'form.tooLong' }];
    const cases = casesOf({ ...long, accepted: false, errors });
    expect(await publish(document, cases)).toMatchObject({ code: 200, data: { formVersion: NEWEST + 1 } });
    const path = { formId: 'media-card', version: NEWEST + 1 };
    expect(await call('ownFormCases', { path })).toMatchObject({
      code: 200,
      data: { formId: 'media-card', formVersion: NEWEST + 1, cases },
    });
  });

  it('come with the files of a new database', async () => {
    const stored = await call('ownFormCases', { path: { formId: 'media-card', version: NEWEST } });
    expect(JSON.parse((stored.data as { cases: string }).cases)).toMatchObject({ base: { privacyAgreed: true } });
    expect(await call('ownFormCases', { path: { formId: 'media-card', version: 1 } })).toMatchObject({
      data: { cases: null },
    });
    expect(errorOf(await call('ownFormCases', { path: { formId: 'media-card', version: 99 } }))).toEqual({
      code: 404,
      reason: 'record.notFound',
    });
  });
});

describe('a replay of stored answers', () => {
  const register = async (email: string, answers: object) => {
    const visitor = site.visitor();
    await visitor.verifyEmail(email);
    const body = { ...makeRegistrationBody(email), formVersion: VISITOR + 1, answers };
    expect(await visitor.request('visitorEnInsert', { body })).toMatchObject({ code: 200 });
  };
  /** Three registrations with a fax, and a draft that wants digits. */
  const setUp = async () => {
    const { publishing } = site.app.services;
    const third = await nextText(site, 'visitor-en', (properties) => {
      properties['fax'] = textField('Fax');
      properties['hall'] = textField('Hall');
    });
    expect(await publishing.publish({ formId: 'visitor-en', document: third })).toMatchObject({ state: 'published' });
    await register('one@example.org', { fax: '123' });
    await register('two@example.org', { fax: 'Secret words', hall: 'Nine' });
    await register('three@example.org', { hall: 'Nine' });
    return nextText(site, 'visitor-en', (properties) => {
      properties['fax'] = textField('Fax', { 'x-validator': 'digits' });
      properties['place'] = textField('Hall', { maxLength: 3 });
      properties['news'] = textField('News', { required: true });
      delete properties['hall'];
    });
  };
  const path = { formId: 'visitor-en' };

  it('counts what a draft would refuse, by rule, and contains no answer', async () => {
    await open();
    const document = await setUp();
    const counts = await call('ownReplayForm', { path, body: { document } });
    expect(counts.data).toEqual({
      total: 3,
      refused: 3,
      byRule: [
        { pointer: '/news', id: 'form.required', count: 3 },
        { pointer: '/fax', id: 'digits.invalid', count: 1 },
      ],
    });
    expect(JSON.stringify(counts)).not.toMatch(/Secret|example\.org/);
    // With a migration the answers have other names and a default.
    const steps = [
      { rename: 'hall', to: 'place' },
      { default: 'news', value: 'no' },
    ];
    const migration = JSON.stringify({ formId: 'visitor-en', from: VISITOR + 1, to: VISITOR + 2, steps });
    const migrated = await call('ownReplayForm', { path, body: { document, migration } });
    expect(migrated.data).toEqual({
      total: 3,
      refused: 2,
      byRule: [
        { pointer: '/place', id: 'form.tooLong', count: 2 },
        { pointer: '/fax', id: 'digits.invalid', count: 1 },
      ],
    });
    expect(errorOf(await call('ownReplayForm', { path, body: { document, migration: '{}' } }))).toMatchObject({
      code: 400,
      reason: 'form.migrationInvalid',
    });
    const other = JSON.stringify({
      formId: 'sample',
      version: 1,
      title: inAll('x'),
      schema: { type: 'object', properties: {} },
    });
    for (const wrong of ['{', other])
      expect(errorOf(await call('ownReplayForm', { path, body: { document: wrong } }))).toMatchObject({
        code: 400,
        reason: 'form.previewWrong',
      });
    // The command counts the same by the published version.
    const run = formVersions.prepare(['replay', 'visitor-en']);
    expect(await run?.(site.app.services)).toEqual([`Of 3 answers 0 would be refused by visitor-en/${VISITOR + 1}.`]);
  });

  it.each(['ownReplayForm', 'ownFormCases'] as const)('%s requires the secret in production', async (id) => {
    await open(true);
    const input =
      id === 'ownReplayForm'
        ? { path, body: { document: await nextText(site, 'visitor-en', () => undefined) } }
        : { path: { ...path, version: VISITOR } };
    const nobody = { code: 404, reason: 'form.designerUnknown' };
    expect(errorOf(await call(id, input))).toEqual(nobody);
    expect(errorOf(await call(id, input, 'a secret of somebody'))).toEqual(nobody);
    expect(await call(id, input, SECRET)).toMatchObject({ code: 200 });
  });
});
