/** Creates the services of the domain from a database, a clock and the site's settings. */
import type { Clock } from '../../src/rules/clock';
import type { Db } from '../db/connect';
import type { LoadedForm } from '../forms/loadForms';
import { ContentRepository } from './content/contentRepository';
import { AdvertCountRepository } from './library/advertCountRepository';
import { CaptchaRepository } from './verification/captchaRepository';
import type { PaymentGateway } from '../gateways/payment';
import { PaymentRepository } from './payments/paymentRepository';
import { ExportRepository } from './exports/exportRepository';
import { GroupRepository } from './groups/groupRepository';
import { LabelRepository } from './exhibition/labelRepository';
import { LimitRepository } from './limits/limitRepository';
import type { Limits } from '../limits';
import { noOrganiserMails, type OrganiserMails } from '../organiserMails';
import { MessageRecipientRepository } from './messages/messageRecipientRepository';
import { OutboxRepository } from './messages/outboxRepository';
import { PersonRepository } from './identity/personRepository';
import { BusinessMetricsRepository } from './businessMetrics/businessMetricsRepository';
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
import type { DesignerSettings } from './forms/designerService';
import { makeFormServices } from './forms/makeFormServices';
import { PublishedForms } from './forms/publishedForms';
import type { RenderForm } from './forms/publishService';
import { Mailer } from './messages/mailer';
import { MessageBudget } from './messages/messageBudget';
import { OutboundGate } from './messages/outboundGate';
import { makeLibrary } from './library/makeLibrary';
import { makeMeetingServices } from './meetings';
import { makeOpenData } from './openData/makeOpenData';
import { NewsService } from './content/newsService';
import { RegionService } from './content/regionService';
import { Signer, Vault } from '../lib/secrets';
import { makeVisitorServices, type VisitorDeps } from './visitors';
import { PaymentService } from './payments/paymentService';
import { type HomeDeps, SiteService } from './content/siteService';
import { SubmissionService } from './submissions/submissionService';
import { SubscriptionService } from './content/subscriptionService';
import { TicketService, SessionService } from './identity/ticketService';
import { TrackingReport } from './tracking/trackingReport';
import { TrackingService, type TrackingTelemetry } from './tracking/trackingService';
import { InMemoryRateLimit } from './limits/inMemoryRateLimit';
import { BusinessMetricsService } from './businessMetrics/businessMetricsService';
import { RetentionService } from './personalData/retentionService';
import { PrefillService } from './identity/prefillService';
import { WecomService } from './wechat/wecomService';
import { WechatService } from './wechat/wechatService';
import { VerificationService } from './verification/verificationService';
import { Documents } from './documents/documents';
import { ExcelService } from './groups/excelService';
import { GroupResponses } from './groups/groupResponses';
import { GroupQrService, GroupService } from './groups/groupService';
import { MemberService } from './groups/memberService';
import type { BasicDeps } from './sharedDeps';

export interface ServiceDeps {
  db: Db;
  /** Where shared content is read (server/db/readPool.ts); `db` by default. */
  readDb?: Db;
  clock: Clock;
  forms: LoadedForm[];
  renderForm: RenderForm;
  /** Who may edit and publish forms over the API; nobody by default. */
  designers?: DesignerSettings;
  /** Signs codes, tickets and QR codes. */
  secret: string;
  limits: Limits;
  /** External services that a response waits for. */
  gateways: { payment: PaymentGateway };
  site: { region: 'CN' | 'global'; sandbox: boolean; origin: string };
  /** The recipients of submission notices; the edition's contacts by default. */
  organiserMails?: OrganiserMails;
  /** Receives measurements from browsers' tracking records. */
  trackingTelemetry?: TrackingTelemetry;
  /** Without one, a sandbox starts on first use. */
  wechat?: WechatGateway;
  wecom?: WecomGateway;
  scanner?: VisitorDeps['scanner'];
  /** OCR of business cards; its threads start on first use. */
  ocr?: OcrGateway;
}

/** Tracking records per client IP and hour (openapi, logTrack). Further ones are dropped. */
const TRACKED_PER_HOUR = 600;

