/**
 * Fifty people request one seat at once (security.md). PGlite runs transactions one after another, so only a server
 * can show it: with the meeting's lock one gets the seat, without it more than one.
 */
import { EnrolmentChanges } from '../../server/domain/meetings/enrolmentRepository';
import { newMobile } from '../support/factories';
import { makeEnrolmentBody, meetingWith } from '../support/meetings';
import { buildTestApp, type TestApp } from '../support/testApp';

const PEOPLE = 50;
/** Fewer than there are connections. */
const CONCURRENCY = 10;

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({ connections: 20 });
});
afterAll(() => site.close());

/** Fifty verified numbers enrol in a meeting concurrently; returns how many got a seat. */
async function enrolConcurrently(slug: string): Promise<number> {
  const id = await meetingWith(site, slug, { seats: 1 });
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const guest = site.visitor();
      const mobile = newMobile();
      await guest.verifyMobile(mobile, 'meeting');
      return { guest, mobile };
    }),
  );
  const answers = await Promise.all(
    people.map(({ guest, mobile }) => guest.request('meetingEnroll', { body: makeEnrolmentBody(id, mobile) })),
  );
  expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: PEOPLE }, () => 200));
  return answers.filter(({ data }) => (data as { enrolment: { state: string } }).enrolment.state === 'enrolled').length;
}

test('one of fifty concurrent enrolments gets the only seat, the others join the waiting list', async () => {
  expect(await enrolConcurrently('robot-welding')).toBe(1);
});

test('control: without the lock the seat is assigned more than once', async () => {
  // Without the lock, the first ones wait for each other: on a busy machine they might otherwise run one after the
  // other.
  let arrivals = 0;
  let open: () => void = () => undefined;
  const together = new Promise<void>((resolve) => (open = resolve));
  const lock = jest.spyOn(EnrolmentChanges.prototype, 'lock').mockImplementation(() => {
    arrivals += 1;
    if (arrivals === CONCURRENCY) open();
    return together;
  });
  expect(await enrolConcurrently('unattended-night')).toBeGreaterThan(1);
  lock.mockRestore();
});

test('a person with two concurrent requests gets one seat', async () => {
  const id = await meetingWith(site, 'printed-tooling');
  const guest = site.visitor();
  const mobile = newMobile();
  await guest.verifyMobile(mobile, 'meeting');
  const enrolments = Array.from({ length: 10 }, () =>
    guest.request('meetingEnroll', { body: makeEnrolmentBody(id, mobile) }),
  );
  const codes = (await Promise.all(enrolments)).map(({ code }) => code);
  expect(codes.sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
});
