/** Makes the daily summary of tracking again and again, so that views are some minutes old at most. */
import type { FastifyBaseLogger } from 'fastify';
import { longWork } from '../db/longWork';
import type { TrackingReport } from '../services/content/trackingReport';

const EVERY_MS = 600_000;

/** One round after the other; `stop` waits for the round that runs. */
export class TrackingSummary {
  private timer: NodeJS.Timeout | null = null;
  private round: Promise<void> = Promise.resolve();

  constructor(
    private readonly report: Pick<TrackingReport, 'run'>,
    private readonly log: Pick<FastifyBaseLogger, 'error'>,
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
      await longWork(() => this.report.run());
    } catch (error) {
      this.log.error({ err: error }, 'the summary of tracking failed');
    }
  }
}
