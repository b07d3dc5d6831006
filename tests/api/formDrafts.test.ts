/** Drafts of forms that designers share: saves, locks, review, history, and publishing. */
import { ANNA, BORIS, draftOf, draftsOf, historyOf, type DraftCalls } from '../support/draftDesigners';
import { addField, nextText } from '../support/designer';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';
import { newestOf } from '../support/newestOf.mjs';

const CAROL = { name: 'Carol Ito', secret: 'carols-secret-of-forms' };

let site: TestApp;
let anna: DraftCalls;
let boris: DraftCalls;
beforeEach(async () => {
  site = await buildTestApp({ designers: { production: true, formDesigners: [ANNA, BORIS, CAROL] } });
  anna = draftsOf(site, ANNA);
  boris = draftsOf(site, BORIS);
});
afterEach(() => site.close());

const conflict = (reason: string) => ({ code: 409, reason });
const notFound = { code: 404, reason: 'record.notFound' };

describe('saving', () => {
  it('begins a draft, which all designers see', async () => {
    expect(await anna.read()).toMatchObject({ code: 200, data: null });
    const saved = await anna.save('{ "formId": "visi', 0);
    expect(saved).toMatchObject({ code: 200, data: { revision: 1, author: 'Anna Li', review: null } });
    expect((await boris.read()).data).toEqual(saved.data);
    expect(draftOf(saved)).toMatchObject({
      document: '{ "formId": "visi',
      changedAt: '2026-03-10T02:00:00.000Z',
      lock: { author: 'Anna Li', until: '2026-03-10T02:05:00.000Z' },
    });
  });

  it('returns a conflict with author and time for a revision that is no longer the newest', async () => {
    await anna.save('one', 0);
    site.clock.advance({ minutes: 6 });
    await boris.save('two', 1);
    const late = await anna.save('three', 1);
    expect(errorOf(late)).toEqual(conflict('form.draftChanged'));
    expect(late.message).toBe('Boris Wang changed this draft on 2026-03-10 10:06. Load it before you save');
    expect(errorOf(await anna.save('three', 0))).toEqual(conflict('form.draftChanged'));
    expect(errorOf(await anna.save('three', 3))).toEqual(conflict('form.draftChanged'));
    expect(draftOf(await anna.read()).document).toBe('two');
  });

  it('can be repeated after a lost response', async () => {
    await anna.save('one', 0);
    expect(await anna.save('one', 0)).toMatchObject({ code: 200, data: { revision: 1 } });
    expect(await historyOf(anna)).toEqual(['1 saved Anna Li']);
  });

  it('makes one revision of a minute’s saves of a designer, unless it is in review', async () => {
    await anna.save('one', 0);
    site.clock.advance({ seconds: 59 });
    expect(draftOf(await anna.save('two', 1)).revision).toBe(2);
    expect(await historyOf(anna)).toEqual(['2 saved Anna Li']);
    site.clock.advance({ seconds: 1 });
    await anna.save('three', 2);
    expect(await historyOf(anna)).toEqual(['3 saved Anna Li', '2 saved Anna Li']);
    await anna.review('request', 3);
    await anna.save('four', 3);
    expect(await historyOf(anna)).toEqual(['4 saved Anna Li', '3 saved Anna Li', '2 saved Anna Li']);
    await anna.lock('unlock');
    await boris.save('five', 4);
    expect((await historyOf(anna))[0]).toBe('5 saved Boris Wang');
    expect(errorOf(await anna.revision(1))).toEqual(notFound);
  });

  it.each([
    ['nothing', '', 400],
    ['more characters than a form may have', 'x'.repeat(200_001), 400],
    ['NUL', '{"a":"\u0000"}', 400],
    ['half of a surrogate pair', '{"a":"\ud800"}', 400],
    ['as many characters as a form may have', 'x'.repeat(200_000), 200],
    ['a thousand nested objects', '{"a":'.repeat(1_000), 200],
    ['code', '{{ process.exit(1) }}', 200],
    ['SQL', `'); drop table form_draft; --`, 200],
    ['a byte order mark', '\ufeff{}', 200],
  ])('accepts unfinished text, and rejects what no form can be: %s', async (_name, document, code) => {
    expect((await anna.save(document, 0)).code).toBe(code);
    const stored = (await anna.read()).data as { document: string } | null;
    expect(stored !== null).toBe(code === 200);
  });

  it('rejects malformed ids and revisions', async () => {
    for (const formId of ['Visitor', 'a', '../visitor-en', 'x'.repeat(41), "a'--"])
      expect([formId, (await draftsOf(site, ANNA, formId).save('{}', 0)).code]).toEqual([formId, 400]);
    for (const revision of [-1, 1.5, 1_000_001]) expect((await anna.save('{}', revision)).code).toBe(400);
    for (const revision of ['0', 'x', '1.5', '1000001']) expect((await anna.revision(revision)).code).toBe(400);
    expect((await anna.discard(0)).code).toBe(400);
    expect(errorOf(await anna.discard(1))).toEqual(notFound);
    expect(errorOf(await anna.lock('lock'))).toEqual(notFound);
    expect(errorOf(await anna.review('approve', 1))).toEqual(notFound);
    expect((await anna.revisions()).data).toEqual({ revisions: [] });
  });
});

