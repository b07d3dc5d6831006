/** Makes the services of meetings. */
import type { Db } from '../../db/connect';
import { EnrolmentRepository } from '../../repositories/enrolments';
import { ExhibitorRepository } from '../../repositories/exhibitors';
import { MeetingRepository } from '../../repositories/meetings';
import { StaffDeviceRepository } from '../../repositories/staffDevices';
import { EnrolmentMessages } from './enrolmentMessages';
import { EnrolmentPayments } from './enrolmentPayments';
import { EnrolmentService } from './enrolmentService';
import { MeetingService } from './meetingService';
import { Places } from './places';
import { SignInService } from './signInService';
import { StaffService } from './staffService';
import type { SharedParts } from '../parts';

type MeetingParts = Pick<
  SharedParts,
  | 'db'
  | 'readDb'
  | 'clock'
  | 'signer'
  | 'content'
  | 'edition'
  | 'forms'
  | 'mailer'
  | 'tickets'
  | 'verification'
  | 'visitors'
  | 'payments'
  | 'origin'
>;

export function makeMeetingServices({ db, readDb, mailer, origin, ...shared }: MeetingParts) {
  const { clock, content, edition, forms, signer, tickets, verification, visitors } = shared;
  const enrolments = new EnrolmentRepository(db);
  const meetingsFrom = (from: Db) =>
    new MeetingService({
      meetings: new MeetingRepository(from),
      exhibitors: new ExhibitorRepository(from, db),
      enrolments: new EnrolmentRepository(from),
      content,
      edition,
      clock,
      origin,
    });
  // Who enrols or signs somebody in sees the seats as they are now.
  const meetings = meetingsFrom(db);
  const messages = new EnrolmentMessages(mailer, origin);
  const places = new Places({ enrolments, messages, clock });
  const { payments } = shared;
  const enrolment = new EnrolmentService({
    payments,
    meetings,
    enrolments,
    places,
    forms,
    edition,
    tickets,
    verification,
    signer,
    clock,
  });
  const staff = new StaffService({ devices: new StaffDeviceRepository(db), meetings, signer, clock });
  const signIn = new SignInService({
    enrolments,
    enrolment,
    meetings,
    places,
    staff,
    tickets,
    visitors,
    edition,
    signer,
    clock,
  });
  const enrolmentPayments = new EnrolmentPayments({ enrolments, enrolment, places, payments, tickets, clock });
  return { meetings: meetingsFrom(readDb), enrolments: enrolment, enrolmentPayments, places, staff, signIn };
}
