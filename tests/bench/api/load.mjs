/** Sends requests over a number of connections and measures each. */
import { Agent, request } from 'node:http';

/** The percentile of sorted times. */
export const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];

export const round = (value) => Math.round(value * 10) / 10;

export function summary(times) {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share) => round(percentile(sorted, share));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: round(sorted.at(-1)) };
}

let visitors = 0;
/** The client address of a new visitor. */
const newVisitor = () => {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

/**
 * One request: { method, path, body, form, headers, locale }.
 * @returns its time in ms; a status other than 200 is an error
 */
export function send(url, agent, { method = 'GET', path, body, form, headers: ownHeaders = {}, locale = 'en' }) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const headers = {
      'x-locale': locale,
      'x-forwarded-for': newVisitor(),
      ...(body && { 'content-type': 'application/json' }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...ownHeaders,
    };
    const call = request(`${url}${path}`, { method, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${text.slice(0, 300)}`));
      });
    });
    call.on('error', reject);
    call.end(body ? JSON.stringify(body) : form);
  });
}

/**
 * Repeats the requests over `connections` until `seconds` have passed.
 * @returns the times in ms
 */
export async function measure(url, requests, { connections, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  let next = 0;
  const until = performance.now() + seconds * 1000;
  const worker = async () => {
    while (performance.now() < until) times.push(await send(url, agent, requests[next++ % requests.length]));
  };
  try {
    await Promise.all(Array.from({ length: connections }, worker));
  } finally {
    agent.destroy();
  }
  return times;
}
