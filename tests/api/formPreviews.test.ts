/** Form drafts over the API: who may create them, their validation, and publishing one. */
import { annasForm as anna } from '../support/registrationBody.mjs';
import { nextText, requireWebsite, textField } from '../support/designer';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';
import { newestOf } from '../support/newestOf.mjs';

const SECRET = 'a secret of designers';
const PRODUCTION = { production: true, formsSecret: SECRET };

let site: TestApp;
afterEach(() => site.close());

const draft = (change: (properties: Record<string, object>) => void) => nextText(site, 'visitor-en', change);
const wishField =
  (rest: object = {}) =>
  (properties: Record<string, object>) => {
    properties['hallWish'] = textField('Which hall do you come for?', { maxLength: 40, ...rest });
  };
/** A designer's command, without a cookie, from this machine unless another client IP is set. */
const requestAsDesigner = async (
  id: 'ownCreateFormPreview' | 'ownPublishForm',
  body: object,
  secret?: string,
  clientIp = '127.0.0.1',
) =>
  (
    await site
      .visitor({ clientIp })
      .requestRaw(
        id,
        { body: { formId: 'visitor-en', ...body } },
        secret === undefined ? {} : { 'x-forms-secret': secret },
      )
  ).json<{
    code: number;
    message: string;
    data: never;
  }>();
const createPreview = async (document: string) =>
  (await requestAsDesigner('ownCreateFormPreview', { document })).data as {
    id: string;
    url: string;
    problems: { line: number; code: string; hint: string | null }[];
    publishedVersion: number;
    changes: object[];
  };

describe('a draft', () => {
  beforeEach(async () => {
    site = await buildTestApp();
  });

  it('is stored for a day with its differences, for anyone with its URL', async () => {
    const document = await draft(wishField());
    const { id, url, problems, publishedVersion, changes } = await createPreview(document);
    expect({ url, problems, publishedVersion }).toEqual({
      url: `/forms?preview=${id}`,
      problems: [],
      publishedVersion: newestOf('visitor-en'),
    });
    expect(changes).toMatchObject([{ severity: 'safe', kind: 'fieldAdded', field: 'hallWish' }]);
    const shown = await site.visitor().request('ownFormPreview', { path: { id } });
    expect(shown.data).toMatchObject({ formId: 'visitor-en', document, problems: [] });
    site.clock.set('2026-03-11T10:00:01+08:00');
    expect(errorOf(await site.visitor().request('ownFormPreview', { path: { id } }))).toEqual({
      code: 404,
      reason: 'record.notFound',
    });
  });

  it('with problems is stored too, with lines and hints', async () => {
    const document = await draft(wishField({ 'x-visible': "{{ $values.jobTitel == 'ceo' }}" }));
    const { problems, changes } = await createPreview(document);
    const line = document.slice(0, document.indexOf('jobTitel')).split('\n').length;
    expect(problems).toMatchObject([{ line, code: 'unknownField', hint: 'Did you mean "jobTitle"?' }]);
    expect(changes).toHaveLength(1);
    expect((await createPreview('{"a":'.repeat(1_000))).problems).toMatchObject([{ code: 'tooDeep', line: 1 }]);
    expect((await createPreview('{{process.exit(1)}}')).problems).toMatchObject([{ code: 'json', line: 1 }]);
  });

  it('can be tried out: shows the request and the response in the requested language', async () => {
    const { id } = await createPreview(await draft(wishField({ required: true })));
    const validateAnswers = async (answers: object, locale = 'en') =>
      (await site.visitor({ locale }).request('ownJudgeFormPreview', { path: { id }, body: { answers } })).data as {
        accepted: boolean;
        body: string;
        errors: { pointer: string; reason: string; message: string }[];
      };
    const validResult = await validateAnswers({ ...anna, hallWish: 'Hall 9' });
    expect(validResult).toMatchObject({ accepted: true, errors: [] });
    expect(JSON.parse(validResult.body)).toMatchObject({
      formVersion: newestOf('visitor-en') + 1,
      email: anna.email,
      answers: { hallWish: 'Hall 9' },
    });
    expect((await validateAnswers(anna, 'ru')).errors).toEqual([
      { pointer: '/body/answers/hallWish', reason: 'form.required', message: 'Это обязательное поле' },
    ]);
    const broken = await createPreview('{}');
    expect(
      errorOf(await site.visitor().request('ownJudgeFormPreview', { path: { id: broken.id }, body: { answers: {} } })),
    ).toEqual({
      code: 400,
      reason: 'form.previewWrong',
    });
  });

  it('can be published once as the next version', async () => {
    const document = await draft(wishField());
    expect(await requestAsDesigner('ownPublishForm', { document })).toMatchObject({
      code: 200,
      data: { formVersion: newestOf('visitor-en') + 1, archived: false },
    });
    expect(await requestAsDesigner('ownPublishForm', { document })).toMatchObject({
      code: 200,
      data: { formVersion: newestOf('visitor-en') + 1 },
    });
    const other = document.replace('"maxLength": 40', '"maxLength": 41');
    expect(await requestAsDesigner('ownPublishForm', { document: other })).toMatchObject({
      code: 409,
      data: { reason: 'form.notNext' },
    });
  });

  it('cannot be published while it has problems or breaking changes', async () => {
    const wrong = await requestAsDesigner('ownPublishForm', { document: await draft(wishField({ pattern: '(a+)+' })) });
    expect(wrong).toMatchObject({
      code: 400,
      data: {
        reason: 'form.schemaInvalid',
        errors: [{ message: expect.stringMatching(/^\d+: A group cannot be repeated/) }],
      },
    });
    const document = await draft(requireWebsite);
    expect(await requestAsDesigner('ownPublishForm', { document })).toMatchObject({
      code: 409,
      data: {
        reason: 'form.breaking',
        errors: [{ pointer: '/body/document', message: expect.stringMatching(/"website" is newly required/) }],
      },
    });
    expect(await requestAsDesigner('ownPublishForm', { document, migration: '{}' })).toMatchObject({
      code: 400,
      data: { reason: 'form.migrationInvalid' },
    });
    expect(
      await requestAsDesigner('ownPublishForm', { document, breaking: 'The halls are planned by it' }),
    ).toMatchObject({
      code: 200,
    });
  });
});

