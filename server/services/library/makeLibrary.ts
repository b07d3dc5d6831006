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
import { AdvertService } from './advertService';
import { DownloadService } from './downloadService';
import { EditorService } from './editorService';
import { MediaFileService } from './mediaFileService';
import { PageService } from './pageService';
import { ShellService } from './shellService';
import { VideoService } from './videoService';

export interface LibraryParts {
  db: Db;
  /** For what is the same for every reader (server/db/reading). */
  reading: Db;
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
  const library = new LibraryRepository(parts.reading, parts.db);
  const videos = new VideoService(library, clock);
  return {
    videos,
    editors: new EditorService({ ...parts, library }),
    downloads: new DownloadService({ ...parts, library }),
    adverts: new AdvertService(content, clock),
    advertRequests: new AdvertRequestService({ ...parts, applications: new ApplicationRepository(parts.db) }),
    pages: new PageService({ ...parts, library, videos }),
    mediaFiles: new MediaFileService(library, clock),
    shell: new ShellService(content, edition),
  };
}
