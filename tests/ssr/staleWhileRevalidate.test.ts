/** Cached pages after their ten seconds: the first request gets the stale page, the next ones the new content. */
import { sql } from 'kysely';
import { buildTestSite, type TestSite } from '../support/testSite';
import { until } from '../support/until';

const NEWS = '/en/news';
const ABOUT = '/en/about';

let site: TestSite;
beforeEach(async () => {
  site = await buildTestSite();
});
afterEach(() => site.close());

/** Resolves with the page once it is fresh in the cache. */
async function fresh(path: string): Promise<string> {
  let html = '';
  await until(async () => {
    ({ html } = await site.get(path));
    return site.outcomes.at(-1) === 'hit';
  });
  return html;
}

/** The first request after a minute gets the stale page. */
function waitForRevalidation(path: string): Promise<string> {
  site.clock.advance({ seconds: 61 });
  return fresh(path);
}

const firstTitle = (html: string): string => /<h2[^>]*>(?:<[^>]*>)*([^<]{12,})</.exec(html)?.[1] ?? '';

/** Written directly to the database: this process is not notified. */
const rename = (from: string, to: string) =>
  sql`update news_item set title = replace(title::text, ${from}, ${to})::jsonb`.execute(site.database.db);

test('a stale page is sent while it is rendered again, once for all requests', async () => {
  const { html } = await site.get(NEWS);
  await rename(firstTitle(html), 'A title of today');
  const { rendered } = site;
  site.clock.advance({ seconds: 61 });
  const stale = await Promise.all(Array.from({ length: 5 }, () => site.get(NEWS)));
  expect(stale.map((page) => page.html)).toEqual(Array(5).fill(html));
  expect(await fresh(NEWS)).toContain('A title of today');
  expect(site.rendered).toBe(rendered + 1);
});

test('a page that was not requested for more than two minutes is rendered before it is sent', async () => {
  const { html } = await site.get(NEWS);
  await rename(firstTitle(html), 'A title of today');
  site.clock.advance({ seconds: 121 });
  expect((await site.get(NEWS)).html).toContain('A title of today');
  expect(site.outcomes.at(-1)).toBe('miss');
});

test('header and footer are part of each page', async () => {
  await site.get(ABOUT);
  await sql`update document set data = replace(data::text, 'Accommodation', 'Hotels of today')::jsonb where kind = 'menu'`.execute(
    site.database.db,
  );
  site.app.services.invalidateContent();
  expect(await waitForRevalidation(ABOUT)).toContain('Hotels of today');
});

test('a page with a gap after a failed call is complete ten seconds later', async () => {
  const { db } = site.database;
  await sql`alter table seo_record rename to seo_record_away`.execute(db);
  const { html, status } = await site.get(ABOUT);
  await sql`alter table seo_record_away rename to seo_record`.execute(db);
  expect(status).toBe(200);
  expect(html).not.toContain('name="keywords"');
  site.clock.advance({ seconds: 10 });
  expect((await site.get(ABOUT)).html).toContain('name="keywords"');
});

test('without a database the news are readable for ten minutes, and not much longer', async () => {
  const title = firstTitle((await site.get(NEWS)).html);
  const { db } = site.database;
  await sql`alter table news_item rename to news_item_away`.execute(db);
  site.app.services.invalidateContent();
  site.clock.advance({ minutes: 9 });
  expect((await site.get(NEWS)).html).toContain(title);
  site.clock.advance({ minutes: 11 });
  expect((await site.get(NEWS)).status).toBe(500);
  await sql`alter table news_item_away rename to news_item`.execute(db);
  expect((await site.get(NEWS)).status).toBe(200);
});
