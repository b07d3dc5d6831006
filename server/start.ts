/** Starts the parts of the server: database, content, forms, site. Stops them gracefully. */
import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import pino, { type Logger } from 'pino';
import { buildApp, type AppDeps } from './app';
import { makeClock } from './clock';
import { buildCommandListener, forgetContent, importContentFiles, type Running } from './commandListener';
import type { Config } from './config';
import type { OpenDatabase } from './db/connect';
import { openReadPool } from './db/readPool';
import { loadForms } from './forms/loadForms';
import { FormVersionRepository } from './domain/forms/formVersionRepository';
import { housekeeping, trackingSummary } from './jobs/housekeeping';
import { openPayments } from './jobs/openPayments';
import { mustHaveProviders } from './providers';
import { listenForMetrics, openTelemetry, pageTelemetry } from './observe';
import { siteSecret } from './siteSecret';
import { MessageJob } from './jobs/messageJob';
import { openGateways } from './jobs/openGateways';
import { WecomApi } from './gateways/wecom/wecom';
import { WechatApi } from './gateways/wechat/wechat';
import type { Clock } from '../src/rules/clock';
import { problemLine as lineOfForm } from '../src/rules/forms/check/checkSource';
import { isError } from '../src/rules/forms/check/problem';
import { CLEANUP_INTERVAL_MS, retainAssets } from './ssr/retainedAssets';
import { readBuiltSite } from './ssr/builtSite';
import { siteRoutes } from './ssr/site';
import { warmUp } from './ssr/warmUp';

/** Opens the read pool, and invalidates caches when the content changes. */
const openReads = (config: Config, opened: OpenDatabase, running: Running, log: Logger) =>
  openReadPool(config, opened, {
    onContentChange() {
      forgetContent(running);
      log.info('the content has changed');
    },
    onUse: (isUsed) => log.info({ isUsed }, 'read endpoint'),
  });

async function importWhenEmpty(database: OpenDatabase): Promise<void> {
  const present = await database.db.selectFrom('document').select('id').limit(1).executeTakeFirst();
  if (!present) await importContentFiles(database.db);
}

/** Reads the shipped forms. Invalid files are logged; they prevent the start only when no form is published yet. */
async function readShippedForms({ db }: OpenDatabase, log: Logger) {
  const { forms, problems } = await loadForms(resolve('public/forms'));
  const wrong = problems.filter(isError).map((found) => lineOfForm(found.file, found));
  if (wrong.length === 0) return forms;
  if ((await new FormVersionRepository(db).count()) === 0)
    throw new Error(`The forms are not right:\n${wrong.join('\n')}`);
  log.warn({ problems: wrong }, 'form files that are not right are not published');
  return forms;
}

/** The platforms with configured credentials. The application starts a sandbox for the others. */
function platformsOf({ wechat, wecom }: Config, clock: Clock): Pick<AppDeps, 'wechat' | 'wecom'> {
  return {
    ...(wechat && { wechat: new WechatApi(() => Promise.resolve(wechat), clock) }),
    ...(wecom && { wecom: new WecomApi(() => Promise.resolve(wecom), clock) }),
  };
}

/**
 * Keeps assets for open pages of earlier builds. If they cannot be written, the site still starts; only such pages
 * will reload.
 */
async function keepAssetsAlways(assets: string, folder: string, log: Logger) {
  const tell = (error: unknown) => log.warn({ err: error }, 'files of this build could not be retained for old pages');
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    tell(error);
    return null;
  }
  const keep = () =>
    void retainAssets(assets, folder).then(
      ({ removed }) => removed > 0 && log.info({ removed }, 'files of old builds removed'),
      tell,
    );
  keep();
  const timer = setInterval(keep, CLEANUP_INTERVAL_MS);
  return { folder, stop: () => clearInterval(timer) };
}

/** The environment of a server: a process of its own, or a development process that outlives a build. */
export interface ServerEnvironment {
  /** The folder of webpack's output. */
  dist: string;
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
  ground: ServerEnvironment,
): Promise<{ stop(why: string): Promise<void> }> {
  mustHaveProviders(config);
  const logger = pino({ level: config.logLevel });
  const running: Running = { database: null, services: null, secret: null, pages: null };
  const commands = buildCommandListener(running);
  await commands.ready();
  ground.socket?.removeAllListeners('request').on('request', commands.routing);
  const [opened, built] = await Promise.all([ground.open(), readBuiltSite(ground.dist)]);
  running.database = opened;
  await importWhenEmpty(opened);
  const reads = await openReads(config, opened, running, logger);
  const forms = await readShippedForms(opened, logger);
  const clock = makeClock(config.siteNow);
  const secret = await siteSecret(config);
  const watch = await openTelemetry(config.watch, opened, reads);
  running.secret = secret;
  const payments = openPayments(config, clock);
  // Development builds are frequent, and no visitor has a page of one.
  const retained = config.production
    ? await keepAssetsAlways(built.assets, resolve(config.dataDir, 'assets'), logger)
    : null;
  const app = await buildApp({
    payments,
    config,
    db: opened.db,
    readDb: reads.db,
    clock,
    forms,
    renderForm: built.entry.renderForm,
    secret,
    logger,
    dataDir: config.dataDir,
    watch,
    ...platformsOf(config, clock),
    site: (target) => {
      const pictureFolder = resolve(config.dataDir, 'pictures');
      running.pages = siteRoutes(target, {
        ...built,
        config,
        clock,
        publicFolder: resolve('public'),
        pictureFolder,
        ...(retained && { retainedAssets: retained.folder }),
        watch: pageTelemetry(watch),
      });
    },
  });
  const messages = new MessageJob({
    outbox: app.services.outbox,
    gate: app.services.outbound,
    gateways: await openGateways(config, clock),
    drawLetter: (id) => app.services.visaLetters.draw(id),
    clock,
    watch: watch.metrics.message,
    log: logger,
  });
  running.services = app.services;
  const unreadable = await app.services.documentClaims.claimExisting();
  if (unreadable > 0) logger.warn({ unreadable }, 'documents sealed with another secret have no claim');
  const rounds = [housekeeping(app.services, logger), trackingSummary(app.services.trackingReport, logger)];
  const metricsPort = await listenForMetrics(config.watch, { ...watch, opened, services: app.services });
  const warm =
    config.warmUpMs > 0 && (await warmUp(app, built.entry.sitemapPages, AbortSignal.timeout(config.warmUpMs)));
  await app.listen({ host: config.host, port: config.port });
  messages.start();
  for (const one of rounds) one.start();
  logger.info({ database: opened.kind, sandbox: config.sandbox, now: clock.now().toISOString(), warm }, 'started');
  console.log(`The site is at ${config.origin}${config.sandbox ? ' (a sandbox: messages are at /dev/inbox)' : ''}`);

  const stop = async (why: string) => {
    logger.info({ signal: why }, 'stopping');
    // Load balancers are informed first, while requests are still served.
    app.draining = true;
    await new Promise((resolve) => setTimeout(resolve, config.drainMs));
    // In-flight requests and messages finish before the database is closed.
    await Promise.all([app.close(), messages.stop(), ...rounds.map((one) => one.stop())]);
    await payments.close();
    metricsPort?.close();
    retained?.stop();
    await watch.tracing?.close();
    await ground.release();
    await commands.close();
    await reads.close();
    await opened.close();
  };
  return { stop };
}
