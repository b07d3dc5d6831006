/** Enrolment in meetings: seats, waiting list, ownership, and rejections (docs/concepts.md). */
import { registerConfirmed, newEmail, newMobile } from '../support/factories';
import { enrolled, makeEnrolmentBody, meetingWith, type Enrolment } from '../support/meetings';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.clock.set('2026-03-10T10:00:00+08:00'));

const rows = () => site.database.db.selectFrom('enrolment').selectAll().orderBy('id').execute();

test('enrols a visitor with a verified mobile number, sends a text message and issues a ticket', async () => {
  const id = await meetingWith(site, 'impellers');
  const { guest, mobile, enrolment } = await enrolled(site, id);
  expect(enrolment).toMatchObject({
    meetingId: id,
    meetingTitle: 'Five-axis machining and aero-engine impellers',
    state: 'enrolled',
    contactMasked: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
    amountDue: 0,
    waitingPosition: null,
  });
  expect(enrolment.qrContent).toMatch(/^M27-[0-9A-Z]{4}-[0-9A-Z]{4}\..{22}$/);
  const mail = await guest.newestMail(mobile);
  expect(mail).toMatchObject({ template: 'meetingEnrolled', locale: 'en' });
  expect(mail.text).toContain('2026-03-31 14:00–16:30');
  expect((await guest.request('meetingEnrollsOf', { query: { meetingId: id } })).data).toEqual([enrolment]);
});

test('enrols nobody and stores nothing without verification', async () => {
  const id = await meetingWith(site, 'impellers');
  const before = await rows();
  const stranger = site.visitor();
  expect(errorOf(await stranger.request('meetingEnroll', { body: makeEnrolmentBody(id, newMobile()) }))).toEqual({
    code: 400,
    reason: 'verify.proofMissing',
    fields: ['/body/mobile'],
  });
  expect(await rows()).toEqual(before);
});

test.each([
  [{ mobile: undefined }, { code: 400, reason: 'enrolment.contactMissing', fields: ['/body/mobile'] }],
  [{ privacyAgreed: false }, { code: 400, reason: 'visitor.privacyMissing', fields: ['/body/privacyAgreed'] }],
  [{ formVersion: 9 }, { code: 400, reason: 'form.versionUnknown', fields: ['/body/formVersion'] }],
  [{ answers: { shoeSize: 44 } }, { code: 400, reason: 'form.answerInvalid', fields: ['/body/answers/shoeSize'] }],
  [{ meetingId: '00000000000000000000000000' }, { code: 404, reason: 'meeting.notFound', fields: ['/body/meetingId'] }],
])('rejects an enrolment with %j and changes nothing', async (changes, error) => {
  const id = await meetingWith(site, 'impellers');
  const guest = site.visitor();
  const mobile = newMobile();
  await guest.verifyMobile(mobile, 'meeting');
  const before = await rows();
  expect(errorOf(await guest.request('meetingEnroll', { body: makeEnrolmentBody(id, mobile, changes) }))).toEqual(
    error,
  );
  expect(await rows()).toEqual(before);
});

test('enrols a person once in a meeting, and not in two meetings at the same time', async () => {
  const impellers = await meetingWith(site, 'impellers');
  const gas = await meetingWith(site, 'laser-gas');
  const { guest, mobile } = await enrolled(site, impellers);
  expect(errorOf(await guest.request('meetingEnroll', { body: makeEnrolmentBody(impellers, mobile) }))).toEqual({
    code: 409,
    reason: 'enrolment.exists',
  });
  const overlapping = await guest.request('meetingEnroll', { body: makeEnrolmentBody(gas, mobile) });
  expect(errorOf(overlapping)).toEqual({ code: 409, reason: 'enrolment.overlaps' });
  expect(overlapping.message).toContain('Five-axis machining and aero-engine impellers');
});

test('enrols in all requested meetings or in none', async () => {
  const [bodies, joints, gas] = await Promise.all(
    ['bodies', 'joints', 'laser-gas'].map((slug) => meetingWith(site, slug)),
  );
  const guest = site.visitor();
  const mobile = newMobile();
  await guest.verifyMobile(mobile, 'meeting');
  const { meetingId: _one, ...person } = makeEnrolmentBody('', mobile);
  const before = await rows();
  const impossible = { ...person, meetingIds: [bodies, await meetingWith(site, 'vision-picking')] };
  const clash = await guest.request('meetingEnrollBatch', { body: impossible });
  expect(errorOf(clash)).toEqual({ code: 409, reason: 'enrolment.chosenOverlap' });
  // Nobody is enrolled yet, and the message does not claim otherwise.
  expect(clash.message).toMatch(/^“.+” and “.+” overlap/);
  expect(await rows()).toEqual(before);
  const { data } = await guest.request('meetingEnrollBatch', {
    body: { ...person, meetingIds: [bodies, joints, gas] },
  });
  const { enrolments } = data as { enrolments: Enrolment[] };
  expect(enrolments.map(({ meetingId, state }) => [meetingId, state])).toEqual([
    [bodies, 'enrolled'],
    [joints, 'enrolled'],
    [gas, 'enrolled'],
  ]);
});

