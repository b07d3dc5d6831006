/** Checks the files of deploy/ against the site: settings, ports and steps must exist. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { checkNode } from '../../server/commands/doctor/machine';
import { readConfig } from '../../server/config';
import { STALE_IF_ERROR_S } from '../../server/ssr/responseCache';
import { LOCALES } from '../../src/rules/locales';

const read = (file: string) => readFileSync(join('deploy', file), 'utf8');
const knownSettings = new Set(
  [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z][A-Z_0-9]+)=/gm)].map(([, name]) => name),
);
const unknown = (names: Iterable<string>) => [...names].filter((name) => !knownSettings.has(name));

interface Manifest {
  kind: string;
  data?: Record<string, string>;
  metadata: { name: string };
  spec?: {
    template?: {
      spec: { securityContext: object; containers: { securityContext: object; ports?: { containerPort: number }[] }[] };
    };
  };
}
const manifests = readdirSync('deploy/kubernetes')
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) =>
    parseAllDocuments(read(`kubernetes/${name}`)).map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJSON() as Manifest;
    }),
  );

test('the image sets known settings only, and the site can be configured with it', () => {
  const [, args = ''] = /^ENV (.*)$/m.exec(read('Dockerfile')) ?? [];
  const env = Object.fromEntries(args.split(' ').map((pair) => pair.split('=') as [string, string]));
  expect(unknown(Object.keys(env))).toEqual([]);
  const config = readConfig(env);
  expect(config).toMatchObject({
    production: true,
    host: '0.0.0.0',
    port: 8080,
    dataDir: '/data',
    drainMs: 3_000,
    warmUpMs: 5_000,
  });
  expect(read('Dockerfile')).toContain(`EXPOSE ${config.port} ${config.telemetry.metrics?.port}`);
  expect(read('Dockerfile')).toMatch(/^USER node$/m);
});

test('the image has the Node version that the doctor recommends, in both stages', () => {
  const [, advised] = /Node (\d+),/.exec(checkNode('18.0.0').advice ?? '') ?? [];
  const stages = [...read('Dockerfile').matchAll(/^FROM (\S+) AS/gm)].map(([, image]) => image);
  expect(stages).toEqual([`node:${advised}-bookworm-slim`, `node:${advised}-bookworm-slim`]);
});

test('compose and Kubernetes set known settings only', () => {
  const { 'x-site': site } = parseAllDocuments(read('compose.yaml'), { merge: true })[0]?.toJSON() as {
    'x-site': { environment: Record<string, string>; read_only: boolean };
  };
  expect(unknown(Object.keys(site.environment))).toEqual([]);
  expect(site.read_only).toBe(true);
  const settings = manifests.find(({ kind }) => kind === 'ConfigMap');
  expect(unknown(Object.keys(settings?.data ?? {}))).toEqual([]);
});

test('the standby of compose starts on request, and the primary accepts its replication', () => {
  const { services } = parseAllDocuments(read('compose.yaml'), { merge: true })[0]?.toJSON() as {
    services: Record<string, { profiles?: string[]; command: string[]; volumes: string[] }>;
  };
  const [primary, standby] = [services['postgres'], services['standby']];
  expect(standby?.profiles).toEqual(['standby']);
  // PostgreSQL cannot replay on a standby that allows fewer connections than its primary.
  const connections = (args: string[] = []) => args.find((word) => word.startsWith('max_connections='));
  expect(connections(standby?.command)).toBe(connections(primary?.command));
  expect(primary?.command).toContain('hba_file=/etc/postgresql/pg_hba.conf');
  for (const [service, file] of [
    [primary, 'postgres/pg_hba.conf:/etc/postgresql/pg_hba.conf'],
    [standby, 'postgres/standby.sh:/standby.sh'],
  ] as const)
    expect(service?.volumes).toContain(`./${file}:ro`);
  const rules = read('postgres/pg_hba.conf')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/).join(' '));
  // Network connections always need a password.
  expect(rules.filter((rule) => rule.endsWith(' trust'))).toEqual(['local all all trust']);
  expect(rules).toContain('host replication exhibition samenet scram-sha-256');
});

test('Kubernetes has the expected objects, and every pod runs with the least privileges', () => {
  expect(manifests.map(({ kind }) => kind).sort()).toEqual([
    'ConfigMap',
    'CronJob',
    'Deployment',
    'HorizontalPodAutoscaler',
    'Ingress',
    'Kustomization',
    'Namespace',
    'NetworkPolicy',
    'PersistentVolumeClaim',
    'PodDisruptionBudget',
    'Service',
  ]);
  const pod = manifests.find(({ kind }) => kind === 'Deployment')?.spec?.template?.spec;
  expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
  expect(pod?.containers.map(({ securityContext }) => securityContext)).toEqual([
    { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
  ]);
  expect(pod?.containers[0]?.ports?.map(({ containerPort }) => containerPort)).toEqual([8080, 9464]);
});

test('the proxy closes idle connections before a stopping replica does', () => {
  const [, keepalive = ''] = /zone site[^}]*keepalive_timeout (\d+)s/.exec(read('nginx.conf')) ?? [];
  const [, drain = ''] = /DRAIN_SECONDS=(\d+)/.exec(read('Dockerfile')) ?? [];
  expect(Number(keepalive)).toBeGreaterThan(0);
  expect(Number(keepalive)).toBeLessThan(Number(drain));
});

test('the proxy caches paths that begin with a language of the site, for longer than an error may last', () => {
  const conf = read('nginx.conf');
  expect(/location ~ \^\/\(([^)]*)\)/.exec(conf)?.[1]?.split('|')).toEqual([...LOCALES]);
  const [, minutes = ''] = /nginx-pages .* inactive=(\d+)m/.exec(conf) ?? [];
  expect(Number(minutes) * 60).toBeGreaterThan(STALE_IF_ERROR_S);
});

test('Prometheus reads the nginx request count from the exporter of compose', () => {
  const { services } = parseAllDocuments(read('compose.yaml'), { merge: true })[0]?.toJSON() as {
    services: Record<string, { command?: string[]; profiles?: string[] }>;
  };
  expect(services['proxy-metrics']).toMatchObject({
    profiles: services['prometheus']?.profiles,
    command: ['--nginx.scrape-uri=http://proxy:8089/stub_status'],
  });
  expect(read('observability/prometheus.yml')).toContain("targets: ['proxy-metrics:9113']");
  expect(read('nginx.conf')).toContain('listen 8089;');
});
