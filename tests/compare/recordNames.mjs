// External names: metrics, alerts, settings, operations, tables, storage keys of the specification.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { copyBaseData, prepareBaseData, METRICS, withSite } from './site.mjs';

const matches = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();
/** By name, so that each missing one is a separate difference. */
const present = (names) => Object.fromEntries(names.map((name) => [name, 'present']));

export async function recordNames(version) {
  await prepareBaseData(version.base ?? version);
  const read = (file) => readFileSync(`${version.root}/${file}`, 'utf8');
  const metrics = await withSite(version, copyBaseData(version, 'names'), async () => (await fetch(METRICS)).text());
  const { groups } = parse(read('deploy/observability/alerts.yaml'));
  const contract = JSON.parse(read('server/http/generated/contract.gen.json'));
  return {
    metrics: present(matches(metrics, /^# TYPE (\w+) /gm)),
    alerts: present(groups.flatMap(({ rules }) => rules.map(({ alert }) => alert))),
    settings: present(matches(read('.env.example'), /^#?([A-Z][A-Z0-9_]+)=/gm)),
    dashboard: present(JSON.parse(read('deploy/observability/dashboard.json')).panels.map(({ title }) => title)),
    operations: Object.fromEntries(
      Object.entries(contract.paths).flatMap(([path, item]) =>
        Object.entries(item).map(([method, operation]) => [`${method} ${path}`, JSON.stringify(operation)]),
      ),
    ),
    schemas: Object.fromEntries(
      Object.entries(contract.components.schemas).map(([name, schema]) => [name, JSON.stringify(schema)]),
    ),
    scripts: present(Object.keys(JSON.parse(read('package.json')).scripts)),
  };
}
