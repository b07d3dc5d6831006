/** Periodic work: unpaid seats, payments with a lost notice, refunds, submission digests, expired data. */
import type { FastifyBaseLogger } from 'fastify';
import { longWork } from '../db/connect';
import type { Services } from '../domain';
import { Rounds } from './rounds';
import type { TrackingReport } from '../domain/tracking/trackingReport';

const INTERVAL_MS = 30_000;

export function housekeeping(
  { places, payments, submissions, sweep }: Pick<Services, 'places' | 'payments' | 'submissions' | 'sweep'>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Rounds {
  const round = async () => {
    const released = await places.releaseUnpaid();
    const paid = await payments.reconcile();
    await submissions.sendDigests();
    await longWork(() => sweep.run());
    if (released + paid.settled + paid.refunded > 0) log.info({ released, ...paid }, 'housekeeping');
  };
  return new Rounds(INTERVAL_MS, round, (error) => log.error({ err: error }, 'housekeeping failed'));
}

const SUMMARY_INTERVAL_MS = 600_000;

/** Updates the daily summary of tracking periodically, so that view counts are at most some minutes old. */
export const trackingSummary = (report: Pick<TrackingReport, 'run'>, log: Pick<FastifyBaseLogger, 'error'>): Rounds => {
  const round = () => longWork(() => report.run());
  return new Rounds(SUMMARY_INTERVAL_MS, round, (error) => log.error({ err: error }, 'the summary of tracking failed'));
};
