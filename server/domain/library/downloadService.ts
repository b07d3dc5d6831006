/** Downloads by audience, their files, and the download log. */
import { localise, localiseWithLang, type Locale } from '../../../src/rules/locales';
import type { DownloadTypeEntry } from '../../content/library/schemas';
import type { MediaFile } from '../../db/tables/library';
import { sessionOf, type RequestContext } from '../../http/context';
import type { HandlerResponse, Input } from '../../http/contract';
import { DomainError, fieldError } from '../../http/envelope';
import { LibraryRepository, type DownloadRow } from './libraryRepository';
import type { RateLimit } from '../limits/limitService';
import { newId } from '../../lib/ids';
import { fileName, contentTypeOf, mediaUrl } from './mediaFileService';
import type { SharedDeps } from '../sharedDeps';

type Deps = Pick<SharedDeps, 'db' | 'library' | 'content' | 'limits' | 'submissions' | 'clock'>;

const ROOT = '0';
const PER_HOUR: RateLimit = { name: 'download', max: 120, per: 'hour' };

/** The ids of a type and its descendants. */
function withDescendants(id: string, types: DownloadTypeEntry[]): string[] {
  return [id, ...types.filter(({ parentId }) => parentId === id).flatMap((type) => withDescendants(type.id, types))];
}

/** The file in the language or its fallback. */
function fileFor({ files }: DownloadRow, locale: Locale): MediaFile {
  const names = Object.fromEntries(Object.keys(files).map((language) => [language, language]));
  const file = files[localise(names, locale)];
  if (!file) throw new Error('The download has no file.');
  return file;
}

export class DownloadService {
  constructor(private readonly deps: Deps) {}

  async list(
    { audience, typeId, keyword }: Input<'downloadList'>['body'],
    locale: Locale,
  ): Promise<HandlerResponse<'downloadList'>> {
    const { library, clock } = this.deps;
    const types = await this.types();
    const typeIds = typeId === undefined || typeId === ROOT ? undefined : withDescendants(typeId, types);
    const rows = await library.downloads({ audience, typeIds, keyword }, clock.now());
    return rows.map((row) => {
      const title = localiseWithLang(row.title, locale);
      const file = fileFor(row, locale);
      return {
        id: row.id,
        title: title.text,
        summary: localise(row.summary, locale),
        typeId: row.type_id,
        typeName: localise(types.find(({ id }) => id === row.type_id)?.name, locale),
        ...describeFile(file),
        updatedAt: row.changed_at.toISOString(),
        downloads: row.downloads,
        needsLog: row.needs_log,
        url: row.needs_log ? null : mediaUrl(file),
        lang: title.lang,
      };
    });
  }

  /** The child types of a type, with the number of downloads including descendants. */
  async childTypes(id: string, locale: Locale): Promise<HandlerResponse<'downloadTypes'>> {
    const types = await this.types();
    if (id !== ROOT && !types.some((type) => type.id === id)) throw new DomainError('record.notFound');
    const rows = await this.deps.library.downloads({}, this.deps.clock.now());
    return types
      .filter(({ parentId }) => (parentId ?? ROOT) === id)
      .map((type) => {
        const descendantIds = withDescendants(type.id, types);
        return {
          id: type.id,
          parentId: type.parentId,
          audience: type.audience,
          name: localise(type.name, locale),
          count: rows.filter((row) => descendantIds.includes(row.type_id)).length,
          sort: type.sort,
        };
      });
  }

  /**
   * The URL of the file in the language. A gated download must be logged in the session first.
   * @throws DomainError `download.notFound`, `download.logMissing`
   */
  async url(id: string, { locale, session }: RequestContext): Promise<HandlerResponse<'downloadUrl'>> {
    const { library, clock } = this.deps;
    const row = await library.download(id, clock.now());
    if (!row) throw new DomainError('download.notFound');
    if (row.needs_log && !(session !== null && (await library.isDownloadLogged(session, row.id))))
      throw new DomainError('download.logMissing');
    const file = fileFor(row, locale);
    return { id: row.id, url: mediaUrl(file), ...describeFile(file), expiresAt: null };
  }

  /** Logs a download. Each session counts once. */
  async log(body: Input<'downloadLog'>['body'], context: RequestContext): Promise<HandlerResponse<'downloadLog'>> {
    const { db, library, limits, submissions, clock } = this.deps;
    const now = clock.now();
    const row = await library.download(body.downloadId, now);
    if (!row) throw fieldError('download.notFound', '/body/downloadId');
    await limits.enforceForIp(context.clientIp, PER_HOUR);
    const id = newId();
    const { company, email, mobile } = body;
    // Without any contact details the download is not a submission to the organiser.
    const isSubmission = [body.name, company, email, mobile].some((value) => value !== undefined);
    const preparedSubmission = await submissions.prepare({ kind: 'download', company, email, mobile }, context);
    const logEntry = {
      id,
      download_id: row.id,
      session: sessionOf(context),
      name: body.name ?? null,
      company: body.company ?? null,
      email: body.email ?? null,
      mobile: body.mobile ?? null,
      source: body.source ?? null,
      locale: context.locale,
      client: context.clientIp,
      created_at: now,
    };
    const loggedId = await db.transaction().execute(async (tx) => {
      const firstId = await new LibraryRepository(tx).logDownload(logEntry);
      if (firstId === id && isSubmission) await preparedSubmission.write(tx, id);
      return firstId;
    });
    const number = await submissions.numberOf('download', loggedId);
    return { id, number, downloadId: row.id, createdAt: now.toISOString() };
  }

  private types(): Promise<DownloadTypeEntry[]> {
    return this.deps.content.documents<DownloadTypeEntry>('downloadType');
  }
}

const describeFile = ({ name, size }: MediaFile) => ({
  fileName: fileName(name),
  contentType: contentTypeOf(name),
  size,
});
