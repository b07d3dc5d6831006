/** Makes the services of the domain from a database, a clock and the site's settings. */
import type { Clock } from '../../src/rules/clock';
import type { Db } from '../db/connect';
import type { LoadedForm } from '../forms/loadForms';
import { ContentRepository } from './content/contentRepository';
import { AdvertCountRepository } from './library/advertCountRepository';
import { CaptchaRepository } from './verification/captchaRepository';
import type { PaymentGateway } from '../gateways/payment';
import { PaymentRepository } from './payments/paymentRepository';
import { ExportRepository } from './exports/exportRepository';
import { FormPreviewRepository } from './forms/formVersionRepository';
import { GroupRepository } from './groups/groupRepository';
import { LabelRepository } from './exhibition/labelRepository';
import { LimitRepository } from './limits/limitRepository';
import type { Limits } from '../limits';
import { noOrganiserMails, type OrganiserMails } from '../organiserMails';
import { MessageRecipientRepository } from './messages/messageRecipientRepository';
import { OutboxRepository } from './messages/outboxRepository';
import { PersonRepository } from './identity/personRepository';
import { StandingRepository } from './standing/standingRepository';
import { SessionRepository } from './identity/sessionRepository';
import { SitemapRepository } from './content/sitemapRepository';
import { SubmissionRepository } from './submissions/submissionRepository';
import { SubscriptionRepository } from './content/subscriptionRepository';
import { TrackingRepository } from './tracking/trackingRepository';
import { VerificationRepository } from './verification/verificationRepository';
import { CompanyRepository } from './exhibition/companyRepository';
import { WecomRepository, WechatRepository } from './wechat/wechatRepository';
import { sandboxWecom } from '../gateways/wecom/sandbox';
import type { WecomGateway } from '../gateways/wecom/wecom';
import { sandboxWechat } from '../gateways/wechat/sandbox';
import type { WechatGateway } from '../gateways/wechat/wechat';
import { LocalOcr, type OcrGateway } from '../gateways/ocr/ocr';
import { VisitorRepository } from './visitors/visitorRepository';
import { CaptchaService } from './verification/captchaService';
import { LimitService } from './limits/limitService';
import { ClientService } from './identity/clientService';
import { EditionService } from './content/editionService';
import { makeExhibition } from './exhibition/makeExhibition';
import { ExportService } from './exports/exportService';
import { FormService } from './forms/formService';
import { MigrateService } from './forms/migrateService';
import { PreviewService, type Designers } from './forms/previewService';
import { PublishedForms } from './forms/publishedForms';
import { PublishService, type RenderForm } from './forms/publishService';
import { Mailer } from './messages/mailer';
import { MessageBudget } from './messages/messageBudget';
import { OutboundGate } from './messages/outboundGate';
import { makeLibrary } from './library/makeLibrary';
import { makeMeetingServices } from './meetings';
import { NewsService } from './content/newsService';
import { RegionService } from './content/regionService';
import { Signer, Vault } from '../lib/secrets';
import { makeVisitorServices } from './visitors';
import { PaymentService } from './payments/paymentService';
import { SiteService } from './content/siteService';
import { SubmissionService } from './submissions/submissionService';
import { SubscriptionService } from './content/subscriptionService';
import { TicketService, SessionService } from './identity/ticketService';
import { TrackingReport } from './tracking/trackingReport';
import { TrackingService, type TrackingWatch } from './tracking/trackingService';
import { ProcessLimit } from './limits/processLimit';
import { StandingService } from './standing/standingService';
import { SweepService } from './limits/sweepService';
import { TakeOverService } from './identity/takeOverService';
import { WecomService } from './wechat/wecomService';
import { WechatService } from './wechat/wechatService';
import { VerificationService } from './verification/verificationService';
import { Documents } from './documents/documents';
import { ExcelService } from './groups/excelService';
import { GroupAnswers } from './groups/groupAnswers';
import { GroupQrService, GroupService } from './groups/groupService';
import { MemberService } from './groups/memberService';
import type { BasicParts } from './parts';

