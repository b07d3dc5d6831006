/** Makes the services of the exhibition: exhibitors, exhibits, halls, questions, parking, favourites and the search. */
import type { Clock } from '../../../src/rules/clock';
import type { Db } from '../../db/connect';
import type { ContentRepository } from '../../repositories/content';
import { CounsellingRepository } from '../../repositories/counselling';
import { ExhibitorRepository } from '../../repositories/exhibitors';
import { FacetRepository } from '../../repositories/facets';
import { HallRepository } from '../../repositories/halls';
import type { LabelRepository } from '../../repositories/labels';
import { MeetingRepository } from '../../repositories/meetings';
import { SearchRepository } from '../../repositories/search';
import type { VisitorRepository } from '../../repositories/visitors';
import type { EditionService } from '../content/editionService';
import { SearchService } from '../content/searchService';
import type { CaptchaService } from '../identity/captchaService';
import type { LimitService } from '../identity/limitService';
import type { VerificationService } from '../identity/verificationService';
import type { Mailer } from '../messages/mailer';
import type { SubmissionService } from '../submissions/submissionService';
import { ProcessLimit } from '../processLimit';
import type { Signer } from '../secrets';
import { CounselService } from './counselService';
import { ExhibitorService } from './exhibitorService';
import { ExhibitService } from './exhibitService';
import { FavouritesService } from './favouritesService';
import { HallService } from './hallService';
import { ParkingService } from './parkingService';

export interface ExhibitionParts {
  db: Db;
  /** For what is the same for every reader (server/db/readPool.ts). */
  readDb: Db;
  labels: LabelRepository;
  clock: Clock;
  content: ContentRepository;
  visitors: VisitorRepository;
  edition: EditionService;
  verification: VerificationService;
  captcha: CaptchaService;
  limits: LimitService;
  mailer: Mailer;
  submissions: SubmissionService;
  signer: Signer;
  origin: string;
}

const SEARCHES_A_MINUTE = 120;

export function makeExhibition(parts: ExhibitionParts) {
  const { db, readDb, labels, clock, content, limits, origin } = parts;
  const exhibitors = new ExhibitorRepository(readDb, db);
  const facets = new FacetRepository(readDb);
  const meetings = new MeetingRepository(readDb);
  const searchLimit = () =>
    new ProcessLimit(clock, { most: SEARCHES_A_MINUTE, per: 'minute' }, limits.limits.sharedNetworks);
  return {
    exhibitors: new ExhibitorService({ exhibitors, facets, labels, content, meetings, clock }),
    exhibits: new ExhibitService({ exhibitors, facets, labels, clock }),
    halls: new HallService({ ...parts, halls: new HallRepository(readDb), exhibitors, facets, limit: searchLimit() }),
    counsel: new CounselService({ ...parts, counselling: new CounsellingRepository(db), exhibitors }),
    parking: new ParkingService(parts),
    favourites: new FavouritesService({ ...parts, exhibitors, labels, meetings }, origin),
    search: new SearchService({ ...parts, search: new SearchRepository(readDb, facets, db), limit: searchLimit() }),
  };
}
