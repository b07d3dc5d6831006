/** Sign-in at the entrance (security.md, sign-in kiosk): permissions, time, and valid codes. */
import { registerConfirmed, newMobile } from '../support/factories';
import { enrolled, meetingWith, type Enrolment } from '../support/meetings';
import { buildTestApp, errorOf, type Envelope, type TestApp, type TestVisitor } from '../support/testApp';
import { Signer } from '../../server/lib/secrets';

let site: TestApp;
let deviceToken: string;
let meetingId: string;
beforeAll(async () => {
  site = await buildTestApp();
  meetingId = await meetingWith(site, 'joints');
  deviceToken = (await site.app.services.staff.issue({ name: 'Hall 14 door', meetings: [], days: 30 })).token;
});
afterAll(() => site.close());
beforeEach(() => site.clock.set('2026-03-10T10:00:00+08:00'));

const MORNING = '2026-04-01T08:00:00+08:00';
const unknown = { code: 404, reason: 'staff.deviceUnknown' };

type Call = Parameters<TestVisitor['requestRaw']>;
const requestByDevice = async (id: Call[0], options: Call[1], token = deviceToken): Promise<Envelope> =>
  (await site.visitor().requestRaw(id, options, { 'x-staff-device': token })).json();
const sign = (id: string, token?: string) => requestByDevice('meetingSign', { path: { id } }, token);
const scan = (qrContent: string, meeting = meetingId, token?: string) =>
  requestByDevice('ownStaffSign', { body: { meetingId: meeting, qrContent } }, token);
const rows = () => site.database.db.selectFrom('enrolment').selectAll().orderBy('id').execute();

test('a scanned code checks in, and a repeated request returns the same response', async () => {
  const { enrolment } = await enrolled(site, meetingId);
  site.clock.set(MORNING);
  const first = await scan(enrolment.qrContent ?? '');
  expect(first.data).toMatchObject({
    id: enrolment.id,
    state: 'signedIn',
    signedInAt: new Date(MORNING).toISOString(),
  });
  site.clock.advance({ minutes: 5 });
  expect(await scan(enrolment.qrContent ?? '')).toEqual(first);
  // Also after the meeting, for visitors who attended.
  site.clock.advance({ hours: 12 });
  expect(await sign(enrolment.id)).toEqual(first);
});

test('an offline device sends arrival times later: accepted within the check-in period, not in the future', async () => {
  const [early, late, odd] = [
    await enrolled(site, meetingId),
    await enrolled(site, meetingId),
    await enrolled(site, meetingId),
  ];
  const later = (content: string | null, scannedAt: string) =>
    requestByDevice('ownStaffSign', { body: { meetingId, qrContent: content ?? '', scannedAt } });
  const came = new Date(MORNING).toISOString();
  // The network returns after the meeting has ended.
  site.clock.set('2026-04-01T19:00:00+08:00');
  expect((await later(early.enrolment.qrContent, came)).data).toMatchObject({ state: 'signedIn', signedInAt: came });
  for (const at of ['2026-04-01T23:00:00+08:00', '2026-03-31T23:00:00+08:00'])
    expect(errorOf(await later(late.enrolment.qrContent, at))).toEqual({ code: 409, reason: 'meeting.over' });
  expect(errorOf(await scan(odd.enrolment.qrContent ?? ''))).toEqual({ code: 409, reason: 'meeting.over' });
});

test('a mobile number or a typed number works as well as a code', async () => {
  const [one, other] = [await enrolled(site, meetingId), await enrolled(site, meetingId)];
  site.clock.set(MORNING);
  expect((await scan(one.mobile)).data).toMatchObject({ id: one.enrolment.id, state: 'signedIn' });
  const typed = (other.enrolment.qrContent ?? '').split('.')[0]?.toLowerCase().replace(/-/g, ' ') ?? '';
  expect((await scan(typed)).data).toMatchObject({ id: other.enrolment.id, state: 'signedIn' });
});

