/** What a visitor may do at the phase boundaries: before registration opens, in its last second, and after it. */
import type { HandlerResponse } from '../../server/http/contract';
import { newEmail, makeQuestionnaireBody, registerVisitor, makeRegistrationBody } from '../support/factories';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

type Home = HandlerResponse<'configHome'>;

const visitor = () => site.visitor();

const instants = [
  ['2025-12-01T10:00:00+08:00', 'before', { code: 409, reason: 'registration.notOpen' }],
  ['2026-03-10T10:00:00+08:00', 'open', null],
  ['2026-03-30T08:59:59+08:00', 'open', null],
  ['2026-03-30T09:00:00+08:00', 'closed', { code: 409, reason: 'registration.closed' }],
  ['2026-04-01T10:00:00+08:00', 'during', { code: 409, reason: 'registration.closed' }],
  ['2026-04-04T10:00:00+08:00', 'after', { code: 409, reason: 'registration.closed' }],
] as const;

test.each(instants)('at %s the edition is %s in every response that shows the phase', async (at, phase, error) => {
  site.clock.set(at);
  const anna = visitor();
  expect((await anna.request('ownClientFacts')).data).toMatchObject({
    now: new Date(at).toISOString(),
    phase,
    editionYear: 2026,
    preRegistrationOpen: error === null,
    englishPreRegistrationOpen: true,
  });
  const edition = (await anna.request('ownEdition')).data as { phase: string };
  expect(edition.phase).toBe(phase);
});

test.each(instants)('at %s (%s) a registration is accepted or rejected', async (at, _phase, error) => {
  site.clock.set(at);
  const anna = visitor();
  const email = newEmail();
  await anna.verifyEmail(email);
  const response = await anna.request('visitorEnInsert', { body: makeRegistrationBody(email) });
  expect(error ? errorOf(response) : response.code).toEqual(error ?? 200);
});

test('a registration begun in the last second cannot be finished later, but is still found', async () => {
  site.clock.set('2026-03-30T08:59:59+08:00');
  const anna = visitor();
  const record = await registerVisitor(anna);
  site.clock.advance({ seconds: 1 });
  const closed = { code: 409, reason: 'registration.closed' };
  expect(errorOf(await anna.request('visitorEnSubmitQuestion', { body: makeQuestionnaireBody(record.id) }))).toEqual(
    closed,
  );
  expect(
    errorOf(await anna.request('visitorEnUpdate', { body: { id: record.id, ...makeRegistrationBody(record.email) } })),
  ).toEqual(closed);
  expect((await anna.request('visitorFindVisit')).data).toEqual({ registration: record });
});

test.each(instants)('at %s (%s) the home page has a notice for each phase but the show itself', async (at, phase) => {
  site.clock.set(at);
  const { hero, conference } = (await visitor().request('configHome')).data as Home;
  expect(hero.notices.some((notice) => notice.phase === phase)).toBe(phase !== 'during');
  expect(conference.now.length > 0).toBe(phase === 'during');
});

test('the home page counts its figures, and names one premiere of each exhibition', async () => {
  const { hero, premieres } = (await visitor().request('configHome')).data as Home;
  const total = async (operation: 'exhibitorPage' | 'exhibitPage', body: object) =>
    ((await visitor().request(operation, { body: { current: 1, size: 1, ...body } })).data as { total: number }).total;
  expect(hero.figures.slice(0, 2).map(({ value }) => value)).toEqual([
    await total('exhibitorPage', {}),
    await total('exhibitPage', { isNew: true }),
  ]);
  expect(premieres.items.map(({ themeId }) => themeId)).toEqual([1, 2, 3, 4, 5]);
  for (const { booth, parameter } of premieres.items)
    expect([booth, parameter.value]).toEqual([expect.stringMatching(/^\d+-[A-Z]\d{2}$/), expect.stringMatching(/\d/)]);
});

test('returns the edition of another year by its year', async () => {
  expect(errorOf(await visitor().request('ownEdition', { query: { year: '2099' } }))).toEqual({
    code: 404,
    reason: 'record.notFound',
  });
});
