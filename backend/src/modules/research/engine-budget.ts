import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { modelFault, type ModelFault } from '#platform/language-model/language-model';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { engineCosts, monthOf } from '#projections/research/engine-costs/engine-costs.projection';
import { type ResearchSettings, researchSettings } from './research.settings';

/** What paid engines may cost in a calendar month (UTC). */
@Injectable()
export class EngineBudget {
  private readonly limitUsd: number | undefined;

  constructor(
    @Inject(researchSettings.port) { monthlyBudgetUsd }: Pick<ResearchSettings, 'monthlyBudgetUsd'>,
    @Inject(READ_STORE) private readonly reads: Pick<ReadStore, 'get'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.limitUsd = monthlyBudgetUsd;
  }

  /** Null while there is something left. */
  async refusal(): Promise<ModelFault | null> {
    if (this.limitUsd === undefined) return null;
    const month = monthOf(this.clock.now().toISOString());
    const spent = (await this.reads.get(engineCosts, month))?.usd ?? 0;
    return spent < this.limitUsd ? null : modelFault('OVER_BUDGET', { kind: 'budget_spent', usd: this.limitUsd });
  }
}
