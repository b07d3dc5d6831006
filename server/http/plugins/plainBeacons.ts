/** Beacons of text arrive as text/plain and are read as forms. Cross-site ones are refused as everywhere. */
import type { FastifyInstance } from 'fastify';

export function plainBeacons(app: FastifyInstance, paths: readonly string[]): void {
  app.addHook('onRequest', async ({ method, url, headers }) => {
    if (method !== 'POST' || !paths.includes(url)) return;
    if (/^text\/plain\s*(;|$)/i.test(headers['content-type'] ?? ''))
      headers['content-type'] = 'application/x-www-form-urlencoded';
  });
}
