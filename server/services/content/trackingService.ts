/** Views, stays and clicks of readers (section 3, Tracking record), without what could name a person. */
import type { Clock } from '../../../src/rules/clock';
import type { Input } from '../../http/contract';
import type { TrackingRepository } from '../../repositories/tracking';
import { maskPersonalData } from '../masking';
import { newId } from '../ids';

export class TrackingService {
  constructor(
    private readonly records: TrackingRepository,
    private readonly clock: Clock,
  ) {}

  async track(form: Input<'logTrack'>['body']): Promise<{ accepted: boolean }> {
    await this.records.add({
      id: newId(),
      action: form.action,
      bhv_type: form.bhvType,
      obj_type: form.objType ?? null,
      obj_name: form.objName ? maskPersonalData(form.objName) : null,
      act_obj: form.actObj ? maskPersonalData(form.actObj) : null,
      bhv_datetime: form.bhvDatetime,
      url: maskPersonalData(form.url),
      browsing_time: form.browsingTime ?? null,
      received_at: this.clock.now(),
    });
    return { accepted: true };
  }
}
