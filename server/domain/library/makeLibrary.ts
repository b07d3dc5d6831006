/**
 * Creates the services of the library: videos, photos, messages to the editors, adverts, pages and the shell's file.
 */
import { ApplicationRepository } from '../submissions/onceRepository';
import { LibraryRepository } from './libraryRepository';
import type { ExhibitorService } from '../exhibition/exhibitorService';
import { AdvertRequestService, AdvertCountService, AdvertService } from './advertService';
import { AdvertCountRepository } from './advertCountRepository';
import { ProcessLimit } from '../limits/processLimit';
import { DownloadService } from './downloadService';
import { EditorService } from './editorService';
import { MediaFileService } from './mediaFileService';
import { PageService } from './pageService';
import { ShellService } from './shellService';
import { VideoService } from './videoService';
import type { NewsService } from '../content/newsService';
import type { ExhibitService } from '../exhibition/exhibitService';
import type { BasicParts } from '../parts';

/** Counted views and clicks per address and hour. */
const ADVERTS_PER_HOUR = 600;

export interface LibraryParts extends BasicParts {
  news: NewsService;
  exhibits: ExhibitService;
  exhibitors: ExhibitorService;
}

export function makeLibrary(parts: LibraryParts) {
  const { content, clock, edition } = parts;
  const library = new LibraryRepository(parts.readDb, parts.db);
  const videos = new VideoService(library, clock);
  const adverts = new AdvertService(content, clock);
  return {
    videos,
    editors: new EditorService(parts),
    downloads: new DownloadService({ ...parts, library }),
    adverts,
    advertCounts: new AdvertCountService({
      adverts,
      counts: new AdvertCountRepository(parts.db),
      limit: new ProcessLimit(clock, { max: ADVERTS_PER_HOUR, per: 'hour' }, parts.limits.limits.sharedNetworks),
      clock,
    }),
    advertRequests: new AdvertRequestService({ ...parts, applications: new ApplicationRepository(parts.db) }),
    pages: new PageService({ ...parts, library, videos }),
    mediaFiles: new MediaFileService(library, clock),
    shell: new ShellService(content, edition),
  };
}
