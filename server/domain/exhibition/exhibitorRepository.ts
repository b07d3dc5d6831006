/** Queries of exhibitors and exhibits. Lists are read by the ordinals that the facets return. */
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Localised } from '../../db/schema';
import type { ExhibitorTable, ExhibitTable, StoredBooth } from '../../db/tables/exhibition';
import type { BitSet } from './bitSet';
import { countView, type PageRange, type View } from '../../db/queries';

export type ExhibitorRow = Selectable<ExhibitorTable>;
export type ExhibitRow = Selectable<ExhibitTable> & { exhibitor_name: Localised; exhibitor_booths: StoredBooth[] };

const listColumns = [
  'id',
  'ordinal',
  'slug',
  'name',
  'summary',
  'theme_ids',
  'categories',
  'origin',
  'country',
  'province',
  'industries',
  'halls',
  'booths',
  'famous_brand',
  'popular',
  'featured',
  'online_showroom',
  'logo',
  'exhibit_count',
  'views',
] as const;
export type ExhibitorListRow = Pick<ExhibitorRow, (typeof listColumns)[number]>;

const exhibitColumns = [
  'exhibit.id',
  'exhibit.ordinal',
  'exhibit.slug',
  'exhibit.exhibitor_id',
  'exhibit.name',
  'exhibit.theme_id',
  'exhibit.category',
  'exhibit.industries',
  'exhibit.is_new',
  'exhibit.pictures',
] as const;
export type ExhibitListRow = Omit<
  ExhibitRow,
  'body' | 'parameters' | 'sort_zh' | 'sort_en' | 'added_at' | 'views' | 'updated_at'
>;

/** Explicit orders. The default order is that of the ordinals. */
const orders = {
  'name-zh': sql`sort_zh, ordinal`,
  'name-en': sql`sort_en, ordinal`,
  hall: sql`sort_hall, ordinal`,
  popularity: sql`views desc, ordinal`,
  newest: sql`joined_at desc, ordinal`,
  newestExhibit: sql`added_at desc, ordinal`,
};
export type ListOrder = keyof typeof orders;

/** Up to this many records are selected by ordinal and sorted. For more, an index of the order is scanned. */
const MAX_SORTED_IN_MEMORY = 4_000;

export class ExhibitorRepository {
  /**
   * @param db where content is read
   * @param primaryDb where views are counted
   */
  constructor(
    private readonly db: Db,
    private readonly primaryDb: Db,
  ) {}

  /** The ordinals of one page in an explicit order. */
  async sortedOrdinals(
    table: 'exhibitor' | 'exhibit',
    matches: BitSet,
    order: ListOrder,
    range: PageRange,
  ): Promise<number[]> {
    const count = matches.count;
    const condition =
      count <= MAX_SORTED_IN_MEMORY
        ? sql`ordinal = any(${matches.slice(0, count)}::integer[])`
        : sql`get_bit(${matches.literal()}::varbit, ordinal) = 1`;
    const { rows } = await sql<{ ordinal: number }>`
      select ordinal from ${sql.table(table)} where ${condition} order by ${orders[order]} offset ${range.offset} limit ${range.limit}
    `.execute(this.db);
    return rows.map(({ ordinal }) => ordinal);
  }

  /** The ordinals of the first records of each category, in the default order. */
  async firstOfEachCategory(
    table: 'exhibitor' | 'exhibit',
    categories: number[],
    perCategory: number,
  ): Promise<number[]> {
    const isInCategory =
      table === 'exhibitor' ? sql`categories && array[wanted.category]` : sql`category = wanted.category`;
    const { rows } = await sql<{ ordinal: number }>`
      select distinct first.ordinal from unnest(${categories}::integer[]) as wanted(category)
      cross join lateral (
        select ordinal from ${sql.table(table)} where ${isInCategory} order by ordinal limit ${perCategory}
      ) as first order by first.ordinal
    `.execute(this.db);
    return rows.map(({ ordinal }) => ordinal);
  }

  /** The exhibitors with these ordinals, in this order. */
  async byOrdinals(ordinals: number[]): Promise<ExhibitorListRow[]> {
    if (ordinals.length === 0) return [];
    const rows = await this.db
      .selectFrom('exhibitor')
      .select(listColumns)
      .where(sql<boolean>`ordinal = any(${ordinals}::integer[])`)
      .execute();
    return sortByOrdinals(rows, ordinals);
  }

