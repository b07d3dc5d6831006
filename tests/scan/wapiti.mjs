// Wapiti follows the links of the pages and attacks their forms and queries. It downloads nothing: its vulnerability
// lists for other servers (nikto, wapp) would have to be fetched. Guessing file names (buster) is pointless on a site
// whose every path is a row of a table.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { runTool } from './tool.mjs';

const MODULES = [
  'backup', 'blindsql', 'cookieflags', 'crlf', 'csp', 'csrf', 'exec', 'file', 'htaccess', 'http_headers', 'methods',
  'permanentxss', 'redirect', 'shellshock', 'sql', 'ssrf', 'xss', 'xxe',
]; // prettier-ignore

/** Pages whose forms work without JavaScript, and those that read their query. */
const STARTS = [
  '/en/search?k=laser',
  '/en/exhibitor-list?keyword=laser&page=2',
  '/en/exhibition/map/hall?booth=2-A01',
  '/en/news?page=2',
  '/wx-redirect?f=%2Fzh-cn%2Fnews',
  '/page/file/viewer?url=%2Fmedia%2Fdownloads%2Fa.pdf',
  '/scan/callback?code=a&state=b',
  '/en/audience/registration',
  '/zh-cn/audience/register/1',
  '/en/exhibitors/booth-reservation',
  '/en/media-card',
  '/en/submit-success?type=email-subscribe',
  '/api/web/own/client',
];

/** The target for server-side request forgery: a local server that records requests. */
async function startSsrfTarget() {
  const requests = [];
  const server = createServer((request, response) => {
    // These two are Wapiti's own queries for recorded requests.
    if (!/get_(ssrf|xxe)\.php/.test(request.url)) requests.push(request.url);
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}/`, requests, close: () => server.close() };
}

/** Findings as `{ tool, what, level, where, info }`; Wapiti's levels: 1 low to 4 critical, 0 for ungraded. */
export async function runWapiti({ base, folder, seconds }) {
  const ssrfTarget = await startSsrfTarget();
  const report = join(folder, 'wapiti.json');
  const starts = STARTS.flatMap((path) => ['-s', base + path]);
  const { text, hasTimedOut } = await runTool(
    'wapiti',
    [
      ...['-u', `${base}/en`, '--scope', 'domain', ...starts, '-m', MODULES.join(','), '-f', 'json', '-o', report],
      ...['--depth', '3', '--max-links-per-page', '40', '--max-files-per-dir', '6', '--max-parameters', '20'],
      ...['--max-scan-time', String(seconds), '--max-attack-time', String(Math.ceil(seconds / 4))],
      ...['--endpoint', ssrfTarget.url, '--no-bugreport', '--flush-session', '-v', '1', '-t', '10'],
    ],
    // Each module has its own time limit; this one is for a scanner that hangs.
    { home: folder, seconds: seconds * 4 },
  );
  ssrfTarget.close();
  if (hasTimedOut) throw new Error(`Wapiti timed out:\n${text.slice(-2_000)}`);
  const { vulnerabilities, anomalies, infos } = JSON.parse(readFileSync(report, 'utf8'));
  const findings = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([what, list]) =>
    list.map(({ level, method, path, parameter, info }) => ({
      tool: 'wapiti',
      what,
      level,
      where: `${method} ${path}${parameter ? ` (${parameter})` : ''}`,
      info,
    })),
  );
  const fetched = ssrfTarget.requests.map((url) => ({
    tool: 'wapiti',
    what: 'Server Side Request Forgery',
    level: 4,
    where: url,
    info: 'the site fetched a URL from user input',
  }));
  return { findings: [...findings, ...fetched], requests: infos.crawled_pages_nbr ?? null, text };
}