describe('a lock', () => {
  beforeEach(async () => {
    await anna.save('one', 0);
  });

  it('keeps others from saving, discarding and locking, and says who and until when', async () => {
    const locked = await boris.save('two', 1);
    expect(errorOf(locked)).toEqual(conflict('form.draftLocked'));
    expect(locked.message).toBe('Anna Li is editing this draft until 2026-03-10 10:05');
    for (const call of [boris.discard(1), boris.lock('lock'), boris.lock('unlock')])
      expect(errorOf(await call)).toEqual(conflict('form.draftLocked'));
    expect(draftOf(await boris.read())).toMatchObject({ document: 'one', lock: { author: 'Anna Li' } });
  });

  it('lasts for five minutes after the last save or lock', async () => {
    site.clock.advance({ minutes: 4 });
    await anna.lock('lock');
    site.clock.advance({ minutes: 4 });
    await anna.save('one', 1);
    site.clock.advance({ minutes: 4, seconds: 59 });
    expect(errorOf(await boris.save('two', 1))).toEqual(conflict('form.draftLocked'));
    site.clock.advance({ seconds: 1 });
    expect(draftOf(await boris.read()).lock).toBeNull();
    expect(draftOf(await boris.save('two', 1)).lock).toEqual({
      author: 'Boris Wang',
      until: '2026-03-10T02:18:00.000Z',
    });
  });

  it('can be unlocked, and moved to another designer, which the history shows', async () => {
    expect(draftOf(await anna.lock('unlock')).lock).toBeNull();
    expect(draftOf(await boris.lock('lock')).lock).toMatchObject({ author: 'Boris Wang' });
    const held = draftOf(await anna.lock('takeOver'));
    expect(held).toMatchObject({ revision: 2, document: 'one', author: 'Anna Li', lock: { author: 'Anna Li' } });
    expect(errorOf(await boris.save('two', 1))).toEqual(conflict('form.draftChanged'));
    expect(errorOf(await boris.save('two', 2))).toEqual(conflict('form.draftLocked'));
    // Of a lock of one's own there is nothing to take over.
    expect(draftOf(await anna.lock('takeOver')).revision).toBe(2);
    expect(await historyOf(anna)).toEqual(['2 takenOver Anna Li', '1 saved Anna Li']);
  });
});

describe('the history', () => {
  it('remains after the draft is discarded, and its documents can be restored', async () => {
    await anna.save('one', 0);
    site.clock.advance({ minutes: 2 });
    await anna.save('two', 1);
    expect(await anna.discard(2)).toMatchObject({ code: 200, data: { revision: 3, action: 'discarded', size: 3 } });
    expect(await anna.read()).toMatchObject({ code: 200, data: null });
    const late = await anna.save('three', 2);
    expect(errorOf(late)).toEqual(conflict('form.draftChanged'));
    const { document } = (await boris.revision(1)).data as { document: string };
    expect(await boris.save(document, 0)).toMatchObject({ code: 200, data: { revision: 4, document: 'one' } });
    expect(await historyOf(anna)).toEqual([
      '4 restored Boris Wang',
      '3 discarded Anna Li',
      '2 saved Anna Li',
      '1 saved Anna Li',
    ]);
  });

  it('has the newest 200 revisions, and all that were published', async () => {
    await anna.save('published', 0);
    await site.database.db.updateTable('form_draft_revision').set({ action: 'published' }).execute();
    for (let revision = 1; revision <= 205; revision++) {
      site.clock.advance({ minutes: 1 });
      await anna.save(`revision ${revision + 1}`, revision);
    }
    const history = await historyOf(anna);
    expect(history).toHaveLength(201);
    expect(history[0]).toBe('206 saved Anna Li');
    expect(history.slice(-2)).toEqual(['7 saved Anna Li', '1 published Anna Li']);
  });
});

