/** Queries of videos, photos and downloads, and messages to the editors. Unpublished records are never returned. */
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Localised } from '../../db/schema';
import type {
  DownloadAudience,
  DownloadLogTable,
  DownloadTable,
  ExchangeMessageTable,
  MediaFile,
  PhotoTable,
  VideoTable,
} from '../../db/tables/library';
import { countView, containsKeyword, inYear, fetchPage, type PageRange, type View } from '../../db/queries';

export type VideoRow = Selectable<VideoTable> & { type_name: Localised };
export type VideoListRow = Omit<
  VideoRow,
  'body' | 'transcript' | 'chapters' | 'sources' | 'captions' | 'theme_id' | 'published' | 'updated_at'
>;
export type PhotoRow = Selectable<PhotoTable> & { type_name: Localised };
export type DownloadRow = Selectable<DownloadTable>;

export interface MediaFilter {
  typeId?: string;
  year?: number;
  keyword?: string;
  /** Only records published before this instant. */
  before: Date;
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

export class LibraryRepository {
  /**
   * @param db where content is read
   * @param primaryDb where views and downloads are written, `db` by default
   */
  constructor(
    private readonly db: Db,
    private readonly primaryDb = db,
  ) {}

  /** Published videos, newest first. */
  async videoPage({ typeId, year, keyword, before }: MediaFilter, range: PageRange) {
    const query = this.videos(before)
      .$if(typeId !== undefined, (only) => only.where('type_id', '=', typeId ?? ''))
      .$if(year !== undefined, (only) => only.where(inYear('published_at', year ?? 0)))
      .$if(keyword !== undefined, (only) =>
        only.where(({ or }) =>
          or([containsKeyword('title', keyword ?? ''), containsKeyword('summary', keyword ?? '')]),
        ),
      )
      .orderBy('published_at', 'desc')
      .orderBy('video.id', 'desc');
    const { records, total } = await fetchPage(query, range);
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

  /** Recommends videos of the same type first, then the newest others; never the video itself. */
  recommendedVideos(video: { id: string; typeId: string }, before: Date, limit: number): Promise<VideoListRow[]> {
    return this.videos(before)
      .where('video.id', '<>', video.id)
      .orderBy(sql`(type_id = ${video.typeId})`, 'desc')
      .orderBy('published_at', 'desc')
      .orderBy('video.id', 'desc')
      .limit(limit)
      .execute() as Promise<VideoListRow[]>;
  }

  /** The published videos with these slugs, in no particular order. */
  videosBySlugs(slugs: string[], before: Date): Promise<VideoListRow[]> {
    return this.videos(before)
      .where(sql<boolean>`slug = any(${slugs}::text[])`)
      .execute() as Promise<VideoListRow[]>;
  }

  /** The files of a published video by its slug: video files first, then captions. */
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

  countVideoView(id: string, view: View): Promise<void> {
    return countView(this.primaryDb, 'video', id, view);
  }

  /** Published photos, newest first. `year` is the year of the photo. */
  async photoPage({ typeId, year, keyword, before }: MediaFilter, range: PageRange) {
    const query = this.db
      .selectFrom('photo')
      .innerJoin('content_type', 'content_type.id', 'photo.type_id')
      .selectAll('photo')
      .select('content_type.name as type_name')
      .where('published', '=', true)
      .where('published_at', '<=', before)
      .$if(typeId !== undefined, (only) => only.where('type_id', '=', typeId ?? ''))
      .$if(year !== undefined, (only) => only.where(inYear('taken_at', year ?? 0)))
      .$if(keyword !== undefined, (only) => only.where(containsKeyword('title', keyword ?? '')))
      .orderBy('published_at', 'desc')
      .orderBy('photo.id', 'desc');
    const { records, total } = await fetchPage(query, range);
    return { records: records as PhotoRow[], total };
  }

  /** Published downloads for an audience, in the editors' order. */
  downloads(
    { audience, typeIds, keyword }: { audience?: DownloadAudience; typeIds?: string[]; keyword?: string },
    before: Date,
  ): Promise<DownloadRow[]> {
    return this.publishedDownloads(before)
      .$if(audience !== undefined, (query) => query.where('audience', '=', audience ?? 'visitor'))
      .$if(typeIds !== undefined, (query) => query.where(sql<boolean>`type_id = any(${typeIds ?? []}::text[])`))
      .$if(keyword !== undefined, (query) =>
        query.where(({ or }) =>
          or([containsKeyword('title', keyword ?? ''), containsKeyword('summary', keyword ?? '')]),
        ),
      )
      .orderBy('position')
      .execute();
  }

  download(idOrSlug: string, before: Date): Promise<DownloadRow | undefined> {
    return this.publishedDownloads(before)
      .where(({ or, eb }) => or([eb('id', '=', idOrSlug), eb('slug', '=', idOrSlug)]))
      .executeTakeFirst();
  }

  /** Whether the session has recorded name and company for this download. */
  isDownloadLogged(session: string, downloadId: string): Promise<boolean> {
    return this.primaryDb
      .selectFrom('download_log')
      .select('id')
      .where('session', '=', session)
      .where('download_id', '=', downloadId)
      .limit(1)
      .executeTakeFirst()
      .then((row) => row !== undefined);
  }

  /**
   * Logs a download, in a transaction. Each session counts once. Returns the id of the session's first log entry for
   * this download.
   */
  async logDownload(row: Insertable<DownloadLogTable>): Promise<string> {
    // Locks the download's row, so that of two concurrent entries of a session the second sees the first.
    await this.primaryDb.selectFrom('download').select('id').where('id', '=', row.download_id).forUpdate().execute();
    const existingEntry = await this.primaryDb
      .selectFrom('download_log')
      .select('id')
      .where('session', '=', row.session)
      .where('download_id', '=', row.download_id)
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst();
    await this.primaryDb.insertInto('download_log').values(row).execute();
    if (existingEntry) return existingEntry.id;
    await this.primaryDb
      .updateTable('download')
      .set(({ eb }) => ({ downloads: eb('downloads', '+', 1) }))
      .where('id', '=', row.download_id)
      .execute();
    return row.id;
  }

  async addMessage(row: Insertable<ExchangeMessageTable>): Promise<void> {
    await this.primaryDb.insertInto('exchange_message').values(row).execute();
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

  private publishedDownloads(before: Date) {
    return this.db.selectFrom('download').selectAll().where('published', '=', true).where('published_at', '<=', before);
  }
}
