/** Page views, time on page and clicks (section 3, Tracking record), without anything personal. */
import { isOwnPath } from '../../../src/rules/ownPath';
import { shanghaiDate } from '../../../src/rules/shanghai';
import type { RequestContext } from '../../http/context';
import type { Input } from '../../http/contract';
import { fieldError } from '../../http/envelope';
import type { TrackingRepository } from './trackingRepository';
import type { ProcessLimit } from '../limits/processLimit';
import { newId } from '../../lib/ids';
import { maskPersonalData, maskUrl } from '../../lib/masking';
import { TrackingBuffer } from './trackingBuffer';
import { pageTypeIn, vitalsIn } from './vitals';
import type { SharedDeps } from '../parts';

/** Receives measurements; undefined in API tests. */
export interface TrackingWatch {
  /** Called with the number of lost records. */
  onLost(records: number): void;
  /** The share of views whose page speed is measured, 0 to 1. */
  vitalsSample: number;
  onVital(metric: string, page: string, value: number): void;
}

interface Deps extends Pick<SharedDeps, 'signer' | 'clock' | 'origin'> {
  records: TrackingRepository;
  watch: TrackingWatch | undefined;
  /** Records per address and hour. */
  limit: ProcessLimit;
}

const VITALS = 'vitals';
/** The largest difference of a browser's clock. */
const SKEW_MS = 86_400_000;

const masked = (text: string | undefined, mask = maskPersonalData): string | null => (text ? mask(text) : null);

export class TrackingService {
  private readonly buffer: TrackingBuffer;

  constructor(private readonly deps: Deps) {
    const { records, watch } = deps;
    this.buffer = new TrackingBuffer(
      (rows) => records.addAll(rows),
      (count) => watch?.onLost(count),
    );
  }

  /** Buffers a record, which is written later. Records beyond the limit are dropped. */
  track(form: Input<'logTrack'>['body'], context: RequestContext): { accepted: boolean; vitals: boolean } {
    const { limit, clock } = this.deps;
    if (!limit.take(context.client)) return { accepted: false, vitals: false };
    this.check(form, context);
    if (form.action === VITALS) return { accepted: this.measured(form), vitals: false };
    const now = clock.now();
    const accepted = this.buffer.add({
      id: newId(),
      action: masked(form.action) ?? '',
      bhv_type: masked(form.bhvType) ?? '',
      obj_type: masked(form.objType),
      obj_name: masked(form.objName),
      act_obj: masked(form.actObj, maskUrl),
      bhv_datetime: new Date(form.bhvDatetime),
      url: masked(form.url, maskUrl) ?? '',
      browsing_time: form.browsingTime ?? null,
      received_at: now,
      viewer: this.viewer(context, now),
    });
    const vitals = accepted && form.action === 'view' && Math.random() < (this.deps.watch?.vitalsSample ?? 0);
    return { accepted, vitals };
  }

  /** Rejects records of another site's page or with an implausible time. */
  private check({ url, bhvDatetime }: Input<'logTrack'>['body'], { raw }: RequestContext): void {
    const { clock, origin } = this.deps;
    const hosts = [new URL(origin).host, raw.headers.host];
    const isOurs = isOwnPath(url) || (URL.canParse(url) && hosts.includes(new URL(url).host));
    if (!isOurs) throw fieldError('field.notAllowed', '/body/url');
    if (!(Math.abs(new Date(bhvDatetime).getTime() - clock.now().getTime()) <= SKEW_MS))
      throw fieldError('field.notAllowed', '/body/bhvDatetime');
  }

  /** Adds a page's web vitals to the metrics of its page type. Nothing is stored. */
  private measured({ objType, objName }: Input<'logTrack'>['body']): boolean {
    const { watch } = this.deps;
    const values = watch && watch.vitalsSample > 0 ? vitalsIn(objName ?? '') : [];
    for (const [metric, value] of values) watch?.onVital(metric, pageTypeIn(objType ?? ''), value);
    return values.length > 0;
  }

  /** Writes the buffered records when the process stops. */
  close(): Promise<void> {
    return this.buffer.close();
  }

  /** Identifies a visitor of one day. Without the site's secret, or on another day, the hash cannot be reproduced. */
  private viewer({ session, client, userAgent }: RequestContext, now: Date): string {
    const who = session ?? `${client}\n${userAgent}`;
    return this.deps.signer.sign('tracking', `${shanghaiDate(now)}\n${who}`).slice(0, 22);
  }
}