export interface ServiceParts {
  db: Db;
  /** Where content is read, which is the same for every reader: `db` itself when not given (server/db/readPool.ts). */
  readDb?: Db;
  clock: Clock;
  forms: LoadedForm[];
  renderForm: RenderForm;
  /** Who may preview and publish forms over the API; nobody when not given. */
  designers?: Designers;
  /** Signs codes, tickets and QR codes. */
  secret: string;
  limits: Limits;
  /** Other people's services that an answer waits for. */
  gateways: { payment: PaymentGateway };
  site: { region: 'CN' | 'global'; sandbox: boolean; origin: string };
  /** Where notices of submissions go; the addresses of the edition when not given. */
  organiserMails?: OrganiserMails;
  /** Who learns of what readers' browsers report; nobody when not given. */
  trackingWatch?: TrackingWatch;
  /** Without one there is a sandbox, which is started when it is first needed. */
  wechat?: WechatGateway;
  wecom?: WecomGateway;
  /** Reads cards; its threads start with the first. */
  ocr?: OcrGateway;
}

/** Records of tracking for an address (openapi, logTrack); what is beyond is left out. */
const TRACKED_AN_HOUR = 600;

/** What all services are made of, but for other services. */
function makeBasics({ db, readDb = db, clock, secret, forms: loaded, limits, site }: ServiceParts) {
  const content = new ContentRepository(readDb);
  const edition = new EditionService(content, clock);
  const publishedForms = new PublishedForms(db, loaded, clock);
  const basics = {
    db,
    readDb,
    clock,
    secret,
    signer: new Signer(secret),
    origin: site.origin,
    content,
    visitors: new VisitorRepository(db),
    sessions: new SessionRepository(db),
    labels: new LabelRepository(readDb),
    edition,
    forms: new FormService(publishedForms, edition),
    limits: new LimitService(new LimitRepository(db), clock, limits),
  };
  return { basics, publishedForms };
}

type Basics = ReturnType<typeof makeBasics>['basics'];

/** Makes what sends messages, within what may be sent. */
function makeMessages(basics: Basics) {
  const { db, clock, origin, limits } = basics;
  const outbox = new OutboxRepository(db);
  const budget = new MessageBudget(limits);
  const gate = new OutboundGate({ ...basics, recipients: new MessageRecipientRepository(db), outbox, budget });
  return { outbox, budget, gate, mailer: new Mailer(outbox, gate, clock, origin) };
}

/** Makes what says who a reader is: tickets, captchas and codes. */
function makeIdentity(parts: Basics & Pick<BasicParts, 'gate' | 'mailer'>) {
  const { db } = parts;
  const captcha = new CaptchaService({ ...parts, captchas: new CaptchaRepository(db) });
  return {
    tickets: new TicketService({ ...parts, persons: new PersonRepository(db), groups: new GroupRepository(db) }),
    captcha,
    verification: new VerificationService({ ...parts, captcha, codes: new VerificationRepository(db) }),
  };
}

/** Makes what most services are made of. */
function makeShared(basics: Basics, messages: ReturnType<typeof makeMessages>, parts: ServiceParts): BasicParts {
  const { db, content, clock } = basics;
  const { gateways, organiserMails = noOrganiserMails } = parts;
  const { gate, mailer } = messages;
  const identity = makeIdentity({ ...basics, gate, mailer });
  return {
    ...basics,
    gate,
    mailer,
    ...identity,
    regions: new RegionService(content, clock),
    payments: new PaymentService({
      ...basics,
      payments: new PaymentRepository(db),
      gateway: gateways.payment,
      tickets: identity.tickets,
    }),
    submissions: new SubmissionService({
      ...basics,
      submissions: new SubmissionRepository(db),
      mailer,
      organiserMails,
    }),
  };
}

/** Makes the services of delegations. */
function makeGroupServices(parts: BasicParts) {
  const groups = new GroupRepository(parts.db);
  const vault = new Vault(parts.secret);
  const documents = new Documents(vault, parts.signer);
  const answers = new GroupAnswers(documents, parts.clock);
  const group = new GroupService({ ...parts, groups, answers });
  const members = new MemberService({ ...parts, groups, group, documents, answers });
  return {
    groups: group,
    groupMembers: members,
    groupExcel: new ExcelService({ ...parts, groups, group, members, vault }),
    groupQr: new GroupQrService({ ...parts, groups, group }),
  };
}

