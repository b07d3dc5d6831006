/** What a page is put together of (src/ui/drawnOnce): every page in every language is the same with parts that other pages have drawn as drawn whole. */
import { pathIn } from '../../server/ssr/machines/sitemap';
import { LOCALES } from '../../src/rules/locales';
import type { RenderRequest, ShellState } from '../../src/shell/entry.server';
import type { TestSite } from '../support/testSite';

// As in tests/ssr/heap.test.ts: hundreds of pages, drawn as servers draw them.
process.env.NODE_ENV = 'production';

let site: TestSite;
let entry: typeof import('../../src/shell/entry.server');
let world: Omit<RenderRequest, 'url'>;
beforeAll(async () => {
  const { buildTestSite } = await import('../support/testSite');
  const { worldOf } = await import('../../server/ssr/drawPage');
  const { keptAnswers, keptTransport } = await import('../../server/ssr/keptAnswers');
  entry = await import('../../src/shell/entry.server');
  site = await buildTestSite();
  const { app, clock } = site;
  const config = { region: 'CN' as const, sandbox: true, origin: 'http://127.0.0.1:8080', languageOrigins: {} };
  const { transport, ...rest } = worldOf(app, { clock, config }, '127.0.0.1');
  world = {
    ...rest,
    // What is asked for twice is answered once, so that drawing is all that takes time.
    transport: keptTransport(keptAnswers(clock), transport, Infinity),
    assetsOf: () => ({ start: 'start.js', scripts: [], styles: [], letters: [], preloads: [], texts: [] }),
    nonce: null,
    onFault(error) {
      throw error;
    },
  };
}, 60_000);
afterAll(() => site.close());

/** Without the state that it hands over, in which calls stand in the order of their answers. */
const plain = (html: Buffer): string => html.toString().replace(/<script id="bootstrap"[\s\S]*?<\/script>/, '');

async function drawn(url: string, shellOf?: RenderRequest['shellOf']) {
  const page = await entry.render({ ...world, url, ...(shellOf && { shellOf }) });
  if (page.kind !== 'page') throw new Error(`${url} leads to ${page.location}`);
  return { url, status: page.status, html: plain(page.html) };
}

test.each(LOCALES)('pages in %s', async (locale) => {
  let shell: Promise<ShellState> | undefined;
  // Home comes twice: what it shows alone is drawn the first time and kept for the second.
  for (const page of [...entry.sitemapPages, '']) {
    const url = pathIn(locale, page);
    const ofParts = await drawn(url, (_locale, make) => (shell ??= make(world.transport)));
    expect(ofParts).toEqual({ ...(await drawn(url)), status: 200 });
  }
});
