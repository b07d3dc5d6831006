// `npm run scan [wapiti] [sqlmap]`: scanners against the built site on loopback. Exits with 1 when a finding is not
// accepted in accepted.mjs, or when the site had an internal error.
import { reasonOf } from './accepted.mjs';
import { startScanned } from './site.mjs';
import { runSqlmap } from './sqlmap.mjs';
import { versionOf } from './tool.mjs';
import { runWapiti } from './wapiti.mjs';

const scanners = { wapiti: runWapiti, sqlmap: runSqlmap };
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in scanners));
if (unknown.length > 0) {
  console.error(
    `There is no scanner ${unknown.join(', ')}. Usage: npm run scan [-- ${Object.keys(scanners).join(' | ')}]`,
  );
  process.exit(2);
}
const names = requested.length > 0 ? requested : Object.keys(scanners);
const missing = names.filter((name) => versionOf(name) === null);
if (missing.length > 0) {
  console.error(
    `Nothing was scanned: ${missing.join(' and ')} is not installed on this machine. On Debian: apt-get install ${missing.join(' ')}`,
  );
  process.exit(1);
}

const seconds = Number(process.env.SCAN_SECONDS ?? 300);
const site = await startScanned();
let hasFailed = false;
const report = (line) => console.log(JSON.stringify(line));

/** Groups items by key. */
function groupBy(list, keyOf) {
  const groups = new Map();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** Internal errors during the scan: log lines at error level. */
const errorLinesOf = (log) => log.split('\n').filter((line) => /"level":(50|60)/.test(line));

try {
  for (const name of names) {
    const started = Date.now();
    const { findings, requests, of, unfinished = [] } = await scanners[name]({ ...site, seconds });
    const unaccepted = findings.filter((finding) => reasonOf(finding) === undefined);
    for (const finding of unaccepted) report(finding);
    const byReason = groupBy(findings, reasonOf);
    for (const [reason, list] of byReason)
      if (reason) report({ tool: name, what: list[0].what, times: list.length, reason });
    const errorLines = errorLinesOf(site.log());
    for (const line of errorLines.slice(0, 20)) console.log(line);
    report({
      tool: name,
      version: versionOf(name),
      requests,
      ...(of !== undefined && { of }),
      seconds: Math.round((Date.now() - started) / 1000),
      findings: findings.length,
      unaccepted: unaccepted.length,
      siteErrors: errorLines.length,
      ...(unfinished.length > 0 && { unfinished }),
    });
    const ready = await fetch(`${site.base}/ready`).catch(() => null);
    if (unaccepted.length > 0 || errorLines.length > 0 || unfinished.length > 0 || !ready?.ok) hasFailed = true;
  }
} finally {
  await site.stop();
}
process.exitCode = hasFailed ? 1 : 0;
