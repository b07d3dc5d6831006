/**
 * Builds the web application from its dependencies. It opens no port: the caller listens, and tests inject requests.
 */
import fastifyCompress, { type FastifyCompressOptions } from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import fastifyMultipart from '@fastify/multipart';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import { constants } from 'node:zlib';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import type { Config } from './config';
import { DiskState, healthRoutes } from './http/plugins/health';
import type { Handlers } from './http/contract';
import { makeHandlers } from './http/handlers';
import { CLIENT_CLOSED_REQUEST, onAborted } from './http/plugins/aborted';
import { normaliseUrl, rejectDuplicateHosts } from './http/plugins/urls';
import { artRoutes } from './http/plugins/art';
import { contractRoutes } from './http/plugins/contractRoutes';
import { contractFile } from './http/apiDocs/routes';
import { localDemo, publicDemo } from './http/plugins/demo';
import { errorPlugin } from './http/plugins/errors';
import { formFiles, type FormFiles } from './http/plugins/formFiles';
import { parseBeacons, storeRawBody } from './http/plugins/bodies';
import { securityHeaders } from './http/plugins/security';
import { sessionPlugin } from './http/plugins/session';
import { measureRequests, type Telemetry } from './http/plugins/requestMetrics';
import { mediaRoutes } from './http/plugins/mediaFiles';
import { acceptTestTickets } from './http/plugins/testTicket';
import { Signer } from './lib/secrets';
import { maskUrl } from './lib/masking';
import { clamdScanner, type Scanner } from './gateways/clamd/clamd';
import { sandboxScanner } from './gateways/clamd/sandbox';
import { LocalOcr } from './gateways/ocr/ocr';
import { sandboxWecom } from './gateways/wecom/sandbox';
import { sandboxWechat } from './gateways/wechat/sandbox';
import { NOTICE_PATH, type PaymentGatewaySetup } from './jobs/createPaymentGateway';
import { makeServices, type ServiceDeps, type Services } from './domain';
import { defaultLimits } from './limits';

declare module 'fastify' {
  interface FastifyInstance {
    /** The services, for jobs and commands in the same process. */
    services: Services;
  }
}

/** Dependencies of the application: those of its services, and those of HTTP. */
export interface AppDeps extends Pick<
  ServiceDeps,
  'db' | 'readDb' | 'clock' | 'forms' | 'renderForm' | 'secret' | 'wechat' | 'wecom' | 'ocr' | 'scanner'
> {
  config: Pick<
    Config,
    | 'production'
    | 'origin'
    | 'trustProxy'
    | 'sandbox'
    | 'demo'
    | 'region'
    | 'preSecret'
    | 'testEnvironment'
    | 'formDesigners'
  > & {
    clamd?: Config['clamd'];
    limits?: Config['limits'];
    organiserMails?: Config['organiserMails'];
  };
  /** External services. */
  payments: Pick<PaymentGatewaySetup, 'gateway' | 'sandbox'>;
  /** The folder of videos and downloads; public/media by default. */
  media?: string;
  /** The data folder, whose free disk space /ready checks. */
  dataDir?: string;
  logger?: FastifyBaseLogger;
  /** Metrics and traces; none by default. */
  telemetry?: Telemetry;
  /** Replaces the services' handlers and forms: the contract's examples need no database (server/develop.ts). */
  examples?: { handlers: Handlers; forms: FormFiles };
  /** Registers pages and their assets; absent in tests of the API only. */
  site?: (app: FastifyInstance) => void;
}

/** Timeout for complete requests: a form takes a second, a photo from a slow phone ten. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;

/** Uploads per client IP. Operations have lower limits, which are checked after the body is read. */
const UPLOADS = { name: 'uploads', max: 60, per: 'hour' } as const;

/** Maximum body size in bytes. Files have a larger limit (contract). */
const BODY_LIMIT = 256 * 1024;
const FILE_LIMIT = 10 * 1024 * 1024;

/**
 * Compression shrinks lists to a fifth. Quality 4 has most of brotli's effect at a tenth of the time. The window is
 * 256 KB instead of 4 MB, to save memory (docs/decisions/0017).
 */
const compressResponses: FastifyCompressOptions = {
  global: false,
  encodings: ['br', 'gzip'],
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
};

const isSecure = ({ config }: Pick<AppDeps, 'config'>): boolean => config.origin.startsWith('https:');

/** An empty application with limits of time and size. */
function makeApp({ config, logger }: AppDeps): FastifyInstance {
  return Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    // Only the configured number of proxies is trusted. Earlier entries of x-forwarded-for could be forged.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    rewriteUrl: normaliseUrl,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // How often Node checks for timed-out requests.
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 5_000 },
    bodyLimit: BODY_LIMIT,
    // During shutdown, requests on open connections get a response, and then the connection is closed.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    // No limit for path parameters here: the contract limits them, with a proper error message.
    routerOptions: { maxParamLength: maxHeaderSize, ignoreTrailingSlash: false },
  });
}

/** The virus scanner of uploads; null in production without one, where forms accept pictures only. */
function makeScanner({ clamd, sandbox }: AppDeps['config']): Scanner | null {
  if (clamd) return clamdScanner(() => clamd);
  return sandbox ? sandboxScanner() : null;
}

