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

export type Services = ReturnType<typeof makeServices>;

export function makeServices({
  db,
  readDb = db,
  clock,
  forms: loaded,
  renderForm,
  designers = { isLocalDemo: false, secret: null },
  secret,
  limits: bounds,
  gateways,
  site,
  organiserMails = noOrganiserMails,
  trackingWatch,
  wechat = sandboxWechat(clock),
  wecom = sandboxWecom(clock),
  ocr = new LocalOcr(),
}: ServiceParts) {
  const { origin } = site;
  const content = new ContentRepository(readDb);
  const outbox = new OutboxRepository(db);
  const visitors = new VisitorRepository(db);
  const sessions = new SessionRepository(db);
  const labels = new LabelRepository(readDb);
  const signer = new Signer(secret);
  const edition = new EditionService(content, clock);
  const publishedForms = new PublishedForms(db, loaded, clock);
  const forms = new FormService(publishedForms, edition);
  const publishing = new PublishService(db, publishedForms, clock, renderForm);
  const limits = new LimitService(new LimitRepository(db), clock, bounds);
  const budget = new MessageBudget(limits);
  const basics = {
    db,
    readDb,
    clock,
    secret,
    signer,
    origin,
    content,
    visitors,
    sessions,
    labels,
    edition,
    forms,
    limits,
  };
  const gate = new OutboundGate({ ...basics, recipients: new MessageRecipientRepository(db), outbox, budget });
  const mailer = new Mailer(outbox, gate, clock, origin);
  const tickets = new TicketService({ ...basics, persons: new PersonRepository(db), groups: new GroupRepository(db) });
  const captcha = new CaptchaService({ ...basics, captchas: new CaptchaRepository(db) });
  const codes = new VerificationRepository(db);
  const verification = new VerificationService({ ...basics, codes, mailer, gate, captcha });
  const regions = new RegionService(content, clock);
  const payments = new PaymentService({
    ...basics,
    payments: new PaymentRepository(db),
    gateway: gateways.payment,
    tickets,
  });
  const submissions = new SubmissionService({
    ...basics,
    submissions: new SubmissionRepository(db),
    mailer,
    organiserMails,
  });
  const shared = { ...basics, gate, mailer, tickets, captcha, verification, regions, payments, submissions };
  const meetings = makeMeetingServices(shared);
  const delegations = makeGroupServices(shared);
  const own = makeVisitorServices({
    ...shared,
    groups: delegations.groups,
    staff: meetings.staff,
    places: meetings.places,
    ocr,
  });
  const exhibition = makeExhibition(shared);
  const news = new NewsService(content, clock);
  const library = makeLibrary({ ...shared, ...exhibition, news });
  return {
    ...exhibition,
    ...library,
    captcha,
    ...meetings,
    ...own,
    ...delegations,
    payments,
    client: new ClientService(edition, tickets, clock, site),
    edition,
    /** The content has changed: what was read of it and is kept for some seconds is read anew. */
    forgetContent() {
      for (const kept of [edition, regions, labels]) kept.forget();
    },
    exports: new ExportService({
      ...shared,
      records: new ExportRepository(db),
      forms: publishedForms,
      adverts: library.adverts,
      advertCounts: new AdvertCountRepository(db),
    }),
    forms,
    publishedForms,
    migrating: new MigrateService(db, publishedForms, edition),
    publishing,
    previews: new PreviewService({
      ...shared,
      previews: new FormPreviewRepository(db),
      forms: publishedForms,
      publishing,
      designers,
    }),
    limits,
    mailer,
    news,
    outbound: gate,
    outbox,
    regions,
    site: new SiteService(content),
    sitemap: new SitemapRepository(readDb),
    submissions,
    subscriptions: new SubscriptionService({ ...shared, subscriptions: new SubscriptionRepository(db) }),
    tickets,
    tracking: new TrackingService({
      ...shared,
      records: new TrackingRepository(db),
      watch: trackingWatch,
      limit: new ProcessLimit(clock, { most: TRACKED_AN_HOUR, per: 'hour' }, bounds.sharedNetworks),
    }),
    trackingReport: new TrackingReport(db, clock),
    verification,
    standing: new StandingService(new StandingRepository(db), edition, budget, clock),
    sessions: new SessionService(shared),
    sweep: new SweepService(db, edition, clock),
    takeOver: new TakeOverService({ ...shared, companies: new CompanyRepository(db) }),
    wecom: new WecomService({ ...shared, wecom, contacts: new WecomRepository(db) }),
    wechat: new WechatService({ ...shared, wechat, states: new WechatRepository(db) }),
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
