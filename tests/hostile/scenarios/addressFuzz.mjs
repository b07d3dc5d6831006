// Every route of the specification with every hostile value in every parameter: no response is a 5xx, and users get
// a page, not an API envelope.
import { request } from 'node:http';
import { hostileUrlsOf, hostileQueries, regressionUrls, specifiedRoutes } from '../addresses.mjs';

const CONCURRENCY = 16;

/** Status and type of a raw URL: `fetch` would normalise it first. */
const responseOf = (port, path) =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { accept: 'text/html' } }, (response) => {
      response
        .resume()
        .once('end', () => resolve({ status: response.statusCode, type: response.headers['content-type'] }));
    })
      .once('error', reject)
      .end();
  });

export async function run({ startSite }) {
  const site = await startSite();
  const routeUrls = new Set(specifiedRoutes().flatMap((route) => hostileUrlsOf(route)));
  const urls = [...new Set([...regressionUrls, ...hostileQueries, ...routeUrls])];
  const problems = [];
  const queue = [...urls];
  const worker = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const { status, type } = await responseOf(site.port, path).catch((error) => ({ status: error.code }));
      const isNoPage = status >= 400 && routeUrls.has(path) && !path.includes('?') && !type?.startsWith('text/html');
      if (typeof status !== 'number' || status >= 500 || isNoPage)
        problems.push(`${status} ${type} ${path.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return { problems, requests: urls.length };
}
