/** How often adverts were seen and followed, by the day: what an advertiser is told. Nothing of a reader is kept. */
import { shanghaiDate } from '../../../src/rules/shanghai';
import type { Answer, Input } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import { DomainError } from '../../http/envelope';
import type { AdvertCountRepository } from '../../repositories/advertCounts';
import type { ProcessLimit } from '../processLimit';
import type { SharedParts } from '../parts';

interface Parts extends Pick<SharedParts, 'adverts' | 'clock'> {
  counts: AdvertCountRepository;
  limit: ProcessLimit;
}

export class AdvertCountService {
  constructor(private readonly parts: Parts) {}

  /** Counts one; beyond the limit of an address nothing is counted, which is no error to a reader. */
  async count(
    { id, action }: Input<'ownAdvertCount'>['body'],
    { client }: Pick<RequestContext, 'client'>,
  ): Promise<Answer<'ownAdvertCount'>> {
    const { adverts, counts, limit, clock } = this.parts;
    if (!(await adverts.all()).some((advert) => advert.id === id)) throw new DomainError('record.notFound');
    if (!limit.take(client)) return { counted: false };
    await counts.add({ day: shanghaiDate(clock.now()), advert: id, action });
    return { counted: true };
  }
}
