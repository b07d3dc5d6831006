/**
 * Creates the services of the exhibition: exhibitors, exhibits, halls, questions, parking, favourites and the search.
 */
import { CounsellingRepository } from './counselRepository';
import { ExhibitorRepository } from './exhibitorRepository';
import { FacetRepository } from './facetRepository';
import { ParameterRepository } from './parameterRepository';
import { HallRepository } from './hallRepository';
import { MeetingRepository } from '../meetings/meetingRepository';
import { SearchRepository } from '../content/searchRepository';
import { SearchService } from '../content/searchService';
import { InMemoryRateLimit } from '../limits/inMemoryRateLimit';
import { CounselService } from './counselService';
import { ExhibitorService } from './exhibitorService';
import { ExhibitService } from './exhibitService';
import { FavouritesService } from './favouritesService';
import { WalkingService } from './walkingService';
import { HallService } from './hallService';
import { ParkingService } from './parkingService';
import { SuggestionService } from './suggestionService';
import type { BasicDeps } from '../sharedDeps';

const SEARCHES_PER_MINUTE = 120;

export function makeExhibition(deps: BasicDeps) {
  const { db, readDb, labels, clock, content, limits, origin } = deps;
  const exhibitors = new ExhibitorRepository(readDb, db);
  const facets = new FacetRepository(readDb);
  const meetings = new MeetingRepository(readDb);
  const searchLimit = () =>
    new InMemoryRateLimit(clock, { max: SEARCHES_PER_MINUTE, per: 'minute' }, limits.limits.sharedNetworks);
  return {
    exhibitors: new ExhibitorService({ exhibitors, facets, labels, content, meetings, clock }),
    exhibits: new ExhibitService({ exhibitors, facets, labels, clock, parameters: new ParameterRepository(readDb) }),
    walking: new WalkingService({ ...deps, halls: new HallRepository(readDb) }),
    halls: new HallService({ ...deps, halls: new HallRepository(readDb), exhibitors, facets, limit: searchLimit() }),
    counsel: new CounselService({ ...deps, counselling: new CounsellingRepository(db), exhibitors }),
    parking: new ParkingService(deps),
    favourites: new FavouritesService({ ...deps, exhibitors, labels, meetings }, origin),
    suggestions: new SuggestionService({ ...deps, exhibitors, meetings }),
    search: new SearchService({ ...deps, search: new SearchRepository(readDb, facets, db), limit: searchLimit() }),
  };
}
