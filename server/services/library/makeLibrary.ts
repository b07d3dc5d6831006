/** Makes the services of the library: videos, photos, messages to the editors, adverts, pages and the shell's file. */
import type { Clock } from '../../../src/rules/clock';
import type { Db } from '../../db/connect';
import type { ContentRepository } from '../../repositories/content';
import { ApplicationRepository } from '../../repositories/applications';
import { LibraryRepository } from '../../repositories/library';
import type { EditionService } from '../content/editionService';
import type { NewsService } from '../content/newsService';
import type { ExhibitorService } from '../exhibition/exhibitorService';
import type { ExhibitService } from '../exhibition/exhibitService';
import type { CaptchaService } from '../identity/captchaService';
import type { LimitService } from '../identity/limitService';
import type { Mailer } from '../messages/mailer';
import type { SubmissionService } from '../submissions/submissionService';
import { AdvertRequestService } from './advertRequestService';
import { AdvertCountRepository } from '../../repositories/advertCounts';
import { ProcessLimit } from '../processLimit';
import { AdvertCountService } from './advertCountService';
import { AdvertService } from './advertService';
import { DownloadService } from './downloadService';
import { EditorService } from './editorService';
import { MediaFileService } from './mediaFileService';
import { PageService } from './pageService';
import { ShellService } from './shellService';
import { VideoService } from './videoService';

/** Views and clicks of an address that are counted. */
const ADVERTS_AN_HOUR = 600;

export interface LibraryParts {
  db: Db;
  /** For what is the same for every reader (server/db/readPool.ts). */
  readDb: Db;
  clock: Clock;
  content: ContentRepository;
  edition: EditionService;
  captcha: CaptchaService;
  limits: LimitService;
  mailer: Mailer;
  submissions: SubmissionService;
  news: NewsService;
  exhibitors: ExhibitorService;
  exhibits: ExhibitService;
}

export function makeLibrary(parts: LibraryParts) {
  const { content, clock, edition } = parts;
  const library = new LibraryRepository(parts.readDb, parts.db);
  const videos = new VideoService(library, clock);
  const adverts = new AdvertService(content, clock);
  return {
    videos,
    editors: new EditorService({ ...parts, library }),
    downloads: new DownloadService({ ...parts, library }),
    adverts,
    advertCounts: new AdvertCountService({
      adverts,
      counts: new AdvertCountRepository(parts.db),
      limit: new ProcessLimit(clock, { most: ADVERTS_AN_HOUR, per: 'hour' }, parts.limits.limits.sharedNetworks),
      clock,
    }),
    advertRequests: new AdvertRequestService({ ...parts, applications: new ApplicationRepository(parts.db) }),
    pages: new PageService({ ...parts, library, videos }),
    mediaFiles: new MediaFileService(library, clock),
    shell: new ShellService(content, edition),
  };
}
