/** Makes the services of the domain from a database, a clock and the site's settings. */
import type { Clock } from '../../src/rules/clock';
import type { Db } from '../db/connect';
import type { LoadedForm } from '../forms/loadForms';
import { ContentRepository } from '../repositories/content';
import { AdvertCountRepository } from '../repositories/advertCounts';
import { CaptchaRepository } from '../repositories/captchas';
import type { PaymentGateway } from '../gateways/payment';
import { PaymentRepository } from '../repositories/payments';
import { ExportRepository } from '../repositories/exports';
import { FormAnswersRepository } from '../repositories/formAnswers';
import { FormPreviewRepository } from '../repositories/formPreviews';
import { FormVersionRepository } from '../repositories/formVersions';
import { GroupRepository } from '../repositories/groups';
import { LabelRepository } from '../repositories/labels';
import { LimitRepository } from '../repositories/limits';
import type { Limits } from '../limits';
import { noOrganiserMails, type OrganiserMails } from '../organiserMails';
import { MessageRecipientRepository } from '../repositories/messageRecipients';
import { OutboxRepository } from '../repositories/outbox';
import { PersonRepository } from '../repositories/persons';
import { StandingRepository } from '../repositories/standing';
import { SessionRepository } from '../repositories/sessions';
import { SweepRepository } from '../repositories/sweep';
import { SitemapRepository } from '../repositories/sitemap';
import { SubmissionRepository } from '../repositories/submissions';
import { SubscriptionRepository } from '../repositories/subscriptions';
import { TrackingRepository } from '../repositories/tracking';
import { VerificationRepository } from '../repositories/verification';
import { CompanyRepository } from '../repositories/companies';
import { WecomRepository } from '../repositories/wecom';
import { sandboxWecom } from '../gateways/wecom/sandbox';
import type { WecomGateway } from '../gateways/wecom/wecom';
import { WechatRepository } from '../repositories/wechat';
import { sandboxWechat } from '../gateways/wechat/sandbox';
import type { WechatGateway } from '../gateways/wechat/wechat';
import { LocalOcr, type OcrGateway } from '../gateways/ocr/ocr';
import { VisitorRepository } from '../repositories/visitors';
import { CaptchaService } from './identity/captchaService';
import { LimitService } from './identity/limitService';
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
import { Signer } from './secrets';
import { makeGroupServices } from './groups';
import { makeVisitorServices } from './visitors';
import { PaymentService } from './payments/paymentService';
import { SiteService } from './content/siteService';
import { SubmissionService } from './submissions/submissionService';
import { SubscriptionService } from './content/subscriptionService';
import { TicketService } from './identity/ticketService';
import { TrackingReport } from './content/trackingReport';
import { TrackingService } from './content/trackingService';
import { ProcessLimit } from './processLimit';
import { StandingService } from './standingService';
import { SessionService } from './identity/sessionService';
import { SweepService } from './identity/sweepService';
import { TakeOverService } from './identity/takeOverService';
import { WecomService } from './identity/wecomService';
import { WechatService } from './identity/wechatService';
import { VerificationService } from './identity/verificationService';

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
  wechat = sandboxWechat(clock),
  wecom = sandboxWecom(clock),
  ocr = new LocalOcr(),
}: ServiceParts) {
  const content = new ContentRepository(readDb);
  const outbox = new OutboxRepository(db);
  const visitors = new VisitorRepository(db);
  const signer = new Signer(secret);
  const edition = new EditionService(content, clock);
  const formVersions = new FormVersionRepository(db);
  const publishedForms = new PublishedForms(formVersions, loaded, clock);
  const forms = new FormService(publishedForms, edition);
  const publishing = new PublishService(formVersions, publishedForms, clock, renderForm);
  const limits = new LimitService(new LimitRepository(db), clock, bounds);
  const recipients = new MessageRecipientRepository(db);
  const budget = new MessageBudget(limits);
  const gate = new OutboundGate({ recipients, outbox, budget, limits, signer, clock });
  const mailer = new Mailer(outbox, gate, clock, site.origin);
  const sessions = new SessionRepository(db);
  const tickets = new TicketService({
    persons: new PersonRepository(db),
    sessions,
    visitors,
    groups: new GroupRepository(db),
    edition,
    signer,
    clock,
  });
  const captcha = new CaptchaService({ captchas: new CaptchaRepository(db), limits, signer, clock });
  const codes = new VerificationRepository(db);
  const verification = new VerificationService({ codes, sessions, mailer, gate, captcha, limits, signer, clock });
  const regions = new RegionService(content, clock);
  const trackingRecords = new TrackingRepository(db);
  const labels = new LabelRepository(readDb);
  const { origin } = site;
  const payments = new PaymentService({
    payments: new PaymentRepository(db),
    gateway: gateways.payment,
    tickets,
    clock,
  });
  const meetings = makeMeetingServices({
    db,
    readDb,
    payments,
    clock,
    signer,
    content,
    edition,
    forms,
    mailer,
    tickets,
    verification,
    visitors,
    origin,
  });
  const submissions = new SubmissionService({
    submissions: new SubmissionRepository(db),
    edition,
    mailer,
    limits,
    signer,
    clock,
    origin,
    organiserMails,
  });
  const shared = {
    db,
    readDb,
    clock,
    content,
    visitors,
    edition,
    verification,
    captcha,
    limits,
    mailer,
    gate,
    submissions,
    signer,
    origin,
  };
  const delegations = makeGroupServices({ ...shared, secret, forms, tickets });
  const own = makeVisitorServices({
    ...shared,
    payments,
    secret,
    forms,
    regions,
    tickets,
    groups: delegations.groups,
    staff: meetings.staff,
    ocr,
  });
  own.change.whenCancelled((registration) => meetings.places.cancelAllOf(registration));
  const exhibition = makeExhibition({ ...shared, labels });
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
      records: new ExportRepository(db),
      forms: publishedForms,
      regions,
      edition,
      adverts: library.adverts,
      advertCounts: new AdvertCountRepository(db),
    }),
    forms,
    publishedForms,
    migrating: new MigrateService(new FormAnswersRepository(db), publishedForms, edition),
    publishing,
    previews: new PreviewService({
      previews: new FormPreviewRepository(db),
      forms: publishedForms,
      publishing,
      limits,
      signer,
      designers,
      edition,
      clock,
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
    subscriptions: new SubscriptionService({
      subscriptions: new SubscriptionRepository(db),
      edition,
      mailer,
      limits,
      signer,
      clock,
      origin,
    }),
    tickets,
    tracking: new TrackingService({
      records: trackingRecords,
      limit: new ProcessLimit(clock, { most: TRACKED_AN_HOUR, per: 'hour' }, bounds.sharedNetworks),
      signer,
      clock,
      origin,
    }),
    trackingReport: new TrackingReport(trackingRecords, clock),
    verification,
    standing: new StandingService(new StandingRepository(db), edition, budget, clock),
    sessions: new SessionService({ sessions, tickets, clock }),
    sweep: new SweepService(new SweepRepository(db), edition, clock),
    takeOver: new TakeOverService({
      visitors,
      companies: new CompanyRepository(db),
      edition,
      tickets,
      verification,
      limits,
    }),
    wecom: new WecomService({ wecom, contacts: new WecomRepository(db), tickets, verification, signer, clock }),
    wechat: new WechatService({ wechat, states: new WechatRepository(db), tickets, limits, signer, clock, origin }),
  };
}