describe('a review', () => {
  let document: string;
  beforeEach(async () => {
    document = await nextText(site, 'visitor-en', addField());
    await anna.save(document, 0);
  });

  it('is needed to publish, of exactly this document, by a designer who did not write it', async () => {
    const unreviewed = conflict('form.reviewNeeded');
    const publish = async (designer: DraftCalls, text = document) => {
      const { code, data } = await designer.publish(text);
      return { code, reason: (data as { reason?: string }).reason };
    };
    expect(await publish(anna)).toEqual(unreviewed);
    expect(draftOf(await anna.review('request', 1)).review).toEqual({
      state: 'requested',
      author: 'Anna Li',
      revision: 1,
      at: '2026-03-10T02:00:00.000Z',
    });
    expect(await publish(boris)).toEqual(unreviewed);
    expect(errorOf(await anna.review('approve', 1))).toEqual(unreviewed);
    expect(draftOf(await boris.review('approve', 1)).review).toMatchObject({ state: 'approved', author: 'Boris Wang' });
    expect(await publish(anna, document.replace('40', '41'))).toEqual(unreviewed);
    expect(await anna.publish(document)).toMatchObject({
      code: 200,
      data: { formVersion: newestOf('visitor-en') + 1 },
    });
    // The draft ended with it, and publishing again changes nothing.
    expect(await anna.read()).toMatchObject({ code: 200, data: null });
    expect(await historyOf(anna)).toEqual(['2 published Anna Li', '1 saved Anna Li']);
    expect(await anna.publish(document)).toMatchObject({
      code: 200,
      data: { formVersion: newestOf('visitor-en') + 1 },
    });
  });

  it('ends when another document is saved, or somebody withdraws it', async () => {
    await boris.review('approve', 1);
    expect(draftOf(await boris.review('withdraw', 1)).review).toBeNull();
    await boris.review('approve', 1);
    expect(draftOf(await anna.save(document, 1)).review).toMatchObject({ state: 'approved' });
    const changed = document.replace('40', '41');
    expect(draftOf(await anna.save(changed, 1)).review).toBeNull();
    expect(errorOf(await boris.review('approve', 1))).toEqual(conflict('form.draftChanged'));
    expect((await anna.publish(changed)).code).toBe(409);
  });

  it('of a designer who saved last does not count, no matter who wrote before', async () => {
    await anna.lock('unlock');
    const { revision } = draftOf(await boris.save(document.replace('40', '41'), 1));
    expect(errorOf(await boris.review('approve', revision))).toEqual(conflict('form.reviewNeeded'));
    expect((await anna.review('approve', revision)).code).toBe(200);
  });

  it('is not needed by the operator’s command, which ends the same draft', async () => {
    const { publishing } = site.app.services;
    expect(await publishing.publish({ formId: 'visitor-en', document: `${document}\n` }, true)).toMatchObject({
      state: 'published',
    });
    expect((await anna.read()).code).toBe(200);
    expect(await publishing.publish({ formId: 'visitor-en', document: `${document}\n` })).toMatchObject({
      state: 'published',
    });
    expect((await historyOf(anna))[0]).toBe('2 published Operator');
  });
});

