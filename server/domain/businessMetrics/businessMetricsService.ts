/** The current business metrics of the site for monitoring. */
import type { Clock } from '../../../src/rules/clock';
import type { BusinessMetricsRepository } from './businessMetricsRepository';
import type { Standing } from '../../telemetry/metrics';
import type { EditionService } from '../content/editionService';
import type { MessageBudget } from '../messages/messageBudget';

export class BusinessMetricsService {
  constructor(
    private readonly rows: BusinessMetricsRepository,
    private readonly edition: EditionService,
    private readonly budget: MessageBudget,
    private readonly clock: Clock,
  ) {}

  async now(): Promise<Standing> {
    const { number } = await this.edition.current();
    return {
      outbox: await this.rows.outbox(this.clock.now()),
      budgets: await this.budget.spentShares(),
      registrations: await this.rows.registrations(number),
      phase: await this.edition.phase(),
    };
  }
}
