/** Videos, photos and downloads in the database, and messages to the editors. Nothing here gives what is not published. */
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db } from '../db/connect';
import type { Localised } from '../db/schema';
import type {
  DownloadAudience,
  DownloadLogTable,
  DownloadTable,
  ExchangeMessageTable,
  MediaFile,
  PhotoTable,
  VideoTable,
} from '../db/tables/library';

export type VideoRow = Selectable<VideoTable> & { type_name: Localised };
export type VideoListRow = Omit<
  VideoRow,
  'body' | 'transcript' | 'sources' | 'captions' | 'theme_id' | 'published' | 'updated_at'
>;
export type PhotoRow = Selectable<PhotoTable> & { type_name: Localised };
export type DownloadRow = Selectable<DownloadTable>;

export interface MediaFilter {
  typeId?: string;
  year?: number;
  keyword?: string;
  /** Only what is published before this instant. */
  before: Date;
}

interface Range {
  offset: number;
  limit: number;
}

const videoColumns = [
  'video.id',
  'video.slug',
  'video.type_id',
  'video.title',
  'video.summary',
  'video.cover',
  'video.seconds',
  'video.published_at',
  'video.views',
] as const;

const escaped = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a localised text has the keyword, in any language. */
const has = (column: string, keyword: string) =>
  sql<boolean>`exists (select from jsonb_each_text(${sql.ref(column)}) as texts where texts.value ilike ${escaped(keyword)})`;

const ofYear = (column: string, year: number) =>
  sql<boolean>`extract(year from ${sql.ref(column)} at time zone 'Asia/Shanghai') = ${year}`;

export class LibraryRepository {
  /** @param own where it is noted who saw and took what; all else is the same for every reader */
  constructor(
    private readonly db: Db,
    private readonly own: Db,
  ) {}

  /** Published videos, newest first. */
  async videoPage({ typeId, year, keyword, before }: MediaFilter, at: Range) {
    const base = this.db
      .selectFrom('video')
      .where('published', '=', true)
      .where('published_at', '<=', before)
      .$if(typeId !== undefined, (query) => query.where('type_id', '=', typeId ?? ''))
      .$if(year !== undefined, (query) => query.where(ofYear('published_at', year ?? 0)))
      .$if(keyword !== undefined, (query) =>
        query.where(({ or }) => or([has('title', keyword ?? ''), has('summary', keyword ?? '')])),
      );
    const [records, { total }] = await Promise.all([
      base
        .innerJoin('content_type', 'content_type.id', 'video.type_id')
        .select(videoColumns)
        .select('content_type.name as type_name')
        .orderBy('published_at', 'desc')
        .orderBy('video.id', 'desc')
        .offset(at.offset)
        .limit(at.limit)
        .execute(),
      base.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ]);
    return { records: records as VideoListRow[], total };
  }

  video(id: string, before: Date): Promise<VideoRow | undefined> {
    return this.db
      .selectFrom('video')
      .innerJoin('content_type', 'content_type.id', 'video.type_id')
      .selectAll('video')
      .select('content_type.name as type_name')
      .where('video.id', '=', id)
      .where('published', '=', true)
      .where('published_at', '<=', before)
      .executeTakeFirst() as Promise<VideoRow | undefined>;
  }

  /** Videos of the same type first, then the newest others; never the video itself. */
  recommendedVideos(of: { id: string; typeId: string }, before: Date, limit: number): Promise<VideoListRow[]> {
    return this.videos(before)
      .where('video.id', '<>', of.id)
      .orderBy(sql`(type_id = ${of.typeId})`, 'desc')
      .orderBy('published_at', 'desc')
      .orderBy('video.id', 'desc')
      .limit(limit)
      .execute() as Promise<VideoListRow[]>;
  }

  /** Published ones of these slugs, in no order. */
  videosBySlugs(slugs: string[], before: Date): Promise<VideoListRow[]> {
    return this.videos(before)
      .where(sql<boolean>`slug = any(${slugs}::text[])`)
      .execute() as Promise<VideoListRow[]>;
  }

  /** The files of a published video by its slug: the film first, then captions. */
  async videoFiles(slug: string, before: Date): Promise<MediaFile[]> {
    const row = await this.db
      .selectFrom('video')
      .select(['sources', 'captions'])
      .where('slug', '=', slug)
      .where('published', '=', true)
      .where('published_at', '<=', before)
      .executeTakeFirst();
    return row ? [...row.sources, ...row.captions] : [];
  }