test('a meeting is popular once half of its seats are taken', async () => {
  const id = await meetingWith(site, 'spindle-health', { seats: 4 });
  const isHot = async () =>
    ((await site.visitor().request('meetingById', { path: { id } })).data as { isHot: boolean }).isHot;
  await enrolled(site, id);
  expect(await isHot()).toBe(false);
  await enrolled(site, id);
  expect(await isHot()).toBe(true);
});

test('adds to the waiting list when a meeting is full; a cancellation promotes the first in the list', async () => {
  const id = await meetingWith(site, 'solder-paste', { seats: 1 });
  const first = await enrolled(site, id);
  const second = await enrolled(site, id);
  const third = await enrolled(site, id);
  expect([first, second, third].map(({ enrolment }) => [enrolment.state, enrolment.waitingPosition])).toEqual([
    ['enrolled', null],
    ['waiting', 1],
    ['waiting', 2],
  ]);
  expect((await site.visitor().request('meetingById', { path: { id } })).data).toMatchObject({
    state: 'full',
    seats: { total: 1, taken: 1, left: 0, waiting: 2 },
  });
  const cancelled = await first.guest.request('ownCancelEnrolment', { path: { id: first.enrolment.id } });
  expect(cancelled.data).toMatchObject({ state: 'cancelled', qrContent: null });
  expect((await second.guest.newestMail(second.mobile)).template).toBe('meetingEnrolled');
  expect((await second.guest.request('meetingEnrollsOf', { query: { meetingId: id } })).data).toMatchObject([
    { state: 'enrolled', waitingPosition: null },
  ]);
  expect((await third.guest.request('meetingEnrollsOf', { query: { meetingId: id } })).data).toMatchObject([
    { state: 'waiting', waitingPosition: 1 },
  ]);
  // Cancelling again returns the same response and releases no other seat.
  await first.guest.request('ownCancelEnrolment', { path: { id: first.enrolment.id } });
  expect((await site.visitor().request('meetingStatistics', { path: { id } })).data).toMatchObject({
    seats: { total: 1, taken: 1, left: 0, waiting: 1 },
    enrolled: 1,
    signedIn: 0,
  });
});

test('holds an unpaid seat for thirty minutes, then offers it to the next person for a day', async () => {
  const id = await meetingWith(site, 'toolpath-clinic', { seats: 1 });
  const first = await enrolled(site, id);
  expect(first.enrolment).toMatchObject({
    state: 'awaitingPayment',
    amountDue: 19900,
    payBefore: '2026-03-10T02:30:00.000Z',
    qrContent: null,
  });
  const second = await enrolled(site, id);
  expect(second.enrolment).toMatchObject({ state: 'waiting', waitingPosition: 1 });
  site.clock.set('2026-03-10T10:30:00+08:00');
  // Any enrolment first applies what is due by time; the new one is last on the waiting list.
  const third = await enrolled(site, id);
  expect(third.enrolment).toMatchObject({ state: 'waiting', waitingPosition: 1 });
  expect((await first.guest.newestMail(first.mobile)).template).toBe('meetingReleased');
  expect((await second.guest.newestMail(second.mobile)).template).toBe('meetingPayDue');
  expect((await second.guest.request('meetingEnrollsOf', { query: { meetingId: id } })).data).toMatchObject([
    { state: 'awaitingPayment', payBefore: '2026-03-11T02:30:00.000Z' },
  ]);
});

test('returns the same response for another person’s enrolment as for an unknown one', async () => {
  const id = await meetingWith(site, 'uncertainty');
  const owner = await enrolled(site, id);
  const other = await enrolled(site, id);
  const notThere = { code: 404, reason: 'enrolment.notFound' };
  const cancelBy = async (visitor: typeof owner.guest, enrolment = owner.enrolment.id) =>
    errorOf(await visitor.request('ownCancelEnrolment', { path: { id: enrolment } }));
  expect(await cancelBy(other.guest)).toEqual(notThere);
  expect(await cancelBy(site.visitor())).toEqual(notThere);
  expect(await cancelBy(owner.guest, '00000000000000000000000000')).toEqual(notThere);
  const othersOf = async (visitor: typeof owner.guest) =>
    (await visitor.request('meetingOtherEnrolls', { query: { mobile: owner.mobile } })).data as unknown as Enrolment[];
  expect(await othersOf(other.guest)).toEqual([]);
  expect(await othersOf(site.visitor())).toEqual([]);
  expect((await othersOf(owner.guest)).map((row) => row.id)).toEqual([owner.enrolment.id]);
  // Without an id the response has the caller's own enrolments.
  const ownOf = async (visitor: typeof owner.guest) =>
    ((await visitor.request('meetingOtherEnrolls')).data as unknown as Enrolment[]).map((row) => row.id);
  expect([await ownOf(owner.guest), await ownOf(other.guest), await ownOf(site.visitor())]).toEqual([
    [owner.enrolment.id],
    [other.enrolment.id],
    [],
  ]);
});

