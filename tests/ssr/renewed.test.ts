/** Kept pages after their minute: they are looked at again, and drawn again where what they were made of is answered otherwise. */
import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { buildTestSite, type TestSite } from '../support/testSite';

const NEWS = '/en/news';
const ABOUT = '/en/about';
const MINUTE = { seconds: 60 };

let site: TestSite;
beforeEach(async () => {
  site = await buildTestSite();
});
afterEach(() => site.close());

/** A minute later: who asks first gets what there was; resolves with the page once it is fresh again. */
async function aMinuteLater(path: string): Promise<string> {
  site.clock.advance(MINUTE);
  for (;;) {
    const { html } = await site.get(path);
    if (site.outcomes.at(-1) === 'hit') return html;
    await wait(10);
  }
}

const firstTitle = (html: string): string => /<h2[^>]*>(?:<[^>]*>)*([^<]{12,})</.exec(html)?.[1] ?? '';

/** It is written elsewhere: no process is told. */
const rename = (from: string, to: string) =>
  sql`update news_item set title = replace(title::text, ${from}, ${to})::jsonb`.execute(site.database.db);

test('a page whose calls are answered as before is drawn once in ten minutes', async () => {
  const { html } = await site.get(ABOUT);
  const { drawn } = site;
  for (let minute = 1; minute < 10; minute++) expect(await aMinuteLater(ABOUT)).toBe(html);
  expect(site.drawn).toBe(drawn);
  // The time that the browser goes on from shall not be older.
  expect(await aMinuteLater(ABOUT)).not.toBe(html);
  expect(site.drawn).toBe(drawn + 1);
});

test('a page that shows what has changed is drawn anew, the others are not', async () => {
  const title = firstTitle((await site.get(NEWS)).html);
  const about = (await site.get(ABOUT)).html;
  const { drawn } = site;
  await rename(title, 'A title of today');
  // What a page is made of is given on for a minute as it was, like the page itself.
  await aMinuteLater(NEWS);
  expect(await aMinuteLater(NEWS)).toContain('A title of today');
  expect(await aMinuteLater(ABOUT)).toBe(about);
  expect(site.drawn).toBe(drawn + 1);
});

test('what header and footer show is a part of each page', async () => {
  await site.get(ABOUT);
  await sql`update document set data = replace(data::text, 'Accommodation', 'Hotels of today')::jsonb where kind = 'menu'`.execute(
    site.database.db,
  );
  site.app.services.forgetContent();
  expect(await aMinuteLater(ABOUT)).not.toContain('Hotels of today');
  expect(await aMinuteLater(ABOUT)).toContain('Hotels of today');
});

test('a page with a gap where a call failed is drawn again a minute later', async () => {
  const { db } = site.database;
  await sql`alter table seo_record rename to seo_record_away`.execute(db);
  const { html, status } = await site.get(ABOUT);
  await sql`alter table seo_record_away rename to seo_record`.execute(db);
  expect(status).toBe(200);
  expect(html).not.toContain('name="keywords"');
  expect(await aMinuteLater(ABOUT)).toContain('name="keywords"');
});

test('a page that nobody asked for in its minutes is looked at before it is given', async () => {
  const title = firstTitle((await site.get(NEWS)).html);
  const about = (await site.get(ABOUT)).html;
  const { drawn } = site;
  await rename(title, 'A title of today');
  site.clock.advance({ seconds: 300 });
  expect((await site.get(ABOUT)).html).toBe(about);
  expect((await site.get(NEWS)).html).toContain('A title of today');
  expect(site.drawn).toBe(drawn + 1);
});