test('a visitor’s badge checks in to the meetings that the visitor chose', async () => {
  const visitor = site.visitor();
  const registration = await registerConfirmed(visitor);
  const body = { registrationId: registration.id, meetingIds: [meetingId] };
  await visitor.request('visitorEnrollMeeting', { body });
  site.clock.set(MORNING);
  expect((await scan(registration.qrContent ?? '')).data).toMatchObject({ name: 'Anna Sokolova', state: 'signedIn' });
});

test('rejects a forged code, an unknown one and one of another meeting', async () => {
  const { enrolment } = await enrolled(site, meetingId);
  const elsewhere = await enrolled(site, await meetingWith(site, 'vision-picking'));
  const before = await rows();
  site.clock.set(MORNING);
  const number = (enrolment.qrContent ?? '').split('.')[0] ?? '';
  const forged = new Signer('another secret that is as long as the right one').qrContent(number);
  const notThere = { code: 404, reason: 'enrolment.notFound' };
  for (const content of [
    forged,
    `${number}.`,
    'M27-0000-0000',
    'hello',
    newMobile(),
    elsewhere.enrolment.qrContent ?? '',
  ])
    expect(errorOf(await scan(content))).toEqual(notThere);
  expect(await rows()).toEqual(before);
});

test('rejects requests without a device, and with a revoked or expired one', async () => {
  const { enrolment } = await enrolled(site, meetingId);
  const { staff } = site.app.services;
  const lost = await staff.issue({ name: 'Lost tablet', meetings: [], days: 30 });
  const short = await staff.issue({ name: 'One day', meetings: [], days: 1 });
  expect(await staff.revoke(lost.id)).toBe(true);
  expect(await staff.revoke(lost.id)).toBe(false);
  site.clock.set(MORNING);
  const before = await rows();
  for (const token of [lost.token, short.token, 'x'.repeat(43), ''])
    expect(errorOf(await scan(enrolment.qrContent ?? '', meetingId, token))).toEqual(unknown);
  expect(errorOf(await sign(enrolment.id, lost.token))).toEqual(unknown);
  expect(errorOf(await requestByDevice('ownStaffDevice', {}, lost.token))).toEqual(unknown);
  expect(await rows()).toEqual(before);
});

test('a device works only for its own meeting', async () => {
  const { staff } = site.app.services;
  const own = await staff.issue({ name: 'Hall 12 stage', meetings: ['lattice-design'], days: 30 });
  const { enrolment } = await enrolled(site, meetingId);
  site.clock.set(MORNING);
  expect((await requestByDevice('ownStaffDevice', {}, own.token)).data).toMatchObject({
    name: 'Hall 12 stage',
    meetingIds: [await meetingWith(site, 'lattice-design')],
  });
  expect(errorOf(await sign(enrolment.id, own.token))).toEqual({ code: 404, reason: 'enrolment.notFound' });
  expect(errorOf(await scan(enrolment.qrContent ?? '', meetingId, own.token))).toEqual({
    code: 404,
    reason: 'meeting.notFound',
  });
  const list = { query: { meetingId } };
  expect(errorOf(await requestByDevice('meetingEnrollsOf', list, own.token))).toEqual({
    code: 404,
    reason: 'meeting.notFound',
  });
});

test('owners check themselves in from an hour before the start, and nobody else can', async () => {
  const { guest, enrolment } = await enrolled(site, meetingId);
  const other = await enrolled(site, meetingId);
  const own = async (visitor: typeof guest) =>
    errorOf(await visitor.request('meetingSign', { path: { id: enrolment.id } }));
  site.clock.set('2026-04-01T12:29:59+08:00');
  expect(await own(guest)).toEqual({ code: 409, reason: 'meeting.notYet' });
  site.clock.set('2026-04-01T12:30:00+08:00');
  expect(await own(other.guest)).toEqual({ code: 404, reason: 'enrolment.notFound' });
  expect(await own(site.visitor())).toEqual({ code: 404, reason: 'enrolment.notFound' });
  expect((await guest.request('meetingSign', { path: { id: enrolment.id } })).data).toMatchObject({
    state: 'signedIn',
  });
});

