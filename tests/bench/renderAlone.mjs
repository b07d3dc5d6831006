// `renderAlone.mjs <site> <path>`: milliseconds of a core for a page that is drawn in this process, without HTTP and database: as the site draws it, with
// what pages share kept, and the same tree whole, each element by React's renderToString (both with their store and loaders). Prints one line of JSON. A
// process of its own, so that no site is measured with it.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [site, path] = process.argv.slice(2);
const WARM_MS = 4_000;
const ROUND_MS = 1_500;
const ROUNDS = 5;

const entry = createRequire(import.meta.url)(join(process.cwd(), 'dist/ssr/entry.cjs'));

/** Nothing in it can be changed, as in the site: stores leave it as it is, and what is drawn of it is kept by what it is. */
function frozen(value) {
  if (typeof value !== 'object' || value === null) return value;
  for (const each of Object.values(value)) frozen(each);
  return Object.freeze(value);
}

const answers = new Map();
async function ask(url, init) {
  const answer = await fetch(site + url, init);
  const { ok, status, headers } = answer;
  const said = frozen(await answer.json());
  return { ok, status, headers, json: async () => said };
}

const now = new Date((await (await fetch(`${site}/api/web/own/client`)).json()).data.now);
const request = {
  url: path,
  transport(url, init) {
    const key = `${url} ${init.body ?? ''}`;
    if (!answers.has(key)) answers.set(key, ask(url, init));
    return answers.get(key);
  },
  clock: { now: () => now },
  config: {
    bases: { main: '/api', helper: '/helper', legacy: '/legacy', static: '' },
    region: 'CN',
    sandbox: true,
    origin: site,
    languageOrigins: {},
  },
  cookies: {},
  nonce: null,
  assetsOf: () => ({ start: 'start.js', scripts: [], styles: [], letters: [], preloads: [], texts: [] }),
  onFault(error) {
    throw error;
  },
};
let shell;
const ways = {
  /** As the site draws it. */
  render: { ...request, shellOf: (_locale, make) => (shell ??= make(request.transport)) },
  /** Nothing is kept: React draws every element. */
  whole: request,
};

async function during(milliseconds, way) {
  const began = performance.now();
  let pages = 0;
  while (performance.now() - began < milliseconds) {
    const { kind, status } = await entry.render(way);
    if (kind !== 'page' || status !== 200) throw new Error(`${path} is no page that can be drawn.`);
    pages += 1;
  }
  return (performance.now() - began) / pages;
}

const times = { render: [], whole: [] };
for (const way of Object.values(ways)) await during(WARM_MS, way);
for (let round = 0; round < ROUNDS; round++)
  for (const [name, way] of Object.entries(ways)) times[name].push(await during(ROUND_MS, way));
const middle = (list) => list.sort((one, other) => one - other)[Math.floor(list.length / 2)];
console.log(JSON.stringify({ renderMs: middle(times.render), wholeMs: middle(times.whole) }));
// RTK Query's last look at what nobody asks for any more would keep the process for a while.
process.exit(0);
