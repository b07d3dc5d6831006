/**
 * HTML is sanitised before it leaves the server, whatever the database contains: rows are written here as no import
 * would write them.
 */
import { sql } from 'kysely';
import { sanitiseHtml } from '../../server/lib/sanitiseHtml';
import type { OperationId } from '../../server/http/contract';
import { buildTestApp, type TestApp } from '../support/testApp';
import { xssVectors } from '../support/xssVectors';

// PostgreSQL rejects NUL.
const hostile = `<p>Kept</p>${xssVectors.join('\n').replaceAll('\0', '')}`;
const harmless = sanitiseHtml(hostile);
const inAllLanguages = Object.fromEntries(['zh-cn', 'en', 'ru', 'zh-tw', 'ja'].map((locale) => [locale, hostile]));

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

/** Tables with editors' texts, and the operation that returns their records. */
const tables: [table: string, id: OperationId, by: 'path' | 'query'][] = [
  ['exhibit', 'exhibitById', 'query'],
  ['exhibitor', 'exhibitorById', 'path'],
  ['meeting', 'meetingById', 'path'],
  ['meeting_theme', 'meetingTheme', 'path'],
  ['news_item', 'mediaNews', 'path'],
  ['video', 'mediaVideo', 'path'],
];

test('covers every table with a text of an editor', async () => {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'body' order by 1`.execute(site.database.db);
  expect(rows.map(({ name }) => name)).toEqual(tables.map(([table]) => table).sort());
});

test.each(tables)('a text written directly into %s is sanitised', async (table, id, parameterIn) => {
  const { rows } = await sql<{
    id: string;
  }>`update ${sql.table(table)} set body = ${JSON.stringify(inAllLanguages)}::jsonb
    where id = (select id from ${sql.table(table)} order by id limit 1) returning id`.execute(site.database.db);
  const response = await site.visitor().request(id, { [parameterIn]: { id: rows[0]?.id ?? '' } });
  expect((response.data as { body: string }).body).toBe(harmless);
});

test('a block within a page is sanitised at any position', async () => {
  const block = { kind: 'text', html: inAllLanguages };
  const { rows } = await sql<{ id: string }>`update document
    set data = jsonb_set(data, '{blocks}', ${JSON.stringify([block, block])}::jsonb)
    where kind = 'page' and id like '%about' returning id`.execute(site.database.db);
  expect(rows).toHaveLength(1);
  const { data } = await site.visitor().request('configPageByRoute', { query: { routeUrl: rows[0]?.id ?? '' } });
  expect((data as { blocks: { html: string }[] }).blocks.map(({ html }) => html)).toEqual([harmless, harmless]);
});
