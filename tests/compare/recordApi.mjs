// The responses to every request of tests/api, by test. Each version runs its own tests; those that both have are
// compared.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { mask, RANDOM } from './mask.mjs';

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

function lineOf({ method, url, requestBody, status, responseHeaders, responseBody }) {
  const headers = HEADERS.filter((name) => responseHeaders[name] !== undefined).map(
    (name) => `${name}: ${responseHeaders[name]}`,
  );
  const isText = /json|text/.test(String(responseHeaders['content-type'] ?? ''));
  const body = isText ? text(responseBody) : `(${responseHeaders['content-type'] ?? 'nothing'})`;
  return mask([`${method} ${url}`, text(requestBody).slice(0, 2_000), status, ...headers, body].join('\n'), RANDOM);
}

/** @returns The responses of each test, sorted, because concurrent requests have no order. */
function recordingOf(folder) {
  const tests = {};
  for (const file of readdirSync(folder))
    for (const line of readFileSync(`${folder}/${file}`, 'utf8').trim().split('\n')) {
      const exchange = JSON.parse(line);
      const [path, ...title] = exchange.test.split(': ');
      (tests[`${basename(path)}: ${title.join(': ')}`] ??= []).push(lineOf(exchange));
    }
  return Object.fromEntries(Object.entries(tests).map(([test, lines]) => [test, lines.sort().join('\n\n')]));
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
