/**
 * Creates the services of the library: videos, photos, messages to the editors, adverts, pages and the global JSON
 * file.
 */
import { ApplicationRepository } from '../submissions/deduplicatedRepository';
import { LibraryRepository } from './libraryRepository';
import type { ExhibitorService } from '../exhibition/exhibitorService';
import { AdvertRequestService, AdvertCountService, AdvertService } from './advertService';
import { AdvertCountRepository } from './advertCountRepository';
import { InMemoryRateLimit } from '../limits/inMemoryRateLimit';
import { DownloadService } from './downloadService';
import { EditorService } from './editorService';
import { GlobalJsonService } from './globalJsonService';
import { MediaFileService } from './mediaFileService';
import { PageService } from './pageService';
import { MediaService } from './mediaService';
import type { NewsService } from '../content/newsService';
import type { ExhibitService } from '../exhibition/exhibitService';
import type { BasicDeps } from '../sharedDeps';

/** Counted views and clicks per client IP and hour. */
const ADVERTS_PER_HOUR = 600;

export interface LibraryDeps extends BasicDeps {
  news: NewsService;
  exhibits: ExhibitService;
  exhibitors: ExhibitorService;
}

export function makeLibrary(deps: LibraryDeps) {
  const { content, clock, edition } = deps;
  const library = new LibraryRepository(deps.readDb, deps.db);
  const media = new MediaService(library, clock);
  const adverts = new AdvertService(content, clock);
  return {
    media,
    editors: new EditorService(deps),
    downloads: new DownloadService({ ...deps, library }),
    adverts,
    advertCounts: new AdvertCountService({
      adverts,
      counts: new AdvertCountRepository(deps.db),
      limit: new InMemoryRateLimit(clock, { max: ADVERTS_PER_HOUR, per: 'hour' }, deps.limits.limits.sharedNetworks),
      clock,
    }),
    advertRequests: new AdvertRequestService({ ...deps, applications: new ApplicationRepository(deps.db) }),
    pages: new PageService({ ...deps, library, media }),
    mediaFiles: new MediaFileService(library, clock),
    globalJson: new GlobalJsonService(content, edition),
  };
}
