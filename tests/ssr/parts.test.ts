/** What a page is put together of (src/ui/drawnOnce): every page in every language is the same with kept parts as drawn whole. */
import { pathIn } from '../../server/ssr/machines/sitemap';
import { LOCALES } from '../../src/rules/locales';
import { sitemapPages } from '../../src/routes/sitemapPages';
import { buildTestSite, type TestSite } from '../support/testSite';

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite();
}, 60_000);
afterAll(() => site.close());

/** Without the state that it hands over, in which calls stand in the order of their answers. */
const plain = (html: string): string => html.replace(/<script id="bootstrap"[\s\S]*?<\/script>/, '');

test.each(LOCALES)('pages in %s', async (locale) => {
  for (const page of sitemapPages) {
    // With a query that no page depends on, a page is drawn for each who asks.
    const url = `${pathIn(locale, page)}?draw=1`;
    site.forget();
    const whole = await site.get(url);
    const ofParts = await site.get(url);
    expect({ url, status: ofParts.status, html: plain(ofParts.html) }).toEqual({ url, status: 200, html: plain(whole.html) }); // prettier-ignore
  }
});
