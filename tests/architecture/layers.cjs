/**
 * The allowed imports between layers (docs/structure.md), used by eslint.config.mjs and zones.test.ts.
 *
 * A layer may import itself and the layers before it. A layer and the one that it `isIndependentOf` don't import each
 * other. Neither do the folders of a layer that `hasIndependentFolders`: pages compose features. New folders of features
 * or pages are covered automatically; any other new folder must be added here, or a test fails.
 */
const src = [
  { name: 'lib', paths: ['src/lib'] },
  { name: 'rules', paths: ['src/rules'], isIndependentOf: 'lib' },
  { name: 'state', paths: ['src/state'] },
  { name: 'ui', paths: ['src/ui'] },
  { name: 'i18n', paths: ['src/i18n'], isIndependentOf: 'ui' },
  { name: 'api', paths: ['src/api'], isIndependentOf: 'ui' },
  { name: 'forms', paths: ['src/forms'] },
  { name: 'features', paths: ['src/features'], hasIndependentFolders: true },
  { name: 'store', paths: ['src/app/store'] },
  { name: 'shared parts of pages', paths: ['src/pages/shared'] },
  { name: 'pages', paths: ['src/pages'], hasIndependentFolders: true },
  { name: 'routes', paths: ['src/app/routes'] },
  { name: 'app', paths: ['src/app'] },
  {
    name: 'entries',
    paths: ['src/app/entry.start.ts', 'src/app/entry.client.ts', 'src/app/entry.server.tsx', 'src/worker'],
  },
];

const server = [
  // src/rules is the only code shared by browser and server; the content's generated pictures depend on neither.
  { name: 'rules', paths: ['src/rules'] },
  { name: 'pictures', paths: ['content/art'], isIndependentOf: 'rules' },
  { name: 'lib', paths: ['server/lib'] },
  // Renders its input: QR codes.
  { name: 'images', paths: ['server/pictures'] },
  // Metrics and traces; depends on nothing of the site.
  { name: 'telemetry', paths: ['server/telemetry'] },
  {
    name: 'settings',
    paths: [
      'server/config.ts',
      'server/formDesigners.ts',
      'server/limits.ts',
      'server/loopback.ts',
      'server/networks.ts',
      'server/organiserMails.ts',
      'server/providers.ts',
      'server/clock.ts',
      'server/siteSecret.ts',
      'server/atomicFile.ts',
    ],
  },
  // Types of services: the contract's types, error reasons, the request context (decisions/0001).
  {
    name: 'contract types',
    paths: [
      'server/http/generated',
      'server/http/contract.ts',
      'server/http/context.ts',
      'server/http/envelope.ts',
      'server/http/reasons.ts',
      'server/http/requestErrors.ts',
      'server/http/reasons.fixture.ts',
      'server/domain/*/errors.ts',
    ],
  },
  { name: 'db', paths: ['server/db'] },
  { name: 'content', paths: ['server/content'] },
  { name: 'forms', paths: ['server/forms'], isIndependentOf: 'content' },
  {
    name: 'repositories',
    paths: [
      'server/domain/*/*Repository.ts',
      'server/domain/exhibition/bitSet.ts',
      'server/domain/personalData/personalRows.ts',
    ],
  },
  { name: 'gateways', paths: ['server/gateways'], isIndependentOf: 'repositories' },
  { name: 'services', paths: ['server/domain'] },
  { name: 'http', paths: ['server/http'] },
  { name: 'jobs', paths: ['server/jobs'], isIndependentOf: 'http' },
  { name: 'ssr', paths: ['server/ssr'] },
  { name: 'app', paths: ['server/app.ts', 'server/openTelemetry.ts'] },
  {
    name: 'entries',
    paths: [
      'server/index.ts',
      'server/develop.ts',
      'server/developExamples.ts',
      'server/start.ts',
      'server/commandListener.ts',
      'server/commands',
    ],
  },
];

/** Generated code is imported by its own layer only; everything else uses that layer's own modules. */
const generated = [
  { folder: 'src/api/generated', importers: ['src/api'], instead: '@/api' },
  {
    folder: 'src/rules/forms/generated',
    importers: ['src/rules/forms'],
    instead: 'src/rules/forms/shape or coreFields',
  },
  { folder: 'server/http/generated', importers: ['server/http'], instead: 'server/http/contract' },
];

const stemOf = (file) => file.replace(/(\.test)?\.tsx?$/, '');

const patterns = new Map();

/** A path with `*`, each matching one name, as a regular expression for a file without its extension. */
function patternOf(path) {
  if (!patterns.has(path)) patterns.set(path, new RegExp(`^${stemOf(path).replaceAll('*', '[^/]+')}$`));
  return patterns.get(path);
}

/** A path covers its folder, and its file with any extension; a test belongs to the layer of its subject. */
const within = (file, path) =>
  path.includes('*')
    ? patternOf(path).test(stemOf(file))
    : file.startsWith(`${path}/`) || stemOf(file) === stemOf(path);

/** The layer of a file: the longest matching path wins, so that a file can be in a lower layer than its folder. */
function layerOf(side, file) {
  let best = null;
  let rank = 0;
  side.forEach((layer, index) => {
    if (!layer.isIndependentOf) rank = index;
    for (const path of layer.paths)
      if (within(file, path) && (!best || path.length > best.path.length)) best = { layer, rank, path };
  });
  if (!best) return null;
  const member = best.layer.hasIndependentFolders ? file.slice(best.path.length + 1).split('/')[0] : '';
  return { name: best.layer.name, rank: best.rank, member };
}

/** Rendering helpers for tests: not part of the application. */
const isForTests = (to) => /\/testing(\.tsx?)?$|\.fixture(\.tsx?)?$/.test(to);
const isTest = (from) => /\.(test|fixture|gallery)\.tsx?$|\/testing\.tsx?$/.test(from);

const sides = { src, server };
const sideOf = (file) => (file.startsWith('src/') ? 'src' : file.startsWith('server/') ? 'server' : null);

/** Why `from` must not import `to` (paths from the root, with or without extension); null if it may. */
function violation(from, to) {
  const side = sideOf(from);
  if (!side) return null;
  if (isForTests(to)) return isTest(from) ? null : 'Test helpers are imported by tests only.';
  const outside =
    sideOf(to) !== side && (sideOf(to) !== null || to.startsWith('content/') || to.startsWith('codegen/'));
  if (side === 'src' && outside)
    return `src must not import ${to.split('/')[0]}: call the API, or move rules that both sides need to src/rules.`;
  for (const { folder, importers, instead } of generated)
    if (within(to, folder) && !importers.some((importer) => within(from, importer)))
      return `Generated code is imported in ${importers.join(', ')} only. Import from ${instead}.`;
  const here = layerOf(sides[side], from);
  const there = layerOf(sides[side], to);
  if (!here) return `${from} has no layer in tests/architecture/layers.cjs. Add its folder to one.`;
  if (!there) return outside ? `server imports only src/rules from src, never ${to}.` : null;
  if (here.name === there.name) {
    if (here.member === there.member) return null;
    return here.name === 'features'
      ? 'Features do not import features: pages compose them. Move the shared part to src/ui, src/lib or src/api, or pass it as a prop.'
      : `${here.name} do not import each other. Move the shared part to a feature.`;
  }
  if (there.rank < here.rank) return null;
  if (there.rank === here.rank) return `${here.name} and ${there.name} are independent and must not import each other.`;
  return `${here.name} is below ${there.name}: imports go down only (docs/structure.md). Pass it in, or move it down.`;
}

module.exports = { src, server, generated, layerOf, violation };