  /** The exhibits with these ordinals, in this order. */
  async exhibitsByOrdinals(ordinals: number[]): Promise<ExhibitListRow[]> {
    if (ordinals.length === 0) return [];
    const rows = await this.exhibits()
      .where(sql<boolean>`exhibit.ordinal = any(${ordinals}::integer[])`)
      .execute();
    return sortByOrdinals(rows, ordinals);
  }

  byId(id: string): Promise<ExhibitorRow | undefined> {
    return this.db.selectFrom('exhibitor').selectAll().where('id', '=', id).executeTakeFirst();
  }

  exhibit(id: string): Promise<ExhibitRow | undefined> {
    return this.db
      .selectFrom('exhibit')
      .innerJoin('exhibitor', 'exhibitor.id', 'exhibit.exhibitor_id')
      .selectAll('exhibit')
      .select(['exhibitor.name as exhibitor_name', 'exhibitor.booths as exhibitor_booths'])
      .where('exhibit.id', '=', id)
      .executeTakeFirst();
  }

  /** The exhibits of an exhibitor, in their order. */
  exhibitsOf(exhibitorId: string, limit: number): Promise<ExhibitListRow[]> {
    return this.exhibits()
      .where('exhibit.exhibitor_id', '=', exhibitorId)
      .orderBy('exhibit.ordinal')
      .limit(limit)
      .execute();
  }

  /** Other exhibits of the same category, featured exhibitors first. */
  related(exhibit: { id: string; category: number }, limit: number): Promise<ExhibitListRow[]> {
    return this.exhibits()
      .where('exhibit.category', '=', exhibit.category)
      .where('exhibit.id', '<>', exhibit.id)
      .orderBy('exhibit.ordinal')
      .limit(limit)
      .execute();
  }

  /** Exhibitors with one of these categories, in the default order. */
  ofCategories(categories: number[], limit: number): Promise<ExhibitorListRow[]> {
    return this.db
      .selectFrom('exhibitor')
      .select(listColumns)
      .where(sql<boolean>`categories && ${categories}::integer[]`)
      .orderBy('ordinal')
      .limit(limit)
      .execute();
  }

  exhibitsOfCategories(categories: number[], limit: number): Promise<ExhibitListRow[]> {
    return this.exhibits()
      .where(sql<boolean>`exhibit.category = any(${categories}::integer[])`)
      .orderBy('exhibit.ordinal')
      .limit(limit)
      .execute();
  }

  /** The first new exhibit of each theme, featured exhibitors first. */
  premieres(): Promise<ExhibitListRow[]> {
    return this.exhibits()
      .distinctOn('exhibit.theme_id')
      .where('exhibit.is_new', '=', true)
      .orderBy('exhibit.theme_id')
      .orderBy('exhibit.ordinal')
      .execute();
  }

  byIds(ids: string[]): Promise<ExhibitorListRow[]> {
    return this.db
      .selectFrom('exhibitor')
      .select(listColumns)
      .where(sql<boolean>`id = any(${ids}::text[])`)
      .orderBy('ordinal')
      .execute();
  }

  exhibitsByIds(ids: string[]): Promise<ExhibitListRow[]> {
    return this.exhibits()
      .where(sql<boolean>`exhibit.id = any(${ids}::text[])`)
      .orderBy('exhibit.ordinal')
      .execute();
  }

  countView(kind: 'exhibitor' | 'exhibit', id: string, view: View): Promise<void> {
    return countView(this.primaryDb, kind, id, view);
  }

  private exhibits() {
    return this.db
      .selectFrom('exhibit')
      .innerJoin('exhibitor', 'exhibitor.id', 'exhibit.exhibitor_id')
      .select(exhibitColumns)
      .select(['exhibitor.name as exhibitor_name', 'exhibitor.booths as exhibitor_booths']);
  }
}

function sortByOrdinals<T extends { ordinal: number }>(rows: T[], ordinals: number[]): T[] {
  const rowsByOrdinal = new Map(rows.map((row) => [row.ordinal, row]));
  return ordinals.flatMap((ordinal) => rowsByOrdinal.get(ordinal) ?? []);
}