/** Creates the dependencies of all services that need no other service. */
function makeBasics(deps: ServiceDeps) {
  const { db, readDb = db, clock, secret, forms: loadedForms, limits, site, organiserMails = noOrganiserMails } = deps;
  const content = new ContentRepository(readDb);
  const edition = new EditionService(content, clock);
  const publishedForms = new PublishedForms(db, loadedForms, clock);
  const basics = {
    db,
    readDb,
    clock,
    secret,
    signer: new Signer(secret),
    origin: site.origin,
    organiserMails,
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

/** Creates the services that send messages, with their budget and gate. */
function makeMessages(basics: Basics) {
  const { db, clock, origin, limits } = basics;
  const outbox = new OutboxRepository(db);
  const budget = new MessageBudget(limits);
  const gate = new OutboundGate({ ...basics, recipients: new MessageRecipientRepository(db), outbox, budget });
  return { outbox, budget, gate, mailer: new Mailer(outbox, gate, clock, origin) };
}

/** Creates the services of tickets, captchas and codes. */
function makeIdentity(deps: Basics & Pick<BasicDeps, 'gate' | 'mailer'>) {
  const { db } = deps;
  const captcha = new CaptchaService({ ...deps, captchas: new CaptchaRepository(db) });
  return {
    tickets: new TicketService({ ...deps, persons: new PersonRepository(db), groups: new GroupRepository(db) }),
    captcha,
    verification: new VerificationService({ ...deps, captcha, codes: new VerificationRepository(db) }),
  };
}

/** Creates the dependencies of most services. */
function makeShared(basics: Basics, messages: ReturnType<typeof makeMessages>, { gateways }: ServiceDeps): BasicDeps {
  const { db, content, clock } = basics;
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
    submissions: new SubmissionService({ ...basics, submissions: new SubmissionRepository(db), mailer }),
  };
}

/** Creates the services of delegations. */
function makeGroupServices(deps: BasicDeps) {
  const groups = new GroupRepository(deps.db);
  const vault = new Vault(deps.secret);
  const documents = new Documents(vault, deps.signer);
  const answers = new GroupResponses(documents, deps.clock);
  const group = new GroupService({ ...deps, groups, answers });
  const members = new MemberService({ ...deps, groups, group, documents, answers });
  return {
    groups: group,
    groupMembers: members,
    groupExcel: new ExcelService({ ...deps, groups, group, members, vault }),
    groupQr: new GroupQrService({ ...deps, groups, group }),
  };
}

/** Creates the services of content, without library and exhibition. */
function makeContentServices(shared: BasicDeps, homeDeps: HomeDeps) {
  const { content, clock, db, readDb } = shared;
  return {
    news: new NewsService(content, clock),
    site: new SiteService({ content, clock, ...homeDeps }),
    sitemap: new SitemapRepository(readDb),
    subscriptions: new SubscriptionService({ ...shared, subscriptions: new SubscriptionRepository(db) }),
  };
}

/** Creates the services that store and summarise tracking records. */
function makeTracking(shared: BasicDeps, telemetry: TrackingTelemetry | undefined) {
  const { db, clock, limits } = shared;
  const limit = new InMemoryRateLimit(clock, { max: TRACKED_PER_HOUR, per: 'hour' }, limits.limits.sharedNetworks);
  return {
    tracking: new TrackingService({ ...shared, records: new TrackingRepository(db), telemetry, limit }),
    trackingReport: new TrackingReport(db, clock),
  };
}

/** Creates the services of WeChat and WeCom. */
function makeWechatServices(
  shared: BasicDeps,
  { wechat = sandboxWechat(shared.clock), wecom = sandboxWecom(shared.clock) }: Pick<ServiceDeps, 'wechat' | 'wecom'>,
) {
  const { db } = shared;
  return {
    wecom: new WecomService({ ...shared, wecom, contacts: new WecomRepository(db) }),
    wechat: new WechatService({ ...shared, wechat, wechatRepository: new WechatRepository(db) }),
  };
}

export type Services = ReturnType<typeof makeServices>;

/** Creates all services, area by area: an area uses only earlier ones. */
export function makeServices(deps: ServiceDeps) {
  const { db, clock, site, scanner = null, ocr = new LocalOcr() } = deps;
  const { basics, publishedForms } = makeBasics(deps);
  const messages = makeMessages(basics);
  const shared = makeShared(basics, messages, deps);
  const { captcha, edition, labels, limits, mailer, payments, regions, submissions, tickets, verification } = shared;
  const meetings = makeMeetingServices(shared);
  const delegations = makeGroupServices(shared);
  const visitorServices = makeVisitorServices({ ...shared, ...meetings, groups: delegations.groups, ocr, scanner });
  const exhibition = makeExhibition(shared);
  const content = makeContentServices(shared, { exhibits: exhibition.exhibits, meetings: meetings.meetings });
  const library = makeLibrary({ ...shared, ...exhibition, news: content.news });
  return {
    ...exhibition,
    ...library,
    ...content,
    ...meetings,
    ...visitorServices,
    ...delegations,
    ...makeFormServices(shared, publishedForms, deps.renderForm, deps.designers),
    ...makeTracking(shared, deps.trackingTelemetry),
    ...makeWechatServices(shared, deps),
    openData: makeOpenData(shared, site),
    captcha,
    payments,
    client: new ClientService(edition, tickets, clock, site),
    edition,
    /** Invalidates cached content after an import. */
    invalidateContent() {
      for (const cache of [edition, regions, labels, publishedForms.sources]) cache.invalidate();
    },
    exports: new ExportService({
      ...shared,
      uploads: visitorServices.uploads,
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
    businessMetrics: new BusinessMetricsService(new BusinessMetricsRepository(db), edition, messages.budget, clock),
    sessions: new SessionService(shared),
    retention: new RetentionService(db, edition, clock),
    prefill: new PrefillService({ ...shared, companies: new CompanyRepository(db) }),
  };
}
