/** Builds the web application from what it depends on. Opens no port: the caller listens, tests inject. */
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
import { makeHandlers } from './http/handlers';
import { CLIENT_CLOSED_REQUEST, whenAborted } from './http/plugins/aborted';
import { readableUrl, refuseTwoHosts } from './http/plugins/addresses';
import { artRoutes } from './http/plugins/art';
import { contractRoutes } from './http/plugins/contractRoutes';
import { apiDocs } from './http/plugins/apiDocs';
import { localDemo, publicDemo } from './http/plugins/demo';
import { errorPlugin } from './http/plugins/errors';
import { formFiles } from './http/plugins/formFiles';
import { plainBeacons, keepRawBody } from './http/plugins/bodies';
import { securityHeaders } from './http/plugins/security';
import { sessionPlugin } from './http/plugins/session';
import { watchRequests, type Watch } from './http/plugins/watching';
import { mediaRoutes } from './http/plugins/mediaFiles';
import { testTicket } from './http/plugins/testTicket';
import { Signer } from './lib/secrets';
import { maskUrl } from './lib/masking';
import { LocalOcr } from './gateways/ocr/ocr';
import { sandboxWecom } from './gateways/wecom/sandbox';
import { sandboxWechat } from './gateways/wechat/sandbox';
import { NOTICE_PATH, type OpenPayments } from './jobs/openPayments';
import { makeServices, type ServiceParts, type Services } from './domain';
import { defaultLimits } from './limits';

declare module 'fastify' {
  interface FastifyInstance {
    /** The services behind the handlers, for jobs and commands of the same process. */
    services: Services;
  }
}

/** What the application is made of: what its services need, and what is HTTP's own. */
export interface AppDeps extends Pick<
  ServiceParts,
  'db' | 'readDb' | 'clock' | 'forms' | 'renderForm' | 'secret' | 'wechat' | 'wecom' | 'ocr'
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
    | 'formsSecret'
  > & {
    limits?: Config['limits'];
    organiserMails?: Config['organiserMails'];
  };
  /** Other people's services. */
  payments: Pick<OpenPayments, 'gateway' | 'sandbox'>;
  /** The folder of videos and downloads; public/media when not given. */
  media?: string;
  /** Where the site writes files; its disk is looked at by /ready. */
  dataDir?: string;
  logger?: FastifyBaseLogger;
  /** What the process says of itself; nobody is told when not given. */
  watch?: Watch;
  /** The site: pages and their assets; left out in tests of the API alone. */
  site?: (app: FastifyInstance) => void;
}

/** A request that is not whole by then is given up: a form takes a second, a photo on a slow phone ten. */
const REQUEST_WITHIN_MS = 30_000;
const HEADERS_WITHIN_MS = 15_000;

/** Of a client: their own operations have lower ones, which are known once the body is read. */
const UPLOADS = { name: 'uploads', max: 60, per: 'hour' } as const;

/** Bytes of a body; files have their own, larger limit (contract). */
const BODY_LIMIT = 256 * 1024;
const FILE_LIMIT = 5 * 1024 * 1024;

/** Lists take a fifth of their bytes on the line. Quality 4: most of what brotli saves, in a tenth of its longest time. A window of 256 KB instead of 4 MB (0030). */
const answersCompressed: FastifyCompressOptions = {
  global: false,
  encodings: ['br', 'gzip'],
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
};

const isSecure = ({ config }: Pick<AppDeps, 'config'>): boolean => config.origin.startsWith('https:');

/** The empty application with its limits of time and size. */
function makeApp({ config, logger }: AppDeps): FastifyInstance {
  return Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    // Only that many proxies are believed: what a client wrote before them is not.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    rewriteUrl: readableUrl,
    requestTimeout: REQUEST_WITHIN_MS,
    // Node looks for late requests so often.
    http: { headersTimeout: HEADERS_WITHIN_MS, connectionsCheckingInterval: 5_000 },
    bodyLimit: BODY_LIMIT,
    // What was asked on an open connection while the server stops is answered, and the connection closed after it.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    // As long as an address can be at all: the contract says how long a value may be, and in words.
    routerOptions: { maxParamLength: maxHeaderSize, ignoreTrailingSlash: false },
  });
}

