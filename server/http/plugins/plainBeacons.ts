/**
 * A beacon of a text comes as text/plain, whatever is in it. On the paths that take beacons it is read as the form that it is: a form may
 * be sent by any page as well as a text, so this opens nothing; what comes from another site is refused as everywhere.
 */
import type { FastifyInstance } from 'fastify';

export function plainBeacons(app: FastifyInstance, paths: readonly string[]): void {
  app.addHook('onRequest', async ({ method, url, headers }) => {
    if (method !== 'POST' || !paths.includes(url)) return;
    if (/^text\/plain\s*(;|$)/i.test(headers['content-type'] ?? ''))
      headers['content-type'] = 'application/x-www-form-urlencoded';
  });
}
