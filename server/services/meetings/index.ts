/** Makes the services of meetings. */
import type { Clock } from '../../../src/rules/clock';
import type { Db } from '../../db/connect';
import type { ContentRepository } from '../../repositories/content';
import { EnrolmentRepository } from '../../repositories/enrolments';
import { ExhibitorRepository } from '../../repositories/exhibitors';
import { MeetingRepository } from '../../repositories/meetings';
import { StaffDeviceRepository } from '../../repositories/staffDevices';
import type { VisitorRepository } from '../../repositories/visitors';
import type { EditionService } from '../content/editionService';
import type { FormService } from '../forms/formService';
import type { TicketService } from '../identity/ticketService';
import type { VerificationService } from '../identity/verificationService';
import type { Mailer } from '../messages/mailer';
import type { Signer } from '../secrets';
import type { PaymentService } from '../payments/paymentService';
import { EnrolmentMessages } from './enrolmentMessages';
import { EnrolmentPayments } from './enrolmentPayments';
import { EnrolmentService } from './enrolmentService';
import { MeetingService } from './meetingService';
import { Places } from './places';
import { SignInService } from './signInService';
import { StaffService } from './staffService';

interface MeetingParts {
  db: Db;
  /** For what is the same for every reader (server/db/readPool.ts). */
  readDb: Db;
  clock: Clock;
  signer: Signer;
  content: ContentRepository;
  edition: EditionService;
  forms: FormService;
  mailer: Mailer;
  tickets: TicketService;
  verification: VerificationService;
  visitors: VisitorRepository;
  payments: PaymentService;
  origin: string;
}

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
