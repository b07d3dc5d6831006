/** What time alone brings about: seats that were not paid in time, payments whose notice was lost, money to give back. */
import type { FastifyBaseLogger } from 'fastify';
import { longWork } from '../db/connect';
import type { Services } from '../services';
import { Rounds } from './rounds';

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
