/** Makes the services of meetings. */
import type { Clock } from '../../../src/rules/clock';
import type { Db } from '../../db/connect';
import type { ContentRepository } from '../../repositories/content';
import { EnrolmentRepository } from '../../repositories/enrolments';
import { MeetingRepository } from '../../repositories/meetings';
import { StaffDeviceRepository } from '../../repositories/staffDevices';
import type { VisitorRepository } from '../../repositories/visitors';
import type { EditionService } from '../content/editionService';
import type { FormService } from '../content/formService';
import type { TicketService } from '../identity/ticketService';
import type { VerificationService } from '../identity/verificationService';
import type { Mailer } from '../messages/mailer';
import type { Signer } from '../secrets';
import { EnrolmentMessages } from './enrolmentMessages';
import { EnrolmentService } from './enrolmentService';
import { MeetingService } from './meetingService';
import { Places } from './places';
import { SignInService } from './signInService';
import { StaffService } from './staffService';

interface MeetingParts {
  db: Db;
  clock: Clock;
  signer: Signer;
  content: ContentRepository;
  edition: EditionService;
  forms: FormService;
  mailer: Mailer;
  tickets: TicketService;
  verification: VerificationService;
  visitors: VisitorRepository;
  origin: string;
}

export function makeMeetingServices({ db, mailer, origin, ...shared }: MeetingParts) {
  const { clock, content, edition, forms, signer, tickets, verification, visitors } = shared;
  const enrolments = new EnrolmentRepository(db);
  const meetings = new MeetingService({ meetings: new MeetingRepository(db), enrolments, content, clock });
  const messages = new EnrolmentMessages(mailer, origin);
  const places = new Places({ enrolments, messages, clock });
  const enrolment = new EnrolmentService({
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
  return { meetings, enrolments: enrolment, places, staff, signIn };
}
