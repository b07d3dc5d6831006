/** What time alone brings about: seats that were not paid in time, payments whose notice was lost, money to give back. */
import type { FastifyBaseLogger } from 'fastify';
import { longWork } from '../db/connect';
import type { Services } from '../domain';
import { Rounds } from './rounds';
import type { TrackingReport } from '../domain/tracking/trackingReport';

const PAUSE_MS = 30_000;

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
  return new Rounds(PAUSE_MS, round, (error) => log.error({ err: error }, 'housekeeping failed'));
}

const SUMMARY_PAUSE_MS = 600_000;

/** Makes the daily summary of tracking again and again, so that views are some minutes old at most. */
export const trackingSummary = (report: Pick<TrackingReport, 'run'>, log: Pick<FastifyBaseLogger, 'error'>): Rounds => {
  const round = () => longWork(() => report.run());
  return new Rounds(SUMMARY_PAUSE_MS, round, (error) => log.error({ err: error }, 'the summary of tracking failed'));
};