/** Adds services and gateways, which are closed with the application. */
function addServices(app: FastifyInstance, deps: AppDeps): void {
  const { config, clock, telemetry } = deps;
  const wechat = deps.wechat ?? sandboxWechat(clock);
  const wecom = deps.wecom ?? sandboxWecom(clock);
  app.addHook('onClose', async () => {
    await Promise.all([wechat.close(), wecom.close()]);
  });
  const scanner = deps.scanner ?? makeScanner(config);
  app.addHook('onClose', () => scanner?.close());
  const ocr = deps.ocr ?? new LocalOcr();
  // Before in-flight requests are awaited, so that queued pictures fail at once.
  app.addHook('preClose', () => ocr.close());
  const services = makeServices({
    ...deps,
    ocr,
    scanner,
    wechat,
    wecom,
    designers: { isLocalDemo: config.demo === 'local' && !config.production, designers: config.formDesigners },
    limits: config.limits ?? defaultLimits,
    ...(config.organiserMails && { organiserMails: config.organiserMails }),
    gateways: { payment: deps.payments.gateway },
    site: { region: config.region, sandbox: config.sandbox, origin: config.origin },
    trackingTelemetry: {
      onLost(records) {
        telemetry?.metrics.countLostTracking(records);
        app.log.warn({ records }, 'tracking records lost');
      },
      vitalsSample: telemetry?.vitalsSampleRate ?? 0,
      onVital: (...vital) => telemetry?.metrics.observeVital(...vital),
    },
  });
  app.decorate('services', services);
  app.addHook('onClose', () => services.tracking.close());
}

/** Adds everything that runs before a route: logs, headers, limits, bodies and the session. */
async function addPlugins(app: FastifyInstance, deps: AppDeps, disk: DiskState): Promise<void> {
  const { config, telemetry } = deps;
  const { services } = app;
  const secure = isSecure(deps);
  errorPlugin(app, telemetry?.metrics.countError, () => disk.reportFull());
  if (telemetry) measureRequests(app, telemetry);
  logRequests(app);
  securityHeaders(app, { secure });
  rejectDuplicateHosts(app);
  await app.register(fastifyCompress, compressResponses);
  await app.register(fastifyCookie);
  await app.register(fastifyFormbody, { bodyLimit: BODY_LIMIT });
  await app.register(fastifyMultipart, { limits: { fileSize: FILE_LIMIT, files: 1, fields: 20, fieldSize: 10_000 } });
  if (config.demo === 'public') publicDemo(app, { services, payments: deps.payments.sandbox, secure });
  sessionPlugin(app, {
    secure,
    signer: new Signer(deps.secret),
    preSecret: config.preSecret,
    isUnsignedSessionValid: (session) => services.sessions.isSessionValid(session),
  });
  if (config.testEnvironment) acceptTestTickets(app, services.tickets, { secure });
  storeRawBody(app, [NOTICE_PATH]);
  parseBeacons(app, ['/api/log/form/track']);
}

/** Adds the operations of the contract, files, and the site. */
function addRoutes(app: FastifyInstance, deps: AppDeps, disk: DiskState): void {
  const { config, db } = deps;
  const { services } = app;
  healthRoutes(
    app,
    async () => {
      await sql`select 1`.execute(db);
    },
    disk,
  );
  if (deps.examples) contractRoutes(app, deps.examples.handlers);
  else
    contractRoutes(app, makeHandlers(services), {
      async checkUploadAccess({ security }, context) {
        if (security.includes('accessToken')) await services.tickets.requirePerson(context);
        await services.limits.enforceForIp(context.clientIp, UPLOADS);
      },
      validateForm: (body) => services.forms.validateBody(body),
      isAuthorised: async (schemes, context) =>
        (schemes.includes('accessToken') && (await services.tickets.findCurrentPerson(context)) !== undefined) ||
        (schemes.includes('staffDevice') && (await services.staff.isStaffDevice(context))),
    });
  contractFile(app);
  formFiles(app, deps.examples?.forms ?? services.forms);
  artRoutes(app);
  mediaRoutes(app, {
    files: services.mediaFiles,
    downloads: services.downloads,
    root: deps.media ?? resolve('public/media'),
  });
  if (config.demo === 'local') localDemo(app, { services, payments: deps.payments.sandbox, secure: isSecure(deps) });
  deps.site?.(app);
}

/** Builds the application. The order matters: earlier parts handle a request first. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = makeApp(deps);
  addServices(app, deps);
  const disk = new DiskState(deps.clock, deps.dataDir ?? null);
  await addPlugins(app, deps, disk);
  addRoutes(app, deps, disk);
  return app;
}

/** Logs one line per request, without personal data. */
function logRequests(app: FastifyInstance): void {
  const logRequest = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    const { method, url } = request;
    request.log.info({ method, url: maskUrl(url), status, ms: Math.round(reply.elapsedTime) }, 'request completed');
  };
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply, reply.statusCode));
  onAborted(app, (request, reply) => logRequest(request, reply, CLIENT_CLOSED_REQUEST));
}