test('the list has each form’s draft, forms that exist as drafts only, and the designer', async () => {
  await draftsOf(site, BORIS, 'factory-tour').save('{}', 0);
  await anna.save('{}', 0);
  const { access, designer, forms } = (await anna.list()).data as {
    access: string;
    designer: object;
    forms: { formId: string; current: object | null; versions: object[]; draft: object | null }[];
  };
  expect({ access, designer }).toEqual({ access: 'granted', designer: { name: 'Anna Li', reviewNeeded: true } });
  const names = forms.map(({ formId }) => formId);
  expect(names).toEqual(names.toSorted());
  const changedAt = '2026-03-10T02:00:00.000Z';
  expect(forms.filter(({ draft }) => draft)).toEqual([
    { formId: 'factory-tour', current: null, versions: [], draft: { author: 'Boris Wang', changedAt, revision: 1 } },
    expect.objectContaining({ formId: 'visitor-en', draft: { author: 'Anna Li', changedAt, revision: 1 } }),
  ]);
});

test('a hundred drafts are the most', async () => {
  for (let count = 1; count <= 100; count++)
    expect((await draftsOf(site, ANNA, `form-${count}`).save('{}', 0)).code).toBe(200);
  expect(errorOf(await anna.save('{}', 0))).toEqual(conflict('form.tooManyDrafts'));
  expect((await draftsOf(site, ANNA, 'form-1').save('{ }', 1)).code).toBe(200);
  const { forms } = (await anna.list()).data as { forms: object[] };
  expect(forms.length).toBeGreaterThan(100);
});

test('limits the writes from an address', async () => {
  await anna.save('one', 0);
  const { db } = site.database;
  await db.updateTable('limit_count').set({ count: 1_000_000 }).where('name', '=', 'form draft').execute();
  for (const call of [anna.save('two', 1), anna.lock('lock'), anna.review('request', 1), anna.discard(1)])
    expect(errorOf(await call)).toEqual({ code: 429, reason: 'limit.exceeded' });
  expect(draftOf(await anna.read())).toMatchObject({ document: 'one', review: null });
});

describe('without a designer’s secret', () => {
  const calls = (designer: DraftCalls) => [
    designer.read(),
    designer.save('two', 1),
    designer.discard(1),
    designer.lock('takeOver'),
    designer.review('approve', 1),
    designer.revisions(),
    designer.revision(1),
  ];

  it('no draft is shown or changed, whether it exists or not', async () => {
    await anna.save('one', 0);
    for (const secret of ['', 'a secret of somebody', `${ANNA.secret} `.repeat(2)])
      for (const formId of ['visitor-en', 'factory-tour'])
        for (const call of calls(draftsOf(site, { secret }, formId)))
          expect(errorOf(await call)).toEqual({ code: 404, reason: 'form.designerUnknown' });
    expect((await draftsOf(site, { secret: '' }).list()).data).toEqual({
      access: 'secretNeeded',
      designer: null,
      forms: [],
    });
    expect(draftOf(await anna.read())).toMatchObject({ document: 'one', revision: 1 });
  });
});

describe('a designer without a name', () => {
  /** Requests of this machine. */
  const localCall = async (options: NonNullable<Parameters<typeof buildTestApp>[0]>['designers'], secret?: string) => {
    await site.close();
    site = await buildTestApp({ designers: options });
    const headers = secret === undefined ? undefined : { 'x-forms-secret': secret };
    const visitor = site.visitor({ clientIp: '127.0.0.1' });
    const response = await visitor.requestRaw(
      'ownSaveFormDraft',
      { path: { formId: 'visitor-en' }, body: { document: '{}', revision: 0 } },
      headers,
    );
    return response.json<Parameters<typeof draftOf>[0]>();
  };

  it('has a fixed one, with the shared secret and on a local demo', async () => {
    const secret = 'a secret of all designers';
    expect(draftOf(await localCall({ production: true, formsSecret: secret }, secret)).author).toBe('Designer');
    expect(draftOf(await localCall({ production: false, formsSecret: secret })).author).toBe('Designer');
    expect(draftOf(await localCall({ production: false })).author).toBe('Designer');
  });

  it('is unknown on a local demo whose designers have names', async () => {
    const named = { production: false, formDesigners: [ANNA] };
    expect(errorOf(await localCall(named))).toEqual({ code: 404, reason: 'form.designerUnknown' });
    expect(draftOf(await localCall(named, ANNA.secret)).author).toBe('Anna Li');
  });
});
