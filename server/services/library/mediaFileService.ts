/** Which files of public/media may be read: those of what is published. */
import type { Clock } from '../../../src/rules/clock';
import type { MediaFile } from '../../db/tables/library';
import type { LibraryRepository } from '../../repositories/library';

export class MediaFileService {
  constructor(
    private readonly library: LibraryRepository,
    private readonly clock: Clock,
  ) {}

  /** The file of this folder and name; undefined when there is none or it belongs to what is not published. */
  async find(folder: 'video' | 'files', name: string): Promise<MediaFile | undefined> {
    const slug = name.split('.')[0] ?? '';
    const now = this.clock.now();
    const files =
      folder === 'video'
        ? await this.library.videoFiles(slug, now)
        : Object.values((await this.library.download(slug, now))?.files ?? {});
    return files.find((file) => file.name === `${folder}/${name}`);
  }
}
