/** Meetings for tests: one of the content, changed as a test requires. */
import type { Updateable } from 'kysely';
import type { MeetingTable } from '../../server/db/tables/meetings';
import { newMobile } from './factories';
import type { TestApp, TestVisitor } from './testApp';
import { newestOf } from './newestOf.mjs';

export interface Enrolment {
  id: string;
  meetingId: string;
  state: string;
  waitingPosition: number | null;
  amountDue: number;
  payBefore: string | null;
  signedInAt: string | null;
  qrContent: string | null;
  [field: string]: unknown;
}

/** The id of a meeting of the content, changed as the test requires. */
export async function meetingWith(site: TestApp, slug: string, change: Updateable<MeetingTable> = {}): Promise<string> {
  const { db } = site.database;
  if (Object.keys(change).length > 0) await db.updateTable('meeting').set(change).where('slug', '=', slug).execute();
  return (await db.selectFrom('meeting').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
}

/** The body of an enrolment. */
export const makeEnrolmentBody = (meetingId: string, mobile: string, changes: Record<string, unknown> = {}) => ({
  formId: 'meeting-enrol',
  formVersion: newestOf('meeting-enrol'),
  meetingId,
  name: 'Wang Xiaoming',
  mobile,
  company: 'Nanling Precision Works',
  privacyAgreed: true,
  answers: {},
  ...changes,
});

/** Enrols a new person with a verified number. */
export async function enrolled(
  site: TestApp,
  meetingId: string,
): Promise<{ guest: TestVisitor; mobile: string; enrolment: Enrolment }> {
  const guest = site.visitor();
  const mobile = newMobile();
  await guest.verifyMobile(mobile, 'meeting');
  const { code, data } = await guest.request('meetingEnroll', { body: makeEnrolmentBody(meetingId, mobile) });
  if (code !== 200) throw new Error(`Enrolling answered ${code}: ${JSON.stringify(data)}`);
  return { guest, mobile, enrolment: (data as { enrolment: Enrolment }).enrolment };
}