test('rejects a form that cannot be rendered, by call and by command', async () => {
  // No known form passes the check and fails to render, so here the renderer fails.
  const renderForm = jest.fn(() => Promise.reject(new Error('A choice has no label.')));
  site = await buildTestApp({ renderForm });
  const document = await draft(wishField());
  const message = 'The form cannot be rendered: A choice has no label.';
  expect(await requestAsDesigner('ownPublishForm', { document })).toMatchObject({
    code: 400,
    data: { reason: 'form.schemaInvalid', errors: [{ pointer: '/body/document', message }] },
  });
  const { publishing, publishedForms } = site.app.services;
  for (const dryRun of [true, false])
    expect(await publishing.publish({ formId: 'visitor-en', document }, dryRun)).toMatchObject({
      state: 'rejected',
      message,
    });
  expect(renderForm).toHaveBeenCalledTimes(3);
  expect((await publishedForms.versions('visitor-en')).map(({ definition }) => definition.version)[0]).toBe(
    newestOf('visitor-en'),
  );
});

test('allows publishing in a local demo only from the same host', async () => {
  site = await buildTestApp();
  const document = await draft(wishField());
  expect(errorOf(await requestAsDesigner('ownPublishForm', { document }, undefined, '198.51.100.7'))).toEqual({
    code: 404,
    reason: 'form.designerUnknown',
  });
  expect(await requestAsDesigner('ownPublishForm', { document })).toMatchObject({ code: 200 });
});

describe('in production', () => {
  beforeEach(async () => {
    site = await buildTestApp({ designers: PRODUCTION });
  });

  it.each(['ownCreateFormPreview', 'ownPublishForm'] as const)('%s requires the secret', async (id) => {
    const document = await draft(wishField());
    const nobody = { code: 404, reason: 'form.designerUnknown' };
    expect(errorOf(await requestAsDesigner(id, { document }))).toEqual(nobody);
    expect(errorOf(await requestAsDesigner(id, { document }, 'a secret of somebody'))).toEqual(nobody);
    expect(await requestAsDesigner(id, { document }, SECRET)).toMatchObject({ code: 200 });
  });

  it('lists the forms for designers with the secret, and reports to others that it is required', async () => {
    const list = async (secret?: string) =>
      await site.visitor().requestRaw('ownForms', {}, secret === undefined ? {} : { 'x-forms-secret': secret });
    expect((await list()).json()).toMatchObject({ code: 200, data: { access: 'secretNeeded', forms: [] } });
    expect(errorOf((await list('a secret of somebody')).json())).toEqual({
      code: 404,
      reason: 'form.designerUnknown',
    });
    const { data } = (await list(SECRET)).json<{ data: { access: string; forms: { formId: string }[] } }>();
    const names = data.forms.map(({ formId }) => formId);
    expect(data.access).toBe('granted');
    expect(names).toEqual([...names].sort());
    expect(names).toContain('visitor-en');
  });

  it('limits the tries of the secret', async () => {
    const document = await draft(wishField());
    for (let tries = 0; tries < 30; tries++) await requestAsDesigner('ownCreateFormPreview', { document }, 'wrong');
    expect(errorOf(await requestAsDesigner('ownCreateFormPreview', { document }, SECRET))).toEqual({
      code: 429,
      reason: 'limit.exceeded',
    });
  });
});

test('disables the designer in production without a secret', async () => {
  site = await buildTestApp({ designers: { production: true, formsSecret: null } });
  const response = await requestAsDesigner('ownPublishForm', { document: await draft(wishField()) }, '');
  const nobody = { code: 404, reason: 'form.designerUnknown' };
  expect(errorOf(response)).toEqual(nobody);
  expect(errorOf(await site.visitor().request('ownForms', {}))).toEqual(nobody);
});
