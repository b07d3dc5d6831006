/** Runs the operator's commands, which arrive at the socket of the data folder while the server runs. */
import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { makeBackup } from './commands/makeBackup';
import { operatorCommands } from './commands/operatorCommands';
import type { ImportReport } from './content/import';
import type { Db, OpenDatabase } from './db/connect';
import { withLongTimeout } from './db/connect';
import type { Services } from './domain';
import type { SiteCaches } from './ssr/site';

const STARTING = 'The server is still starting. Please try again.';

/** Imports the content of the working folder. Its dependencies are loaded lazily: most processes never import. */
export const importContentFiles = (db: Db): Promise<ImportReport> =>
  withLongTimeout(async () => {
    const { importFolder } = await import(/* webpackMode: "eager" */ './content/importFolder');
    return importFolder(db, resolve('content'));
  });

/** The opened parts of the server; null while the server starts. */
export interface ServerState {
  database: OpenDatabase | null;
  services: Services | null;
  secret: string | null;
  siteCaches: SiteCaches | null;
}

/** Invalidates everything that was computed from the content. */
export function invalidateContent({ services, siteCaches }: ServerState): void {
  services?.invalidateContent();
  siteCaches?.clear();
}

/**
 * The listener for operators' commands, on the data folder's socket only. Until the database is open it responds with
 * 503.
 */
export function buildCommandListener(state: ServerState): FastifyInstance {
  const app = Fastify({ logger: false });
  app.post('/content/import', async (_request, reply) => {
    const { database } = state;
    if (!database) return reply.status(503).send({ message: STARTING });
    const report = await importContentFiles(database.db);
    invalidateContent(state);
    return report;
  });
  app.post<{ Body: { file: string } }>('/backup', async ({ body }, reply) => {
    const { database, secret } = state;
    if (!database || secret === null) return reply.status(503).send({ message: STARTING });
    return { lines: await withLongTimeout(() => makeBackup(database.db, { file: body.file, secret, url: null })) };
  });
  for (const [name, command] of Object.entries(operatorCommands))
    app.post<{ Body: string[] }>(`/${name}`, async ({ body }, reply) => {
      const work = command.prepare(body);
      if (!work) return reply.status(400).send({ message: command.usage });
      const { services } = state;
      if (!services) return reply.status(503).send({ message: STARTING });
      return { lines: await withLongTimeout(() => work(services)) };
    });
  return app;
}

/** Responds with 503 while no server runs on the locked data folder: between two builds in development. */
export const respondStarting: RequestListener = (_request, response) =>
  void response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify({ message: STARTING }));
