/**
 * /sw.js: the service worker, at the root so that its scope covers every page. With SERVICE_WORKER=off it is one that
 * unregisters itself.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const UNREGISTER_SCRIPT = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => registration.unregister()),
));
`;

export function workerRoute(app: FastifyInstance, assets: string, { serviceWorker }: { serviceWorker: boolean }): void {
  app.get('/sw.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      // Browsers revalidate it at each visit, so that an update reaches everyone at once.
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(serviceWorker ? await readFile(join(assets, 'sw.js')) : UNREGISTER_SCRIPT),
  );
}
