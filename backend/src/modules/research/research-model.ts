import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { CONFIG, type Config } from '#platform/config/config';
import { userAgentOf } from '#platform/fetch/fetch-settings';
import { Outbound } from '#platform/fetch/outbound';
import { chatCompletionsModel } from '#platform/language-model/chat-completions';
import { withCircuitBreaker } from '#platform/language-model/circuit-breaker';
import { modelFault, type LanguageModel } from '#platform/language-model/language-model';
import { productVersion } from '#platform/product-version';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { engineCosts, monthOf } from '#projections/research/engine-costs/engine-costs.projection';
import { write, type Publication, type Writing } from './writing/writer';

/** The model that writes answers, if one is configured, within its monthly budget. */
@Injectable()
export class ResearchModel implements OnApplicationShutdown {
  private readonly outbound: Outbound;
  private readonly model: LanguageModel | null;
  private readonly budgetUsd: number | undefined;

  constructor(
    @Inject(CONFIG) { fetch, research, publicUrl }: Config,
    @Inject(READ_STORE) private readonly reads: Pick<ReadStore, 'get'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.outbound = new Outbound({ ...fetch, userAgent: userAgentOf(productVersion(), publicUrl) });
    this.budgetUsd = research.monthlyBudgetUsd;
    this.model =
      research.model === undefined || research.engine === 'feeds'
        ? null
        : withCircuitBreaker(chatCompletionsModel(research.model, this.outbound));
  }

  /** Null without a model. */
  writer(): ((publication: Publication, signal: AbortSignal) => Promise<Writing>) | null {
    const { model, budgetUsd } = this;
    if (model === null) return null;
    return async (publication, signal) => {
      if (budgetUsd === undefined || (await this.spentThisMonth()) < budgetUsd)
        return write(model, publication, signal);
      const fault = modelFault('OVER_BUDGET', `was not asked, since this month’s budget of $${budgetUsd} is used up`);
      return { ...fault, model: model.name, costUsd: 0 };
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.outbound.close();
  }

  private async spentThisMonth(): Promise<number> {
    return (await this.reads.get(engineCosts, monthOf(this.clock.now().toISOString())))?.usd ?? 0;
  }
}