/** Makes the services of form versions and of designers' drafts. */
function makeFormServices(
  shared: BasicParts,
  publishedForms: PublishedForms,
  { renderForm, designers = { isLocalDemo: false, secret: null } }: Pick<ServiceParts, 'renderForm' | 'designers'>,
) {
  const { db, clock, edition, forms } = shared;
  const publishing = new PublishService(db, publishedForms, clock, renderForm);
  const previews = new FormPreviewRepository(db);
  return {
    forms,
    publishedForms,
    migrating: new MigrateService(db, publishedForms, edition),
    publishing,
    previews: new PreviewService({ ...shared, previews, forms: publishedForms, publishing, designers }),
  };
}

/** Makes the services of content that is neither the library's nor the exhibition's. */
function makeContentServices(shared: BasicParts) {
  const { content, clock, db, readDb } = shared;
  return {
    news: new NewsService(content, clock),
    site: new SiteService(content),
    sitemap: new SitemapRepository(readDb),
    subscriptions: new SubscriptionService({ ...shared, subscriptions: new SubscriptionRepository(db) }),
  };
}

/** Makes what stores and sums up what browsers report. */
function makeTracking(shared: BasicParts, watch: TrackingWatch | undefined) {
  const { db, clock, limits } = shared;
  const limit = new ProcessLimit(clock, { most: TRACKED_AN_HOUR, per: 'hour' }, limits.limits.sharedNetworks);
  return {
    tracking: new TrackingService({ ...shared, records: new TrackingRepository(db), watch, limit }),
    trackingReport: new TrackingReport(db, clock),
  };
}

/** Makes the services of WeChat and WeCom. */
function makeWechatServices(
  shared: BasicParts,
  { wechat = sandboxWechat(shared.clock), wecom = sandboxWecom(shared.clock) }: Pick<ServiceParts, 'wechat' | 'wecom'>,
) {
  const { db } = shared;
  return {
    wecom: new WecomService({ ...shared, wecom, contacts: new WecomRepository(db) }),
    wechat: new WechatService({ ...shared, wechat, states: new WechatRepository(db) }),
  };
}

export type Services = ReturnType<typeof makeServices>;

/** Makes all services, an area after the other: each area is made of the ones before it. */
export function makeServices(parts: ServiceParts) {
  const { db, clock, site, ocr = new LocalOcr() } = parts;
  const { basics, publishedForms } = makeBasics(parts);
  const messages = makeMessages(basics);
  const shared = makeShared(basics, messages, parts);
  const { captcha, edition, labels, limits, mailer, payments, regions, submissions, tickets, verification } = shared;
  const meetings = makeMeetingServices(shared);
  const delegations = makeGroupServices(shared);
  const { staff, places } = meetings;
  const own = makeVisitorServices({ ...shared, groups: delegations.groups, staff, places, ocr });
  const exhibition = makeExhibition(shared);
  const content = makeContentServices(shared);
  const library = makeLibrary({ ...shared, ...exhibition, news: content.news });
  return {
    ...exhibition,
    ...library,
    ...content,
    ...meetings,
    ...own,
    ...delegations,
    ...makeFormServices(shared, publishedForms, parts),
    ...makeTracking(shared, parts.trackingWatch),
    ...makeWechatServices(shared, parts),
    captcha,
    payments,
    client: new ClientService(edition, tickets, clock, site),
    edition,
    /** The content has changed: what was read of it and is kept for some seconds is read anew. */
    forgetContent() {
      for (const cache of [edition, regions, labels]) cache.forget();
    },
    exports: new ExportService({
      ...shared,
      records: new ExportRepository(db),
      forms: publishedForms,
      adverts: library.adverts,
      advertCounts: new AdvertCountRepository(db),
    }),
    limits,
    mailer,
    outbound: messages.gate,
    outbox: messages.outbox,
    regions,
    submissions,
    tickets,
    verification,
    standing: new StandingService(new StandingRepository(db), edition, messages.budget, clock),
    sessions: new SessionService(shared),
    sweep: new SweepService(db, edition, clock),
    takeOver: new TakeOverService({ ...shared, companies: new CompanyRepository(db) }),
  };
}
