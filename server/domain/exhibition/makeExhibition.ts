/**
 * Creates the services of the exhibition: exhibitors, exhibits, halls, questions, parking, favourites and the search.
 */
import { CounsellingRepository } from './counselRepository';
import { ExhibitorRepository } from './exhibitorRepository';
import { FacetRepository } from './facetRepository';
import { HallRepository } from './hallRepository';
import { MeetingRepository } from '../meetings/meetingRepository';
import { SearchRepository } from '../content/searchRepository';
import { SearchService } from '../content/searchService';
import { ProcessLimit } from '../limits/processLimit';
import { CounselService } from './counselService';
import { ExhibitorService } from './exhibitorService';
import { ExhibitService } from './exhibitService';
import { FavouritesService } from './favouritesService';
import { HallService } from './hallService';
import { ParkingService } from './parkingService';
import type { BasicParts } from '../parts';

const SEARCHES_PER_MINUTE = 120;

export function makeExhibition(parts: BasicParts) {
  const { db, readDb, labels, clock, content, limits, origin } = parts;
  const exhibitors = new ExhibitorRepository(readDb, db);
  const facets = new FacetRepository(readDb);
  const meetings = new MeetingRepository(readDb);
  const searchLimit = () =>
    new ProcessLimit(clock, { max: SEARCHES_PER_MINUTE, per: 'minute' }, limits.limits.sharedNetworks);
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
