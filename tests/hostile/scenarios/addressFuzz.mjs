// Every route of the specification with every hostile value in every place: no response is a 5xx.
import { request } from 'node:http';
import { hostileAddressesOf, knownHostile, specifiedRoutes } from '../addresses.mjs';

const PARALLEL = 16;

/** The status of an address as it is written: `fetch` would tidy it up first. */
const statusOf = (port, path) =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { accept: 'text/html' } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    })
      .once('error', reject)
      .end();
  });

export async function run({ startSite }) {
  const site = await startSite();
  const addresses = [...new Set([...knownHostile, ...specifiedRoutes().flatMap((route) => hostileAddressesOf(route))])];
  const problems = [];
  const waiting = [...addresses];
  const worker = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const status = await statusOf(site.port, path).catch((error) => error.code);
      if (typeof status !== 'number' || status >= 500) problems.push(`${status} ${path.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return { problems, requests: addresses.length };
}
