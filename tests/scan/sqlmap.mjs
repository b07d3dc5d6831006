// sqlmap tries every value of every operation of the contract: in paths, queries and bodies.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requestsOf } from './requests.mjs';
import { runTool } from './tool.mjs';

/** Ordinary error statuses, at which sqlmap would otherwise stop. */
const ERROR_STATUSES = '400,401,403,404,409,410,413,415,422,429';
const CONCURRENCY = 2;

const rawOf = ({ method, path, type, body }, base) =>
  [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(base).host}`,
    'X-Locale: en',
    ...(type ? [`Content-Type: ${type}`] : []),
    '',
    body ?? '',
  ].join('\r\n');

/** An operation without input has nothing to inject into. */
const hasInput = ({ path, body }) => path.includes('*') || path.includes('?') || (body ?? '{}') !== '{}';

/** Findings in the format of Wapiti's. */
export async function runSqlmap({ base, folder, seconds }) {
  const requests = (await requestsOf(base)).filter(hasInput);
  const findings = [];
  const unfinished = [];
  let testedCount = 0;
  mkdirSync(join(folder, 'requests'), { recursive: true });
  const deadline = Date.now() + seconds * 4_000;
  const queue = [...requests];
  const worker = async () => {
    for (let request = queue.shift(); request; request = queue.shift()) {
      const remaining = Math.floor((deadline - Date.now()) / 1000);
      if (remaining < 1) {
        unfinished.push(request.id);
        continue;
      }
      const file = join(folder, 'requests', request.id);
      writeFileSync(file, rawOf(request, base));
      const { text, hasTimedOut } = await runTool(
        'sqlmap',
        [
          ...[
            '-r',
            file,
            '--batch',
            '--ignore-stdin',
            '--dbms',
            'PostgreSQL',
            '--level',
            '1',
            '--risk',
            '1',
            '--disable-coloring',
          ],
          ...['--ignore-code', ERROR_STATUSES, '--output-dir', join(folder, 'sqlmap', request.id), '--timeout', '10'],
        ],
        { home: join(folder, `home-${request.id}`), seconds: Math.min(remaining, seconds) },
      );
      if (hasTimedOut) unfinished.push(request.id);
      else if (/identified the following injection point|is vulnerable/.test(text))
        findings.push({ tool: 'sqlmap', what: 'SQL Injection', level: 4, where: request.id, info: text.slice(-1_500) });
      else if (/all tested parameters do not appear to be injectable/.test(text)) testedCount += 1;
      else throw new Error(`sqlmap did not test ${request.id}:\n${text.slice(-1_500)}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return { findings, requests: testedCount, of: requests.length, unfinished };
}
