/** The current business metrics of the site for monitoring. */
import type { Clock } from '../../../src/rules/clock';
import type { BusinessMetricsRepository } from './businessMetricsRepository';
import type { BusinessMetrics } from '../../telemetry/metrics';
import type { EditionService } from '../content/editionService';
import type { MessageBudget } from '../messages/messageBudget';

export class BusinessMetricsService {
  constructor(
    private readonly metrics: BusinessMetricsRepository,
    private readonly edition: EditionService,
    private readonly budget: MessageBudget,
    private readonly clock: Clock,
  ) {}

  async snapshot(): Promise<BusinessMetrics> {
    const { number } = await this.edition.current();
    return {
      outbox: await this.metrics.outbox(this.clock.now()),
      budgets: await this.budget.usedShares(),
      registrations: await this.metrics.registrations(number),
      phase: await this.edition.phase(),
    };
  }
}
