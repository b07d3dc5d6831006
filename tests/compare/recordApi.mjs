// The responses to every request of tests/api, by request.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mask, RANDOM, RANDOM_IN_URL } from './mask.mjs';

const text = (base64) => Buffer.from(base64, 'base64').toString();
const HEADERS = [
  'content-type',
  'cache-control',
  'location',
  'access-token',
  'token-expire',
  'retry-after',
  'content-disposition',
];

const maskText = (lines) => mask(lines.join('\n'), RANDOM);

const requestOf = ({ method, url, requestBody }) =>
  `${method} ${mask(url, RANDOM_IN_URL)}\n${maskText([text(requestBody).slice(0, 2_000)])}`;

function responseOf({ status, responseHeaders, responseBody }) {
  const headers = HEADERS.filter((name) => responseHeaders[name] !== undefined).map(
    (name) => `${name}: ${responseHeaders[name]}`,
  );
  const isText = /json|text/.test(String(responseHeaders['content-type'] ?? ''));
  const body = isText ? text(responseBody) : `(${responseHeaders['content-type'] ?? 'nothing'})`;
  return maskText([status, ...headers, body]);
}

/** @returns The responses to each request: `{ [request]: { [response]: true } }`. Tests may have been renamed. */
function recordingOf(folder) {
  const requests = {};
  for (const file of readdirSync(folder))
    for (const line of readFileSync(`${folder}/${file}`, 'utf8').trim().split('\n')) {
      const exchange = JSON.parse(line);
      // What a sandbox shows to testers, codes and digits; pages are another part.
      if (exchange.url.startsWith('/dev/') || /html/.test(exchange.responseHeaders['content-type'])) continue;
      (requests[requestOf(exchange)] ??= {})[responseOf(exchange)] = true;
    }
  return requests;
}

/**
 * What of two recordings can be compared: both versions run their own tests, so a request of only one of them is left
 * out, and so is a response that only the head's tests get.
 */
export function comparableApi(base, head) {
  const pick = (one, other) => Object.fromEntries(Object.entries(one).filter(([key]) => Object.hasOwn(other, key)));
  const requests = pick(base, head);
  return [
    requests,
    Object.fromEntries(Object.entries(requests).map(([key, responses]) => [key, pick(responses, head[key])])),
  ];
}

export async function recordApi({ root, folder, base }) {
  const exchanges = `${folder}/exchanges`;
  // The base is recorded only once.
  if (base || !existsSync(`${folder}/api.json`)) {
    rmSync(exchanges, { recursive: true, force: true });
    // The captcha solvers take minutes and send no request.
    const args = ['jest', 'tests/api', '--silent', '--testPathIgnorePatterns', 'captchaSolvers'];
    spawnSync('npx', args, {
      cwd: root,
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
        NODE_ENV: 'test',
        RECORD_EXCHANGES: exchanges,
      },
    });
  }
  return recordingOf(exchanges);
}
