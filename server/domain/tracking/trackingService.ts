/** Page views, time on page and clicks (section 3, Tracking record), without anything personal. */
import { isSameOriginPath } from '../../../src/rules/sameOriginPath';
import { shanghaiDate } from '../../../src/rules/shanghai';
import type { RequestContext } from '../../http/context';
import type { Input } from '../../http/contract';
import { fieldError } from '../../http/envelope';
import type { TrackingRepository } from './trackingRepository';
import type { InMemoryRateLimit } from '../limits/inMemoryRateLimit';
import { newId } from '../../lib/ids';
import { maskPersonalData, maskUrl } from '../../lib/masking';
import { TrackingBuffer } from './trackingBuffer';
import { parsePageType, parseVitals } from './vitals';
import type { SharedDeps } from '../sharedDeps';

/** Receives measurements. */
export interface TrackingTelemetry {
  /** Called with the number of lost records. */
  onLost(records: number): void;
  /** The share of views whose page speed is measured, 0 to 1. */
  vitalsSample: number;
  onVital(metric: string, page: string, value: number): void;
}

interface Deps extends Pick<SharedDeps, 'signer' | 'clock' | 'origin'> {
  records: TrackingRepository;
  telemetry: TrackingTelemetry | undefined;
  /** Records per client IP and hour. */
  limit: InMemoryRateLimit;
}

const VITALS = 'vitals';
/** The largest difference of a browser's clock. */
const MAX_CLOCK_SKEW_MS = 86_400_000;

const maskOrNull = (text: string | undefined, mask = maskPersonalData): string | null => (text ? mask(text) : null);

export class TrackingService {
  private readonly buffer: TrackingBuffer;

  constructor(private readonly deps: Deps) {
    const { records, telemetry } = deps;
    this.buffer = new TrackingBuffer(
      (rows) => records.addAll(rows),
      (count) => telemetry?.onLost(count),
    );
  }

  /**
   * Buffers a record, which is written later. Records beyond the limit are dropped.
   * @returns `vitals`: whether the browser should report the web vitals of this view, which a sample of views does
   */
  track(record: Input<'logTrack'>['body'], context: RequestContext): { accepted: boolean; vitals: boolean } {
    const { limit, clock } = this.deps;
    if (!limit.consume(context.clientIp)) return { accepted: false, vitals: false };
    this.check(record, context);
    if (record.action === VITALS) return { accepted: this.recordVitals(record), vitals: false };
    const now = clock.now();
    const accepted = this.buffer.add({
      id: newId(),
      action: maskOrNull(record.action) ?? '',
      bhv_type: maskOrNull(record.bhvType) ?? '',
      obj_type: maskOrNull(record.objType),
      obj_name: maskOrNull(record.objName),
      act_obj: maskOrNull(record.actObj, maskUrl),
      bhv_datetime: new Date(record.bhvDatetime),
      url: maskOrNull(record.url, maskUrl) ?? '',
      browsing_time: record.browsingTime ?? null,
      received_at: now,
      viewer: this.viewer(context, now),
    });
    const vitals = accepted && record.action === 'view' && Math.random() < (this.deps.telemetry?.vitalsSample ?? 0);
    return { accepted, vitals };
  }

  /** Rejects records of another site's page or with an implausible time. */
  private check({ url, bhvDatetime }: Input<'logTrack'>['body'], { raw }: RequestContext): void {
    const { clock, origin } = this.deps;
    const hosts = [new URL(origin).host, raw.headers.host];
    const isOwnUrl = isSameOriginPath(url) || (URL.canParse(url) && hosts.includes(new URL(url).host));
    if (!isOwnUrl) throw fieldError('field.notAllowed', '/body/url');
    if (!(Math.abs(new Date(bhvDatetime).getTime() - clock.now().getTime()) <= MAX_CLOCK_SKEW_MS))
      throw fieldError('field.notAllowed', '/body/bhvDatetime');
  }

  /** Adds a page's web vitals to the metrics of its page type. Nothing is stored. */
  private recordVitals({ objType, objName }: Input<'logTrack'>['body']): boolean {
    const { telemetry } = this.deps;
    const values = telemetry && telemetry.vitalsSample > 0 ? parseVitals(objName ?? '') : [];
    for (const [metric, value] of values) telemetry?.onVital(metric, parsePageType(objType ?? ''), value);
    return values.length > 0;
  }

  /** Writes the buffered records when the process stops. */
  close(): Promise<void> {
    return this.buffer.close();
  }

  /** Identifies a visitor of one day. Without the site's secret, or on another day, the hash cannot be reproduced. */
  private viewer({ session, clientIp, userAgent }: RequestContext, now: Date): string {
    const visitorKey = session ?? `${clientIp}\n${userAgent}`;
    return this.deps.signer.sign('tracking', `${shanghaiDate(now)}\n${visitorKey}`).slice(0, 22);
  }
}
