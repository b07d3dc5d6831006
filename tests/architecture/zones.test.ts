import layers from './layers.cjs';
import { fileOf, importsOf, isGenerated, isTest, sources } from './sources';

test('imports go down only', () => {
  const faults = sources.flatMap((file) =>
    importsOf(file).flatMap(({ to }) => {
      const violation = layers.violation(file, to);
      return violation ? [`${file} → ${to}: ${violation}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test('every folder of src and server is in the rule', () => {
  expect(
    sources.filter((file) => layers.layerOf(file.startsWith('src/') ? layers.src : layers.server, file) === null),
  ).toEqual([]);
});

// Proves that the rule reports errors: each line is a forbidden import.
test.each([
  ['src/lib/a.ts', 'src/rules/clock', 'independent'],
  ['src/ui/controls/Button.tsx', 'src/features/home/messages', 'ui is below features'],
  ['src/features/home/a.ts', 'src/features/registration/b', 'Features do not import features'],
  ['src/features/home/a.ts', 'src/app/store/makeStore', 'features is below store'],
  ['src/pages/HomePage/index.tsx', 'src/pages/NewsPage/parts', 'pages do not import each other'],
  ['src/app/routes/routes.ts', 'src/app/App', 'routes is below app'],
  ['src/app/App.tsx', 'src/app/entry.client', 'app is below entries'],
  ['src/features/home/a.ts', 'src/api/generated/types.gen', 'Generated code is imported in src/api only'],
  ['src/features/home/a.ts', 'server/http/reasons', 'src must not import server'],
  ['server/domain/visitors/a.ts', 'server/http/validation', 'services is below http'],
  ['server/domain/visitors/visitorRepository.ts', 'server/domain/messages/mailer', 'repositories is below services'],
  ['server/domain/visitors/a.ts', 'server/http/generated/types.gen', 'Generated code is imported in server/http only'],
  ['server/domain/visitors/a.ts', 'src/lib/trimPayload', 'server imports only src/rules from src'],
  ['src/pages/HomePage/index.tsx', 'src/features/home/news.fixture', 'imported by tests only'],
  ['server/newFolder/a.ts', 'server/db/connect', 'has no layer in'],
])('%s may not import %s', (from, to, because) => {
  expect(layers.violation(from, to)).toContain(because);
});

test.each([
  ['src/features/home/a.ts', 'src/api'],
  ['src/features/home/a.ts', 'src/features/home/messages'],
  ['src/app/store/listeners.ts', 'src/features/edition/countdown'],
  ['src/app/entry.client.ts', 'src/app/services/browser'],
  ['src/ui/ui.test.tsx', 'src/i18n/testing'],
  ['server/domain/visitors/a.ts', 'server/http/envelope'],
  ['server/domain/visitors/a.ts', 'src/rules/clock'],
  ['server/content/import.ts', 'server/lib/ids'],
])('%s may import %s', (from, to) => {
  expect(layers.violation(from, to)).toBeNull();
});

test('no file imports itself through a cycle', () => {
  const graph = new Map(
    sources
      .filter((file) => !isTest(file) && !isGenerated(file))
      .map(
        (file) =>
          [
            file,
            importsOf(file)
              .flatMap(({ to, typeOnly }) => (typeOnly ? [] : [fileOf(to)]))
              .filter((to) => to !== undefined),
          ] as const,
      ),
  );
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) return void cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  expect(cycles).toEqual([]);
});
