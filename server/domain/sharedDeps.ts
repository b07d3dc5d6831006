/** Dependencies of services. A service declares which ones it uses: `Pick<SharedDeps, 'edition' | 'clock'>`. */
import type { Clock } from '../../src/rules/clock';
import type { Db } from '../db/connect';
import type { OrganiserMails } from '../organiserMails';
import type { ApplicationRepository, BoothReservationRepository } from './submissions/deduplicatedRepository';
import type { ContentRepository } from './content/contentRepository';
import type { EnrolmentRepository } from './meetings/enrolmentRepository';
import type { ExhibitorRepository } from './exhibition/exhibitorRepository';
import type { FacetRepository } from './exhibition/facetRepository';
import type { GroupRepository } from './groups/groupRepository';
import type { LabelRepository } from './exhibition/labelRepository';
import type { LibraryRepository } from './library/libraryRepository';
import type { PartnerRepository } from './invitations/partnerRepository';
import type { PersonRepository } from './identity/personRepository';
import type { SessionRepository } from './identity/sessionRepository';
import type { VisitorRepository } from './visitors/visitorRepository';
import type { EditionService } from './content/editionService';
import type { NewsService } from './content/newsService';
import type { RegionService } from './content/regionService';
import type { ExhibitService } from './exhibition/exhibitService';
import type { FormService } from './forms/formService';
import type { GroupService } from './groups/groupService';
import type { CaptchaService } from './verification/captchaService';
import type { LimitService } from './limits/limitService';
import type { TicketService } from './identity/ticketService';
import type { VerificationService } from './verification/verificationService';
import type { AdvertService } from './library/advertService';
import type { EnrolmentService } from './meetings/enrolmentService';
import type { Places } from './meetings/places';
import type { StaffService } from './meetings/staffService';
import type { Mailer } from './messages/mailer';
import type { OutboundGate } from './messages/outboundGate';
import type { PaymentService } from './payments/paymentService';
import type { Signer, Vault } from '../lib/secrets';
import type { SubmissionService } from './submissions/submissionService';
import type { ChangeService } from './visitors/changeService';
import type { Documents } from './documents/documents';
import type { RegistrationResponses } from './visitors/registrationResponses';
import type { RegistrationMails } from './visitors/registrationMails';
import type { RegistrationService } from './visitors/registrationService';

/** Dependencies of every service. */
export interface BasicDeps {
  db: Db;
  /** For content that is the same for every visitor (server/db/readPool.ts). */
  readDb: Db;
  clock: Clock;
  secret: string;
  signer: Signer;
  /** The site's public origin, for links. */
  origin: string;
  /** The recipients of notices; null for the edition's contact. */
  organiserMails: OrganiserMails;
  content: ContentRepository;
  labels: LabelRepository;
  sessions: SessionRepository;
  visitors: VisitorRepository;
  captcha: CaptchaService;
  edition: EditionService;
  forms: FormService;
  gate: OutboundGate;
  limits: LimitService;
  mailer: Mailer;
  payments: PaymentService;
  regions: RegionService;
  submissions: SubmissionService;
  tickets: TicketService;
  verification: VerificationService;
}

/** Further dependencies that more than one service uses. */
export interface SharedDeps extends BasicDeps {
  vault: Vault;
  applications: ApplicationRepository;
  booths: BoothReservationRepository;
  enrolments: EnrolmentRepository;
  exhibitors: ExhibitorRepository;
  facets: FacetRepository;
  groups: GroupRepository;
  library: LibraryRepository;
  partners: PartnerRepository;
  persons: PersonRepository;
  adverts: AdvertService;
  answers: RegistrationResponses;
  change: ChangeService;
  documents: Documents;
  enrolment: EnrolmentService;
  exhibits: ExhibitService;
  group: GroupService;
  mails: RegistrationMails;
  news: NewsService;
  places: Places;
  registration: RegistrationService;
  staff: StaffService;
}
