/** Creates the services of meetings. */
import type { Db } from '../../db/connect';
import { EnrolmentRepository } from './enrolmentRepository';
import { ExhibitorRepository } from '../exhibition/exhibitorRepository';
import { MeetingRepository } from './meetingRepository';
import { StaffDeviceRepository } from './staffDeviceRepository';
import { EnrolmentMessages } from './enrolmentMessages';
import { EnrolmentPayments } from './enrolmentPayments';
import { EnrolmentService } from './enrolmentService';
import { MeetingService } from './meetingService';
import { Places } from './places';
import { SignInService } from './signInService';
import { StaffService } from './staffService';
import type { BasicDeps } from '../sharedDeps';

export function makeMeetingServices(deps: BasicDeps) {
  const { db, readDb, mailer, origin } = deps;
  const makeMeetings = (database: Db) =>
    new MeetingService({
      ...deps,
      meetings: new MeetingRepository(database),
      exhibitors: new ExhibitorRepository(database, db),
      enrolments: new EnrolmentRepository(database),
    });
  // Enrolment and sign-in need the current seats, so they read the primary database.
  const meetings = makeMeetings(db);
  const enrolments = new EnrolmentRepository(db);
  const places = new Places({ ...deps, enrolments, messages: new EnrolmentMessages(mailer, origin) });
  const shared = { ...deps, meetings, enrolments, places };
  const enrolment = new EnrolmentService(shared);
  const staff = new StaffService({ ...shared, devices: new StaffDeviceRepository(db) });
  const signIn = new SignInService({ ...shared, enrolment, staff });
  const enrolmentPayments = new EnrolmentPayments({ ...shared, enrolment });
  return { meetings: makeMeetings(readDb), enrolments: enrolment, enrolmentPayments, places, staff, signIn };
}
