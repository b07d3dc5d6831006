/** Reads the published records of the open data, batch by batch, so that a file may be larger than memory. */
import { sql, type Selectable } from 'kysely';
import type { ParameterDocument } from '../../content/parameters';
import type { Db } from '../../db/connect';
import type { Localised } from '../../db/schema';
import type { ExhibitorTable, ExhibitTable, StoredBooth } from '../../db/tables/exhibition';
import type { ParameterValue } from '../exhibition/parameterRepository';
import { MeetingRepository, type MeetingRow } from '../meetings/meetingRepository';

const BATCH_SIZE = 500;

/** The public columns. Contact persons and e-mail addresses are not read at all. */
const exhibitorColumns = [
  'id',
  'ordinal',
  'name',
  'summary',
  'theme_ids',
  'categories',
  'country',
  'province',
  'industries',
  'halls',
  'booths',
  'website',
  'exhibit_count',
] as const;
export type OpenExhibitor = Pick<Selectable<ExhibitorTable>, (typeof exhibitorColumns)[number]>;

const productColumns = ['id', 'ordinal', 'name', 'body', 'theme_id', 'category', 'industries', 'is_new'] as const;
export interface OpenProduct extends Pick<Selectable<ExhibitTable>, (typeof productColumns)[number]> {
  exhibitor_id: string;
  exhibitor_name: Localised;
  exhibitor_booths: StoredBooth[];
  parameters: ParameterValue[];
}

export interface OpenBooth {
  number: string;
  hall: string;
  position: number;
  kind: string;
  x: number;
  y: number;
  width: number;
  depth: number;
  exhibitor_id: string | null;
  exhibitor_name: Localised | null;
}

/** The number of records of each kind. */
export interface Figures {
  exhibitors: number;
  countries: number;
  products: number;
  booths: number;
  sessions: number;
}

/** Reads batches until one is not full. `read` gets the last row of the batch before. */
async function* readBatches<Row>(read: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    yield* rows;
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1);
  }
}

/** The parameters of each category, in their order. */
type Definitions = ReadonlyMap<string, Omit<ParameterValue, 'value'>[]>;

export class OpenDataRepository {
  private readonly meetings: MeetingRepository;

  constructor(private readonly db: Db) {
    this.meetings = new MeetingRepository(db);
  }

  /** The version of the content and when it last changed. */
  async version(): Promise<{ version: string; changedAt: Date }> {
    const { rows } = await sql<{ version: string; changedAt: Date }>`
      select version::text, changed_at as "changedAt" from content_version`.execute(this.db);
    const [row] = rows;
    if (!row) throw new Error('The content has no version.');
    return row;
  }

  async figures(): Promise<Figures> {
    const { rows } = await sql<Figures>`
      select (select count(*) from exhibitor)::integer as exhibitors,
        (select count(distinct country) from exhibitor)::integer as countries,
        (select count(*) from exhibit)::integer as products, (select count(*) from booth)::integer as booths,
        (select count(*) from meeting where published)::integer as sessions`.execute(this.db);
    const [row] = rows;
    if (!row) throw new Error('The records could not be counted.');
    return row;
  }

  exhibitors(): AsyncGenerator<OpenExhibitor> {
    return readBatches<OpenExhibitor>((last) =>
      this.db
        .selectFrom('exhibitor')
        .select(exhibitorColumns)
        .where('ordinal', '>', last?.ordinal ?? -1)
        .orderBy('ordinal')
        .limit(BATCH_SIZE)
        .execute(),
    );
  }

  async *products(): AsyncGenerator<OpenProduct> {
    const definitions = await this.parameterDefinitions();
    yield* readBatches<OpenProduct>(async (last) => {
      const rows = await this.db
        .selectFrom('exhibit')
        .innerJoin('exhibitor', 'exhibitor.id', 'exhibit.exhibitor_id')
        .select(productColumns.map((column) => `exhibit.${column}` as const))
        .select(['exhibitor.id as exhibitor_id', 'exhibitor.name as exhibitor_name'])
        .select('exhibitor.booths as exhibitor_booths')
        .where('exhibit.ordinal', '>', last?.ordinal ?? -1)
        .orderBy('exhibit.ordinal')
        .limit(BATCH_SIZE)
        .execute();
      const values = await this.parameterValues(rows.map(({ ordinal }) => ordinal));
      return rows.map((row) => ({
        ...row,
        parameters: (definitions.get(String(row.category)) ?? []).flatMap((parameter) => {
          const value = values.get(row.ordinal)?.get(parameter.key);
          return value === undefined ? [] : [{ ...parameter, value }];
        }),
      }));
    });
  }

  /** The definitions of all parameters. Each is read once, and not with each value. */
  private async parameterDefinitions(): Promise<Definitions> {
    const { rows } = await sql<{ category: string; key: string; definition: ParameterDocument }>`
      select split_part(id, '.', 1) as category, split_part(id, '.', 2) as key, data as definition
      from document where kind = 'parameter' order by position`.execute(this.db);
    const definitions = new Map<string, Omit<ParameterValue, 'value'>[]>();
    for (const { category, ...parameter } of rows)
      definitions.set(category, [...(definitions.get(category) ?? []), parameter]);
    return definitions;
  }

  /** The values of exhibits by ordinal and key. */
  private async parameterValues(ordinals: number[]): Promise<Map<number, Map<string, number>>> {
    const rows = await this.db
      .selectFrom('exhibit_parameter')
      .select(['ordinal', 'key', 'value'])
      .where(sql<boolean>`ordinal = any(${ordinals}::integer[])`)
      .execute();
    const values = new Map(ordinals.map((ordinal) => [ordinal, new Map<string, number>()]));
    for (const { ordinal, key, value } of rows) values.get(ordinal)?.set(key, value);
    return values;
  }

  booths(): AsyncGenerator<OpenBooth> {
    return readBatches<OpenBooth>((last) =>
      this.db
        .selectFrom('booth')
        .leftJoin('exhibitor', 'exhibitor.id', 'booth.exhibitor_id')
        .selectAll('booth')
        .select('exhibitor.name as exhibitor_name')
        .where(sql<boolean>`(booth.hall, booth.position) > (${last?.hall ?? ''}, ${last?.position ?? -1})`)
        .orderBy('booth.hall')
        .orderBy('booth.position')
        .limit(BATCH_SIZE)
        .execute(),
    );
  }

  async *sessions(): AsyncGenerator<MeetingRow> {
    yield* await this.meetings.all();
  }
}
