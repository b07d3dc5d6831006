/**
 * `npm run new:feature -- bookmarks` generates a page at /:lang/bookmarks: its path, its entry in the list of routes, its
 * title in five languages, the page and a test. Its content and API calls are written by hand.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { LOCALES } from '../src/rules/locales';

const NAME = /^[a-z][a-zA-Z0-9]*$/;

/** The catalog with the texts of small pages. */
const CATALOG = 'services';

const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The files of a page by path. */
function pageFiles(name: string): Record<string, string> {
  const Name = titleOf(name);
  const folder = `src/pages/${Name}Page`;
  return {
    [`${folder}/index.tsx`]: `/** Describe the page in one sentence. */
import { useIntl } from 'react-intl';

import { crumbsTo, definePage } from '@/pages/shared/definePage';
import { PageHeading } from '@/ui/layout/PageHeading';

function ${Name}Page() {
  const { formatMessage } = useIntl();
  return <PageHeading title={formatMessage({ id: '${name}.title' })} />;
}

export const page = definePage({
  crumbs: crumbsTo('${name}.title'),
  Component: ${Name}Page,
});
`,
    [`${folder}/${Name}Page.test.tsx`]: `import { screen } from '@testing-library/react';
import { exampleServer } from '../../../tests/support/fakeTransport';
import { renderPage } from '../../../tests/support/renderApp';

test('the page has its title', async () => {
  await renderPage('/en/${kebab(name)}', { server: exampleServer() });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('${Name}');
});
`,
  };
}

/** Entries in existing files: `text` is inserted before `anchor`. */
const entries = (name: string): { path: string; anchor: string; text: string }[] => [
  {
    path: 'src/lib/paths.ts',
    anchor: '} as const;\n\nexport type PathName',
    text: `  ${name}: path('/:lang/${kebab(name)}'),\n`,
  },
  {
    path: 'src/app/routes/routes.ts',
    anchor: "  // The organiser's own pages",
    text: `  route('${name}', () => import(/* webpackChunkName: "${name}" */ '@/pages/${titleOf(name)}Page'), { texts: ['${CATALOG}'] }),\n`,
  },
];

/**
 * Writes a page below a root. Returns the paths of all files that it wrote or changed.
 * @throws when the name is invalid or exists
 */
export async function writeFeature(root: string, name: string): Promise<string[]> {
  if (!NAME.test(name))
    throw new Error(`The name of a feature must be an identifier such as newsCount: ${name} is not one.`);
  const paths = readFileSync(join(root, 'src/lib/paths.ts'), 'utf8');
  if (new RegExp(`^  ${name}: path\\(`, 'm').test(paths)) throw new Error(`There is a page ${name} already.`);
  // The name determines where lines must be wrapped.
  const options = await resolveConfig(join(process.cwd(), 'package.json'));
  const changed: string[] = [];
  const write = async (path: string, text: string) => {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, await format(text, { ...options, filepath: path }));
    changed.push(path);
  };
  for (const [path, text] of Object.entries(pageFiles(name))) await write(path, text);
  for (const { path, anchor, text } of entries(name)) {
    const source = readFileSync(join(root, path), 'utf8');
    if (source.split(anchor).length !== 2) throw new Error(`${path} no longer has the anchor for a page: ${anchor}`);
    await write(
      path,
      source.replace(anchor, () => text + anchor),
    );
  }
  for (const locale of LOCALES) {
    const path = `locales/${locale}/${CATALOG}.json`;
    if (!existsSync(join(root, path))) continue;
    const texts = JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, string>;
    const all = Object.entries({ ...texts, [`${name}.title`]: titleOf(name) });
    await write(path, JSON.stringify(Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)))));
  }
  return changed;
}

async function run(name: string): Promise<void> {
  console.log((await writeFeature(process.cwd(), name)).join('\n'));
  console.log(
    [
      'Next:',
      `- The title is English everywhere: translate ${name}.title in locales/*/${CATALOG}.json.`,
      '- A call: openapi/paths/own/<operationId>.yaml (calls beyond section 7 have the tag own), its line in openapi/openapi.yaml, npm run codegen; then a service in server/domain and a line in server/http/handlers.',
      "- Show it: dispatch .initiate in the page's load, useQuery in its component (CONTRIBUTING.md).",
      '- npx tsc --noEmit -p . checks types, which tests do not; npm run check does all other checks.',
    ].join('\n'),
  );
}

if (process.argv[1]?.endsWith('codegen/newFeature.ts'))
  run(process.argv[2] ?? '').catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
