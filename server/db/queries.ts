/** Query helpers of repositories. */
import { sql, type SelectQueryBuilder, type Simplify } from 'kysely';
import type { Db } from './connect';

export interface PageRange {
  offset: number;
  limit: number;
}

/** One page of a query's results, and the total number of results. */
export async function fetchPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { offset, limit }: PageRange,
): Promise<{ records: Simplify<Row>[]; total: number }> {
  const [records, { total }] = await Promise.all([
    query.offset(offset).limit(limit).execute(),
    query
      .clearSelect()
      .clearOrderBy()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$castTo<{ total: number }>()
      .executeTakeFirstOrThrow(),
  ]);
  return { records, total };
}

/** Escapes a text for a LIKE pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Whether a localised text contains the keyword in any language. */
export const containsKeyword = (column: string, keyword: string) =>
  sql<boolean>`exists (select from jsonb_each_text(${sql.ref(column)}) as texts where texts.value ilike ${`%${escapeLike(keyword)}%`})`;

export const inYear = (column: string, year: number) =>
  sql<boolean>`extract(year from ${sql.ref(column)} at time zone 'Asia/Shanghai') = ${year}`;

/** A view to be counted: a hash of the viewer, its hour, and the hour before which views are deleted. */
export interface View {
  viewer: string;
  hour: Date;
  deleteBefore: Date;
}

/** Counts a view, once per viewer and hour. */
export async function countView(
  db: Db,
  kind: 'video' | 'exhibitor' | 'exhibit',
  id: string,
  { viewer, hour, deleteBefore }: View,
): Promise<void> {
  await sql`
    with past as (delete from content_view where hour < ${deleteBefore}),
    fresh as (
      insert into content_view (kind, id, viewer, hour) values (${kind}, ${id}, ${viewer}, ${hour})
      on conflict do nothing returning id
    )
    update ${sql.table(kind)} set views = views + 1 where id in (select id from fresh)
  `.execute(db);
}