test('rejects a waiting, unpaid or cancelled visitor at check-in with the reason', async () => {
  const full = await meetingWith(site, 'measuring', { seats: 1 });
  const seated = await enrolled(site, full);
  const waiting = await enrolled(site, full);
  const unpaid = await enrolled(site, await meetingWith(site, 'scanning-blades'));
  await seated.guest.request('ownCancelEnrolment', { path: { id: seated.enrolment.id } });
  const next = await enrolled(site, full);
  expect(next.enrolment.state).toBe('waiting');
  site.clock.set('2026-04-03T09:00:00+08:00');
  expect(errorOf(await sign(seated.enrolment.id))).toEqual({ code: 409, reason: 'enrolment.cancelled' });
  expect(errorOf(await sign(next.enrolment.id))).toEqual({ code: 409, reason: 'enrolment.waiting' });
  expect((await sign(waiting.enrolment.id)).data).toMatchObject({ state: 'signedIn' });
  expect(errorOf(await sign(unpaid.enrolment.id))).toEqual({ code: 409, reason: 'enrolment.unpaid' });
});

test('check-in opens on the day of the meeting and closes with its end', async () => {
  const { enrolment } = await enrolled(site, meetingId);
  site.clock.set('2026-03-31T23:59:59+08:00');
  const early = await sign(enrolment.id);
  expect(errorOf(early)).toEqual({ code: 409, reason: 'meeting.notYet' });
  expect(early.message).toContain('2026-04-01 00:00');
  site.clock.set('2026-04-01T15:15:00+08:00');
  expect(errorOf(await sign(enrolment.id))).toEqual({ code: 409, reason: 'meeting.over' });
});

test('enrols and checks in a walk-in while there are seats', async () => {
  const small = await meetingWith(site, 'seals-coolant', { seats: 1 });
  site.clock.set('2026-04-03T09:50:00+08:00');
  const mobile = newMobile();
  const body = { meetingId: small, name: 'Li Na', mobile, privacyAgreed: true };
  const walkIn = (changes: object = {}) => requestByDevice('meetingEnrollNoStatus', { body: { ...body, ...changes } });
  expect(errorOf(await walkIn({ privacyAgreed: false }))).toMatchObject({ reason: 'visitor.privacyMissing' });
  expect(errorOf(await walkIn({ mobile: undefined }))).toMatchObject({ reason: 'enrolment.contactMissing' });
  const done = await walkIn();
  expect(done.data).toMatchObject({ name: 'Li Na', state: 'signedIn', signedInAt: '2026-04-03T01:50:00.000Z' });
  expect(await walkIn()).toEqual(done);
  expect(errorOf(await walkIn({ mobile: newMobile() }))).toEqual({ code: 409, reason: 'meeting.full' });
  const paid = await meetingWith(site, 'toolpath-clinic');
  expect(errorOf(await walkIn({ meetingId: paid }))).toEqual({ code: 409, reason: 'meeting.charged' });
  const stranger = await site.visitor().request('meetingEnrollNoStatus', { body });
  expect(errorOf(stranger)).toEqual(unknown);
  expect(await rows()).toContainEqual(expect.objectContaining({ contact: mobile, state: 'signedIn' }));
});

test('a device sees enrolments with masked numbers; a ticket sees only its own', async () => {
  const id = await meetingWith(site, 'agv-intralogistics');
  const one = await enrolled(site, id);
  const other = await enrolled(site, id);
  const listed = (await requestByDevice('meetingEnrollsOf', { query: { meetingId: id } }))
    .data as unknown as Enrolment[];
  expect(listed.map((row) => row.id).sort()).toEqual([one.enrolment.id, other.enrolment.id].sort());
  expect(JSON.stringify(listed)).not.toContain(one.mobile);
  const own = (await one.guest.request('meetingEnrollsOf', { query: { meetingId: id } }))
    .data as unknown as Enrolment[];
  expect(own.map((row) => row.id)).toEqual([one.enrolment.id]);
  expect(errorOf(await site.visitor().request('meetingEnrollsOf', { query: { meetingId: id } }))).toEqual({
    code: 404,
    reason: 'record.notFound',
  });
  const page = (current: string) =>
    one.guest.request('meetingEnrollsOf', { query: { meetingId: id, size: '1', current } });
  expect((await page('1')).data).toHaveLength(1);
  expect((await page('2')).data).toEqual([]);
});