  /** Counts a view, once for a viewer and hour; what is known of hours before the last is forgotten. */
  async countVideoView(id: string, viewer: string, hour: Date, before: Date): Promise<void> {
    await sql`
      with past as (delete from content_view where hour < ${before}),
      fresh as (
        insert into content_view (kind, id, viewer, hour) values ('video', ${id}, ${viewer}, ${hour})
        on conflict do nothing returning id
      )
      update video set views = views + 1 where id in (select id from fresh)
    `.execute(this.own);
  }

  /** Published photos, newest first; a year is that in which it was taken. */
  async photoPage({ typeId, year, keyword, before }: MediaFilter, at: Range) {
    const base = this.db
      .selectFrom('photo')
      .where('published', '=', true)
      .where('published_at', '<=', before)
      .$if(typeId !== undefined, (query) => query.where('type_id', '=', typeId ?? ''))
      .$if(year !== undefined, (query) => query.where(ofYear('taken_at', year ?? 0)))
      .$if(keyword !== undefined, (query) => query.where(has('title', keyword ?? '')));
    const [records, { total }] = await Promise.all([
      base
        .innerJoin('content_type', 'content_type.id', 'photo.type_id')
        .selectAll('photo')
        .select('content_type.name as type_name')
        .orderBy('published_at', 'desc')
        .orderBy('photo.id', 'desc')
        .offset(at.offset)
        .limit(at.limit)
        .execute(),
      base.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ]);
    return { records: records as PhotoRow[], total };
  }

  /** Published downloads for an audience, in the editors' order. */
  downloads(
    { audience, typeIds, keyword }: { audience?: DownloadAudience; typeIds?: string[]; keyword?: string },
    before: Date,
  ): Promise<DownloadRow[]> {
    return this.openDownloads(before)
      .$if(audience !== undefined, (query) => query.where('audience', '=', audience ?? 'visitor'))
      .$if(typeIds !== undefined, (query) => query.where(sql<boolean>`type_id = any(${typeIds ?? []}::text[])`))
      .$if(keyword !== undefined, (query) =>
        query.where(({ or }) => or([has('title', keyword ?? ''), has('summary', keyword ?? '')])),
      )
      .orderBy('position')
      .execute();
  }

  download(idOrSlug: string, before: Date): Promise<DownloadRow | undefined> {
    return this.openDownloads(before)
      .where(({ or, eb }) => or([eb('id', '=', idOrSlug), eb('slug', '=', idOrSlug)]))
      .executeTakeFirst();
  }

  hasLogged(session: string, downloadId: string): Promise<boolean> {
    return this.own
      .selectFrom('download_log')
      .select('id')
      .where('session', '=', session)
      .where('download_id', '=', downloadId)
      .limit(1)
      .executeTakeFirst()
      .then((row) => row !== undefined);
  }

  /** Notes a download. Each session counts once; the counter and the note are written together. */
  /** Gives the id of the session's first note of this download; `follow` belongs to that one. */
  async logDownload(row: Insertable<DownloadLogTable>, follow: (tx: Db) => Promise<void>): Promise<string> {
    return this.own.transaction().execute(async (tx) => {
      // The row of the download is locked first: of two notes of a session one sees the other.
      await tx.selectFrom('download').select('id').where('id', '=', row.download_id).forUpdate().execute();
      const known = await tx
        .selectFrom('download_log')
        .select('id')
        .where('session', '=', row.session)
        .where('download_id', '=', row.download_id)
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst();
      await tx.insertInto('download_log').values(row).execute();
      if (known) return known.id;
      await tx
        .updateTable('download')
        .set(({ eb }) => ({ downloads: eb('downloads', '+', 1) }))
        .where('id', '=', row.download_id)
        .execute();
      await follow(tx);
      return row.id;
    });
  }

  async addMessage(row: Insertable<ExchangeMessageTable>): Promise<void> {
    await this.own.insertInto('exchange_message').values(row).execute();
  }

  private videos(before: Date) {
    return this.db
      .selectFrom('video')
      .innerJoin('content_type', 'content_type.id', 'video.type_id')
      .select(videoColumns)
      .select('content_type.name as type_name')
      .where('published', '=', true)
      .where('published_at', '<=', before);
  }

  private openDownloads(before: Date) {
    return this.db.selectFrom('download').selectAll().where('published', '=', true).where('published_at', '<=', before);
  }
}
