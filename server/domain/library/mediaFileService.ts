/** Access to files of public/media: only files of published records. */
import type { Clock } from '../../../src/rules/clock';
import type { MediaFile } from '../../db/tables/library';
import type { LibraryRepository } from './libraryRepository';

/** Content types by file extension. */
const contentTypes: Record<string, string> = {
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * The URL of a file of public/media; `name` includes the folder. The URL contains the content's version, so caches may
 * store it forever.
 */
export const mediaUrl = ({ name, version }: Pick<MediaFile, 'name' | 'version'>): string =>
  `/media/${name}?v=${version}`;

export const contentTypeOf = (path: string): string =>
  contentTypes[path.split('.').pop() ?? ''] ?? 'application/octet-stream';

/** The file name for saving: the last segment of the path. */
export const fileName = (path: string): string => path.split('/').pop() ?? path;

export class MediaFileService {
  constructor(
    private readonly library: LibraryRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * A published file by its folder and its name in it; undefined when there is none, or when the download is gated and
   * this session has not logged it.
   */
  async find(folder: 'video' | 'files', name: string, session: string | null): Promise<MediaFile | undefined> {
    const slug = name.split('.')[0] ?? '';
    const files =
      folder === 'video'
        ? await this.library.videoFiles(slug, this.clock.now())
        : await this.unlockedFiles(slug, session);
    return files.find((file) => file.name === `${folder}/${name}`);
  }

  /** The id of the download that a file belongs to. */
  async downloadOf(name: string): Promise<string | null> {
    const row = await this.library.download(name.split('.')[0] ?? '', this.clock.now());
    const isItsFile = row && Object.values(row.files).some((file) => file.name === `files/${name}`);
    return isItsFile ? row.id : null;
  }

  /** The files of a download; none when it is gated and this session has not logged it. */
  private async unlockedFiles(slug: string, session: string | null): Promise<MediaFile[]> {
    const row = await this.library.download(slug, this.clock.now());
    if (!row) return [];
    const isUnlocked = !row.needs_log || (session !== null && (await this.library.isDownloadLogged(session, row.id)));
    return isUnlocked ? Object.values(row.files) : [];
  }
}
