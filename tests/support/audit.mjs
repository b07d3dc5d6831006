// `npm run audit`: known vulnerabilities of production packages, from the registry. A registry without an audit API
// (some mirrors) is reported and is no failure.
import { spawnSync } from 'node:child_process';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', maxBuffer: 50_000_000 });

function read() {
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
}

const { metadata, vulnerabilities, error, message } = read();
if (!metadata) {
  console.log(`The registry has no audit data: ${message ?? error?.summary ?? 'no response'}`);
} else {
  const { total } = metadata.vulnerabilities;
  for (const { name, severity, range } of Object.values(vulnerabilities)) console.log(`${severity}: ${name} ${range}`);
  console.log(`${metadata.dependencies.prod} packages, ${total} known vulnerabilities`);
  process.exitCode = total === 0 ? 0 : 1;
}
