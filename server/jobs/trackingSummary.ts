/** Makes the daily summary of tracking again and again, so that views are some minutes old at most. */
import type { FastifyBaseLogger } from 'fastify';
import { longWork } from '../db/connect';
import type { TrackingReport } from '../services/content/trackingReport';
import { Rounds } from './rounds';

const PAUSE_MS = 600_000;

export const trackingSummary = (report: Pick<TrackingReport, 'run'>, log: Pick<FastifyBaseLogger, 'error'>): Rounds => {
  const round = () => longWork(() => report.run());
  return new Rounds(PAUSE_MS, round, (error) => log.error({ err: error }, 'the summary of tracking failed'));
};
