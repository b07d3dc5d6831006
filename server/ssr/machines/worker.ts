/** /sw.js: the service worker at the root, so that it may serve every page; or one that ends those out there (SERVICE_WORKER=off). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const END = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => registration.unregister()),
));
`;

export function workerRoute(app: FastifyInstance, assets: string, { serviceWorker }: { serviceWorker: boolean }): void {
  app.get('/sw.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      // A browser asks for it at each visit, so that a change reaches everybody at once.
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(serviceWorker ? await readFile(join(assets, 'sw.js')) : END),
  );
}
