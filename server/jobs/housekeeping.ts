/** What time alone brings about: seats that were not paid in time, payments whose notice was lost, money to give back. */
import type { FastifyBaseLogger } from 'fastify';
import { longWork } from '../db/longWork';
import type { Services } from '../services';

const EVERY_MS = 30_000;

type Parts = Pick<Services, 'places' | 'payments' | 'sweep'>;

/** Runs again and again, one round after the other; `stop` waits for the round that runs. */
export class Housekeeping {
  private timer: NodeJS.Timeout | null = null;
  private round: Promise<void> = Promise.resolve();

  constructor(
    private readonly services: Parts,
    private readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.round = this.round.then(() => this.run());
    }, EVERY_MS);
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.round;
  }

  /** One round. What fails is tried again by the next. */
  async run(): Promise<void> {
    try {
      const released = await this.services.places.releaseUnpaid();
      const payments = await this.services.payments.reconcile();
      await longWork(() => this.services.sweep.run());
      if (released + payments.settled + payments.refunded > 0) this.log.info({ released, ...payments }, 'housekeeping');
    } catch (error) {
      this.log.error({ err: error }, 'housekeeping failed');
    }
  }
}
