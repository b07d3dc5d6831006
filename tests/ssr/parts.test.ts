/** What a page is put together of (src/ui/drawnOnce): every page in every language is the same with parts that other pages have drawn as drawn whole. */
import { worldOf } from '../../server/ssr/drawPage';
import { keptAnswers, keptTransport } from '../../server/ssr/keptPages';
import { pathIn } from '../../server/ssr/machines/sitemap';
import { LOCALES } from '../../src/rules/locales';
import { render, sitemapPages, type RenderRequest, type ShellState } from '../../src/shell/entry.server';
import { buildTestSite, type TestSite } from '../support/testSite';

let site: TestSite;
let world: Omit<RenderRequest, 'url'>;
beforeAll(async () => {
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
    signal: new AbortController().signal,
    onFault(error) {
      throw error;
    },
  };
}, 60_000);
afterAll(() => site.close());

/** Without the state that it hands over, in which calls stand in the order of their answers. */
const plain = (html: Buffer): string => html.toString().replace(/<script id="bootstrap"[\s\S]*?<\/script>/, '');

async function drawn(url: string, shellOf?: RenderRequest['shellOf']) {
  const page = await render({ ...world, url, ...(shellOf && { shellOf }) });
  if (page.kind !== 'page') throw new Error(`${url} leads to ${page.location}`);
  return { url, status: page.status, html: plain(page.html) };
}

test.each(LOCALES)('pages in %s', async (locale) => {
  let shell: Promise<ShellState> | undefined;
  // Home comes twice: what it shows alone is drawn the first time and kept for the second.
  for (const page of [...sitemapPages, '']) {
    const url = pathIn(locale, page);
    const ofParts = await drawn(url, (_locale, make) => (shell ??= make()));
    expect(ofParts).toEqual({ ...(await drawn(url)), status: 200 });
  }
});
