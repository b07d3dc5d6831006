// The home page as a dynamic page of Next.js (tests/bench/next): the same elements, attributes and texts.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { freePort } from './startSite.mjs';

const SOURCE = 'tests/bench/next';
const BUILT = '.cache/bench-next';
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };

/** Installs Next.js and builds the page, once per version of its source. Needs npm's registry. */
function build() {
  const versionOf = (folder) =>
    ['package.json', 'app/layout.jsx', 'app/element.jsx', 'app/[lang]/page.jsx', 'next.config.mjs']
      .map((file) => (existsSync(`${folder}/${file}`) ? readFileSync(`${folder}/${file}`, 'utf8') : ''))
      .join();
  if (existsSync(`${BUILT}/.next/BUILD_ID`) && versionOf(BUILT) === versionOf(SOURCE)) return;
  cpSync(SOURCE, BUILT, { recursive: true });
  const options = { cwd: BUILT, env, stdio: ['ignore', 'ignore', 'inherit'] };
  execFileSync('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'], options);
  execFileSync('npx', ['next', 'build'], options);
}

const styleOf = (text) =>
  Object.fromEntries(
    text
      .split(';')
      .filter((rule) => rule.includes(':'))
      .map((rule) => {
        const [, name, value] = /^\s*([^:]+):\s*(.*)$/.exec(rule);
        return [name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()), value];
      }),
  );

function attributeOf([name, value]) {
  if (name === 'class') return ['className', value];
  if (name === 'style') return ['style', styleOf(value)];
  return [name, value === '' && ['hidden', 'open', 'disabled', 'defer'].includes(name) ? true : value];
}

/** An element as `[tag, attributes, children]`, a text as itself; scripts are omitted, because Next has its own. */
function treeOf({ type, data, name, attribs, children }) {
  if (type === 'text') return [data];
  if (name === undefined || name === 'script') return [];
  return [[name, Object.fromEntries(Object.entries(attribs).map(attributeOf)), children.flatMap(treeOf)]];
}

/** Starts the page on a core; `html` is the document that it renders. */
export async function startNextPage(html, core) {
  build();
  const { parseDocument } = createRequire(resolve(BUILT, 'package.json'))('htmlparser2');
  const options = { lowerCaseTags: false, lowerCaseAttributeNames: false };
  const page = parseDocument(html, options).children.find(({ name }) => name === 'html');
  const partOf = (part) => page.children.find(({ name }) => name === part).children.flatMap(treeOf);
  const data = JSON.stringify({ head: partOf('head'), body: partOf('body') });
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(data),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = await freePort();
  const child = spawn(
    'taskset',
    ['-c', core, process.execPath, 'node_modules/next/dist/bin/next', 'start', '-p', String(port), '-H', '127.0.0.1'],
    {
      cwd: BUILT,
      env: { ...env, NODE_ENV: 'production', PAGE_DATA: `http://127.0.0.1:${server.address().port}` },
      stdio: 'ignore',
    },
  );
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries++) {
    if ((await fetch(`${base}/en`).catch(() => null))?.ok)
      return {
        url: `${base}/en`,
        async end() {
          server.close();
          server.closeAllConnections();
          child.kill('SIGTERM');
          if (child.exitCode === null) await once(child, 'exit');
        },
      };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The page of Next.js did not start.');
}
