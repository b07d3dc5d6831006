import { InMemoryRateLimit } from '../limits/inMemoryRateLimit';
import type { BasicDeps } from '../sharedDeps';
import { OpenDataRepository } from './openDataRepository';
import { OpenDataService } from './openDataService';

/** Files per client IP and hour: all files in all languages three times. Unchanged files are not counted. */
const FILES_PER_HOUR = 120;

export function makeOpenData(deps: BasicDeps, { sandbox }: { sandbox: boolean }): OpenDataService {
  const { readDb, clock, limits } = deps;
  return new OpenDataService({
    ...deps,
    sandbox,
    records: new OpenDataRepository(readDb),
    limit: new InMemoryRateLimit(clock, { max: FILES_PER_HOUR, per: 'hour' }, limits.limits.sharedNetworks),
  });
}
