/** Starts the parts of the server: database, content, forms, site. Stops them gracefully. */
import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { buildApp, type AppDeps } from './app';
import { makeClock } from './clock';
import { buildCommandListener, invalidateContent, importContentFiles, type ServerState } from './commandListener';
import type { Config } from './config';
import type { OpenDatabase } from './db/connect';
import { openReadPool } from './db/readPool';
import { loadForms } from './forms/loadForms';
import { FormVersionRepository } from './domain/forms/formVersionRepository';
import { makeHousekeeping, makeTrackingSummary } from './jobs/housekeeping';
import { createPaymentGateway } from './jobs/createPaymentGateway';
import { requireProviders } from './providers';
import { listenForMetrics, openTelemetry, pageTelemetry } from './openTelemetry';
import { loadSiteSecret } from './siteSecret';
import { MessageJob } from './jobs/messageJob';
import { openGateways } from './jobs/openGateways';
import { WecomApi } from './gateways/wecom/wecom';
import { WechatApi } from './gateways/wechat/wechat';
import type { Clock } from '../src/rules/clock';
import { problemLine as formatProblem } from '../src/rules/forms/check/checkSource';
import { isError } from '../src/rules/forms/check/problem';
import { CLEANUP_INTERVAL_MS, retainAssets } from './ssr/retainedAssets';
import { readBuiltSite } from './ssr/builtSite';
import { siteRoutes } from './ssr/site';
import { warmUp } from './ssr/warmUp';

/** Opens the read pool, and invalidates caches when the content changes. */
const connectReadPool = (config: Config, database: OpenDatabase, state: ServerState, log: Logger) =>
  openReadPool(config, database, {
    onContentChange() {
      invalidateContent(state);
      log.info('the content has changed');
    },
    onUse: (isUsed) => log.info({ isUsed }, 'read endpoint'),
  });

async function importContentIfEmpty(database: OpenDatabase): Promise<void> {
  const existingRow = await database.db.selectFrom('document').select('id').limit(1).executeTakeFirst();
  if (!existingRow) await importContentFiles(database.db);
}

/** Reads the shipped forms. Invalid files are logged; they prevent the start only when no form is published yet. */
async function readShippedForms({ db }: OpenDatabase, log: Logger) {
  const { forms, problems } = await loadForms(resolve('public/forms'));
  const errorLines = problems.filter(isError).map((problem) => formatProblem(problem.file, problem));
  if (errorLines.length === 0) return forms;
  if ((await new FormVersionRepository(db).count()) === 0)
    throw new Error(`Invalid form files:\n${errorLines.join('\n')}`);
  log.warn({ problems: errorLines }, 'invalid form files are not published');
  return forms;
}

/** The platforms with configured credentials. The application starts a sandbox for the others. */
function makePlatforms({ wechat, wecom }: Config, clock: Clock): Pick<AppDeps, 'wechat' | 'wecom'> {
  return {
    ...(wechat && { wechat: new WechatApi(() => Promise.resolve(wechat), clock) }),
    ...(wecom && { wecom: new WecomApi(() => Promise.resolve(wecom), clock) }),
  };
}

/**
 * Retains assets for open pages of earlier builds. If they cannot be written, the site still starts, and such pages
 * reload.
 */
async function retainAssetsPeriodically(assets: string, folder: string, log: Logger) {
  const warn = (error: unknown) => log.warn({ err: error }, 'files of this build could not be retained for old pages');
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    warn(error);
    return null;
  }
  const retain = () =>
    void retainAssets(assets, folder).then(
      ({ removed }) => removed > 0 && log.info({ removed }, 'files of old builds removed'),
      warn,
    );
  retain();
  const timer = setInterval(retain, CLEANUP_INTERVAL_MS);
  return { folder, stop: () => clearInterval(timer) };
}

/** The environment of a server: a process of its own, or a development process that outlives a build. */
export interface ServerEnvironment {
  /** The folder of webpack's output. */
  dist: string;
  logger: Logger;
  /** The socket for commands; null with a separate database server. */
  socket: Server | null;
  /** Opens the database and updates its schema. */
  open(): Promise<OpenDatabase>;
  /** Releases the socket after the last command. */
  release(): Promise<void>;
}