test('finds an enrolment by the code that is sent to its number', async () => {
  const id = await meetingWith(site, 'servo-press');
  const { mobile, enrolment } = await enrolled(site, id);
  const later = site.visitor();
  site.clock.advance({ seconds: 61 });
  await later.solveCaptcha();
  await later.request('verifySmsCode', { body: { mobile, purpose: 'meeting' } });
  const smsCode = await later.codeFor(mobile);
  const wrong = smsCode === '000000' ? '000001' : '000000';
  const enrolmentWith = (code: string) =>
    later.request('meetingEnrollByMobile', { path: { mobile, smsCode: code }, body: { meetingId: id } });
  expect(errorOf(await enrolmentWith(wrong))).toEqual({
    code: 400,
    reason: 'verify.codeWrong',
    fields: ['/path/smsCode'],
  });
  expect(later.ticket).toBeUndefined();
  expect((await enrolmentWith(smsCode)).data).toEqual({
    exists: true,
    enrolment,
    person: { name: 'Wang Xiaoming', company: 'Nanling Precision Works' },
  });
  expect(later.ticket).toBeDefined();
});

test('a registered visitor chooses meetings without another form', async () => {
  const [id, second] = [await meetingWith(site, 'machine-data'), await meetingWith(site, 'measuring')];
  const visitor = site.visitor();
  const email = newEmail();
  const registration = await registerConfirmed(visitor, email);
  const body = { registrationId: registration.id, meetingIds: [id, second] };
  const stranger = site.visitor();
  await registerConfirmed(stranger);
  expect(errorOf(await stranger.request('visitorEnrollMeeting', { body }))).toEqual({
    code: 404,
    reason: 'visitor.notFound',
  });
  expect((await visitor.request('visitorEnrollMeeting', { body })).data).toMatchObject({
    enrolments: [
      { meetingId: id, name: 'Anna Sokolova', state: 'enrolled' },
      { meetingId: second, state: 'enrolled' },
    ],
  });
  expect((await visitor.newestMail(email)).subject).toBe('Enrolled: Open workshop: measuring by hand and by machine');
  const listed = (await visitor.request('visitorFindMeeting')).data as unknown as {
    meeting: { id: string };
    enrolment: Enrolment | null;
  }[];
  expect(listed).toHaveLength(30);
  expect(listed.filter(({ enrolment }) => enrolment !== null).map(({ meeting }) => meeting.id)).toEqual([id, second]);
  expect(errorOf(await site.visitor().request('visitorFindMeeting'))).toEqual({
    code: 403,
    reason: 'auth.wechatSignInMissing',
  });
});

test('cancelling the registration releases the seats in meetings', async () => {
  const id = await meetingWith(site, 'lattice-design', { seats: 1 });
  const visitor = site.visitor();
  const registration = await registerConfirmed(visitor);
  await visitor.request('visitorEnrollMeeting', { body: { registrationId: registration.id, meetingIds: [id] } });
  const waiting = await enrolled(site, id);
  expect(waiting.enrolment.state).toBe('waiting');
  await visitor.request('ownCancelRegistration', { path: { id: registration.id } });
  expect((await waiting.guest.request('meetingEnrollsOf', { query: { meetingId: id } })).data).toMatchObject([
    { state: 'enrolled' },
  ]);
});

test('enrols nobody before opening, after closing, or in a cancelled meeting', async () => {
  const id = await meetingWith(site, 'export-compliance');
  const guest = site.visitor();
  const mobile = newMobile();
  await guest.verifyMobile(mobile, 'meeting');
  const closed = { code: 409, reason: 'meeting.closed', fields: ['/body/meetingId'] };
  const tried = async () => errorOf(await guest.request('meetingEnroll', { body: makeEnrolmentBody(id, mobile) }));
  await meetingWith(site, 'export-compliance', { enrol_from: new Date('2026-03-11T00:00:00Z') });
  expect(await tried()).toEqual(closed);
  await meetingWith(site, 'export-compliance', {
    enrol_from: new Date('2026-01-01T00:00:00Z'),
    enrol_until: new Date('2026-03-10T02:00:00Z'),
  });
  expect(await tried()).toEqual(closed);
  await meetingWith(site, 'export-compliance', { enrol_until: new Date('2026-04-01T00:00:00Z'), cancelled: true });
  expect(await tried()).toEqual(closed);
});
