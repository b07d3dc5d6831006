/** Periodic work: unpaid seats, payments with a lost notice, refunds, submission digests, expired data. */
import type { FastifyBaseLogger } from 'fastify';
import { withLongTimeout } from '../db/connect';
import type { Services } from '../domain';
import { PeriodicJob } from './periodicJob';
import type { TrackingReport } from '../domain/tracking/trackingReport';

const INTERVAL_MS = 30_000;

export function makeHousekeeping(
  { places, payments, submissions, retention }: Pick<Services, 'places' | 'payments' | 'submissions' | 'retention'>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): PeriodicJob {
  const run = async () => {
    const released = await places.releaseUnpaid();
    const reconciled = await payments.reconcile();
    await submissions.sendDigests();
    await withLongTimeout(() => retention.run());
    if (released + reconciled.settled + reconciled.refunded > 0) log.info({ released, ...reconciled }, 'housekeeping');
  };
  return new PeriodicJob(INTERVAL_MS, run, (error) => log.error({ err: error }, 'housekeeping failed'));
}

const SUMMARY_INTERVAL_MS = 600_000;

/** Updates the daily summary of tracking periodically, so that view counts are at most some minutes old. */
export const makeTrackingSummary = (
  report: Pick<TrackingReport, 'run'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): PeriodicJob => {
  const run = () => withLongTimeout(() => report.run());
  return new PeriodicJob(SUMMARY_INTERVAL_MS, run, (error) =>
    log.error({ err: error }, 'the summary of tracking failed'),
  );
};