/** Starts everything. `stop` resolves after the last response was sent and the database is closed. */
export async function startServer(
  config: Config,
  environment: ServerEnvironment,
): Promise<{ stop(reason: string): Promise<void> }> {
  requireProviders(config);
  const { logger } = environment;
  const state: ServerState = { database: null, services: null, secret: null, siteCaches: null };
  const commands = buildCommandListener(state);
  await commands.ready();
  environment.socket?.removeAllListeners('request').on('request', commands.routing);
  const [database, builtSite] = await Promise.all([environment.open(), readBuiltSite(environment.dist)]);
  state.database = database;
  await importContentIfEmpty(database);
  const readPool = await connectReadPool(config, database, state, logger);
  const forms = await readShippedForms(database, logger);
  const clock = makeClock(config.siteNow);
  const secret = await loadSiteSecret(config);
  const telemetry = await openTelemetry(config.telemetry, database, readPool);
  state.secret = secret;
  const payments = createPaymentGateway(config, clock);
  // Development builds are frequent, and no visitor has a page of one.
  const assetRetention = config.production
    ? await retainAssetsPeriodically(builtSite.assets, resolve(config.dataDir, 'assets'), logger)
    : null;
  const app = await buildApp({
    payments,
    config,
    db: database.db,
    readDb: readPool.db,
    clock,
    forms,
    renderForm: builtSite.entry.renderForm,
    secret,
    logger,
    dataDir: config.dataDir,
    telemetry,
    ...makePlatforms(config, clock),
    site: (target) => {
      const pictureFolder = resolve(config.dataDir, 'pictures');
      state.siteCaches = siteRoutes(target, {
        ...builtSite,
        config,
        clock,
        publicFolder: resolve('public'),
        pictureFolder,
        ...(assetRetention && { retainedAssets: assetRetention.folder }),
        telemetry: pageTelemetry(telemetry),
      });
    },
  });
  const messages = new MessageJob({
    outbox: app.services.outbox,
    gate: app.services.outbound,
    gateways: await openGateways(config, clock),
    renderAttachment: (attachment) => app.services.attachments.render(attachment),
    clock,
    onAttempt: telemetry.metrics.countMessage,
    log: logger,
  });
  state.services = app.services;
  const unreadable = await app.services.documentClaims.claimExisting();
  if (unreadable > 0) logger.warn({ unreadable }, 'documents encrypted with another secret have no claim');
  const periodicJobs = [
    makeHousekeeping(app.services, logger),
    makeTrackingSummary(app.services.trackingReport, logger),
  ];
  const metricsPort = await listenForMetrics(config.telemetry, { ...telemetry, database, services: app.services });
  const warm =
    config.warmUpMs > 0 && (await warmUp(app, builtSite.entry.sitemapPages, AbortSignal.timeout(config.warmUpMs)));
  await app.listen({ host: config.host, port: config.port });
  messages.start();
  for (const job of periodicJobs) job.start();
  logger.info({ database: database.kind, sandbox: config.sandbox, now: clock.now().toISOString(), warm }, 'started');
  console.log(`The site is at ${config.origin}${config.sandbox ? ' (a demo site: messages are at /dev/inbox)' : ''}`);

  const stop = async (reason: string) => {
    logger.info({ signal: reason }, 'stopping');
    // Load balancers are informed first, while requests are still served.
    app.draining = true;
    await new Promise((resolve) => setTimeout(resolve, config.drainMs));
    // In-flight requests and messages finish before the database is closed.
    await Promise.all([app.close(), messages.stop(), ...periodicJobs.map((job) => job.stop())]);
    await payments.close();
    metricsPort?.close();
    assetRetention?.stop();
    await telemetry.tracing?.close();
    await environment.release();
    await commands.close();
    await readPool.close();
    await database.close();
  };
  return { stop };
}
