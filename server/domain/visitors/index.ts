/** Creates the services of visitors. */
import { BadgeLinkRepository, ChangeLinkRepository } from '../badges/linkRepository';
import {
  BoothReservationRepository,
  ApplicationRepository,
  FormSubmissionRepository,
  ProblemReportRepository,
  VisaLetterRepository,
} from '../submissions/deduplicatedRepository';
import { DocumentClaimRepository } from '../documents/documentClaimRepository';
import { CodeRepository, InvitationRepository } from '../invitations/codeRepository';
import { EnrolmentRepository } from '../meetings/enrolmentRepository';
import { GroupRepository } from '../groups/groupRepository';
import { PartnerRepository } from '../invitations/partnerRepository';
import { PaymentRepository } from '../payments/paymentRepository';
import { PersonalDataRepository } from '../personalData/personalDataRepository';
import { PersonRepository } from '../identity/personRepository';
import type { Scanner } from '../../gateways/clamd/clamd';
import type { OcrGateway } from '../../gateways/ocr/ocr';
import type { GroupService } from '../groups/groupService';
import { Vault } from '../../lib/secrets';
import { BadgeLinkService } from '../badges/badgeLinkService';
import { BadgeService } from '../badges/badgeService';
import { FormPageService } from '../submissions/formPageService';
import { AttachmentService } from '../messages/attachmentService';
import { BoothService } from '../submissions/boothService';
import { CardService } from '../businessCards/cardService';
import { ChangeService } from './changeService';
import { CodeService, RedeemService } from '../invitations/codeService';
import { DocumentClaimService, DocumentDisputes, Documents } from '../documents/documents';
import { InvitationService } from '../invitations/invitationService';
import { LandingService } from './landingService';
import { LookupService } from './lookupService';
import { MediaCardService } from '../submissions/mediaCardService';
import { PartnerService } from '../invitations/partnerService';
import { PersonalDataService } from '../personalData/personalDataService';
import { ProblemReportService } from '../submissions/problemReportService';
import { RegistrationResponses } from './registrationResponses';
import { RegistrationForms } from './registrationForms';
import { RegistrationMails } from './registrationMails';
import { RegistrationPayments } from './registrationPayments';
import { RegistrationService } from './registrationService';
import { VisaLetterService } from '../documents/visaLetterService';
import type { Places } from '../meetings/places';
import type { StaffService } from '../meetings/staffService';
import { UploadService } from '../uploads/uploadService';
import type { BasicDeps } from '../sharedDeps';

export interface VisitorDeps extends BasicDeps {
  staff: StaffService;
  places: Places;
  groups: GroupService;
  ocr: OcrGateway;
  /** The virus scanner of uploads; null without one. */
  scanner: Scanner | null;
}

export function makeVisitorServices(deps: VisitorDeps) {
  const { db, secret, signer, content, edition, mailer, origin } = deps;
  const vault = new Vault(secret);
  const documents = new Documents(vault, signer);
  const answers = new RegistrationResponses(signer, documents);
  const badgeLinks = new BadgeLinkService({
    ...deps,
    links: new BadgeLinkRepository(db),
    enrolments: new EnrolmentRepository(db),
  });
  const mails = new RegistrationMails(mailer, edition, origin, signer, badgeLinks);
  const disputes = new DocumentDisputes(deps);
  const forms = new RegistrationForms({ ...deps, documents });
  const registration = new RegistrationService({ ...deps, forms, mails, documents, disputes, answers });
  const shared = { ...deps, registration, mails, answers };
  const change = new ChangeService({ ...shared, links: new ChangeLinkRepository(db) });
  const lookup = new LookupService(shared);
  const applications = new ApplicationRepository(db);
  const uploads = new UploadService(deps);
  const visaLetters = new VisaLetterService({ ...deps, vault, letters: new VisaLetterRepository(db) });
  const problemReports = new ProblemReportService({ ...deps, reports: new ProblemReportRepository(db) });
  return {
    attachments: new AttachmentService({ visaLetters, problemReports }),
    badges: new BadgeService(shared),
    badgeLinks,
    booths: new BoothService({ ...deps, booths: new BoothReservationRepository(db) }),
    formPages: new FormPageService({ ...deps, uploads, formSubmissions: new FormSubmissionRepository(db) }),
    cards: new CardService(deps.ocr, deps.limits),
    change,
    invitations: new InvitationService({ ...shared, lookup, invitations: new InvitationRepository(db) }),
    documentClaims: new DocumentClaimService(new DocumentClaimRepository(db), documents),
    landingVisitors: new LandingService(content, registration),
    lookup,
    mediaCards: new MediaCardService({ ...deps, applications }),
    uploads,
    partners: new PartnerService({ ...shared, partners: new PartnerRepository(db) }),
    personalData: new PersonalDataService({
      ...deps,
      change,
      answers,
      data: new PersonalDataRepository(db),
      persons: new PersonRepository(db),
      partners: new PartnerRepository(db),
      groupRows: new GroupRepository(db),
      enrolments: new EnrolmentRepository(db),
      payments: new PaymentRepository(db),
      booths: new BoothReservationRepository(db),
      applications,
      visaLetters,
    }),
    problemReports,
    redeem: new RedeemService(shared),
    codes: new CodeService({ codes: new CodeRepository(db), edition, clock: deps.clock }),
    registration,
    visaLetters,
    registrationPayments: new RegistrationPayments(shared),
  };
}