/** The services with the gateways that they use, which close with the application. */
function addServices(app: FastifyInstance, deps: AppDeps): void {
  const { config, clock, watch } = deps;
  const wechat = deps.wechat ?? sandboxWechat(clock);
  const wecom = deps.wecom ?? sandboxWecom(clock);
  app.addHook('onClose', async () => {
    await Promise.all([wechat.close(), wecom.close()]);
  });
  const ocr = deps.ocr ?? new LocalOcr();
  // Before requests in flight are waited for: what waits to be read is answered at once.
  app.addHook('preClose', () => ocr.close());
  const services = makeServices({
    ...deps,
    ocr,
    wechat,
    wecom,
    designers: { isLocalDemo: config.demo === 'local' && !config.production, secret: config.formsSecret },
    limits: config.limits ?? defaultLimits,
    ...(config.organiserMails && { organiserMails: config.organiserMails }),
    gateways: { payment: deps.payments.gateway },
    site: { region: config.region, sandbox: config.sandbox, origin: config.origin },
    trackingWatch: {
      onLost(records) {
        watch?.metrics.trackingLost(records);
        app.log.warn({ records }, 'tracking records lost');
      },
      vitalsSample: watch?.vitals ?? 0,
      onVital: (...vital) => watch?.metrics.vital(...vital),
    },
  });
  app.decorate('services', services);
  app.addHook('onClose', () => services.tracking.close());
}

/** What every request passes before its route: logs, headers, limits, bodies and the session. */
async function addPlugins(app: FastifyInstance, deps: AppDeps, disk: DiskState): Promise<void> {
  const { config, watch } = deps;
  const { services } = app;
  const secure = isSecure(deps);
  errorPlugin(app, watch?.metrics.countError, () => disk.noteFull());
  if (watch) watchRequests(app, watch);
  logRequests(app);
  securityHeaders(app, { secure });
  refuseTwoHosts(app);
  await app.register(fastifyCompress, answersCompressed);
  await app.register(fastifyCookie);
  await app.register(fastifyFormbody, { bodyLimit: BODY_LIMIT });
  await app.register(fastifyMultipart, { limits: { fileSize: FILE_LIMIT, files: 1, fields: 20, fieldSize: 10_000 } });
  if (config.demo === 'public') publicDemo(app, { services, payments: deps.payments.sandbox, secure });
  sessionPlugin(app, {
    secure,
    signer: new Signer(deps.secret),
    preSecret: config.preSecret,
    mayGoOn: (session) => services.sessions.mayGoOn(session),
  });
  if (config.testEnvironment) testTicket(app, services.tickets, { secure });
  keepRawBody(app, [NOTICE_PATH]);
  plainBeacons(app, ['/api/log/form/track']);
}

/** The operations of the contract, files, and the site itself. */
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
  contractRoutes(app, makeHandlers(services), {
    async admit({ secured }, context) {
      if (secured) await services.tickets.signedIn(context);
      await services.limits.holdClient(context.client, UPLOADS);
    },
    judge: (body) => services.forms.faultsOf(body),
    knows: async (schemes, context) =>
      (schemes.includes('accessToken') && (await services.tickets.personOf(context)) !== undefined) ||
      (schemes.includes('staffDevice') && (await services.staff.isKnown(context))),
  });
  apiDocs(app);
  formFiles(app, services.forms);
  artRoutes(app);
  mediaRoutes(app, {
    files: services.mediaFiles,
    downloads: services.downloads,
    root: deps.media ?? resolve('public/media'),
  });
  if (config.demo === 'local') localDemo(app, { services, payments: deps.payments.sandbox, secure: isSecure(deps) });
  deps.site?.(app);
}

/** Builds the application. The order of its parts counts: what is registered first sees a request first. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = makeApp(deps);
  addServices(app, deps);
  const disk = new DiskState(deps.clock, deps.dataDir ?? null);
  await addPlugins(app, deps, disk);
  addRoutes(app, deps, disk);
  return app;
}

/** One line a request, without what could name a person. */
function logRequests(app: FastifyInstance): void {
  const tell = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    const { method, url } = request;
    request.log.info({ method, url: maskUrl(url), status, ms: Math.round(reply.elapsedTime) }, 'answered');
  };
  app.addHook('onResponse', async (request, reply) => tell(request, reply, reply.statusCode));
  whenAborted(app, (request, reply) => tell(request, reply, CLIENT_CLOSED_REQUEST));
}
