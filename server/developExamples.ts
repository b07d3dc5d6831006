/** `npm run dev -- --examples`: the whole site with the contract's example responses in place of services and database. */
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Logger } from 'pino';
import { buildApp } from './app';
import { makeClock } from './clock';
import type { Config } from './config';
import type { Database } from './db/schema';
import { loadForms } from './forms/loadForms';
import { exampleHandlers } from './http/examples';
import type { FormFiles } from './http/plugins/formFiles';
import { createPaymentGateway } from './jobs/createPaymentGateway';
import { readBuiltSite } from './ssr/builtSite';
import { siteRoutes } from './ssr/site';

/** Every statement fails, as with a lost server: pages that need more than the API go on without it. */
const noDatabase = (): Kysely<Database> =>
  new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: {
        connect: () => Promise.reject(new Error('Examples have no database.')),
        end: () => Promise.resolve(),
      },
    }),
  });

/** Pictures that the examples name. They are in no folder, so each gets a drawing, and videos and files are empty. */
const EXAMPLE_PICTURE = /^\/media\/.+\.(?:jpg|svg)$/;
const DRAWING = '/art/halls/1/example.svg?w=1200&h=800';

/** The form files of the repository. */
async function shippedForms(): Promise<FormFiles> {
  const { forms } = await loadForms(resolve('public/forms'));
  const find = (formId: string, version: number) =>
    forms.find(({ definition }) => definition.formId === formId && definition.version === version);
  return {
    file: (formId, version) => Promise.resolve(find(formId, version)),
    draftSteps: () => Promise.resolve([]),
  };
}

/**
 * Starts the server.
 * @param dist the folder of development builds
 */
export async function developExamples(
  config: Config,
  dist: string,
  logger: Logger,
): Promise<{ stop(): Promise<void> }> {
  const builtSite = await readBuiltSite(dist);
  const clock = makeClock(config.siteNow);
  const payments = createPaymentGateway(config, clock);
  const db = noDatabase();
  const app = await buildApp({
    config,
    db,
    readDb: db,
    clock,
    payments,
    forms: [],
    renderForm: builtSite.entry.renderForm,
    secret: randomBytes(32).toString('hex'),
    logger,
    examples: { handlers: exampleHandlers, forms: await shippedForms() },
    site: (target) => {
      target.addHook('onRequest', async (request, reply) => {
        if (EXAMPLE_PICTURE.test(request.url)) return reply.redirect(DRAWING);
        if (request.url.startsWith('/media/')) return reply.status(204).send();
      });
      siteRoutes(target, {
        ...builtSite,
        config,
        clock,
        publicFolder: resolve('public'),
        pictureFolder: resolve(config.dataDir, 'pictures'),
      });
    },
  });
  await app.listen({ host: config.host, port: config.port });
  console.log(`The site with the contract's examples is at ${config.origin}`);
  return {
    async stop() {
      await app.close();
      await payments.close();
    },
  };
}
