import { Inject, Injectable } from '@nestjs/common';
import type { PaidUse } from '#events/paid-models/spending.events';
import type { Clock } from '#kernel/clock';
import type { Ids } from '#kernel/ids';
import { CLOCK } from '#platform/clock';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { retryOnConflict } from '#platform/command-handling/concurrency-conflict';
import { IDS } from '#platform/ids';
import { modelFault } from '#platform/language-model/language-model';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { monthOf } from '#projections/month-of';
import { engineCosts } from '#projections/paid-models/engine-costs/engine-costs.projection';
import { BUDGET_SPENT, type SpendingCommand, reservedUsd, spendingDecider } from './domain/spending.decider';
import { Expense, type ExpenseRecord } from './expense';
import { type PaidModelsSettings, paidModelsSettings } from './paid-models.settings';

const UNRECORDED: ExpenseRecord = { reserve: async () => null, settle: async () => undefined };

/** How often a month's spending is decided again if other processes spend at the same time. */
const ATTEMPTS = 5;

/** The monthly budget (UTC) for paid services. Spending is recorded only if there is a limit. */
@Injectable()
export class MonthlyBudget {
  private readonly limitUsd: number | undefined;

  constructor(
    @Inject(paidModelsSettings.port) { monthlyBudgetUsd }: Pick<PaidModelsSettings, 'monthlyBudgetUsd'>,
    @Inject(READ_STORE) private readonly reads: Pick<ReadStore, 'get'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    private readonly runner: CommandRunner,
  ) {
    this.limitUsd = monthlyBudgetUsd;
  }

  /** Whether the budget is used up; reserves nothing. */
  async isSpent(): Promise<boolean> {
    if (this.limitUsd === undefined) return false;
    const month = this.month();
    const spending = await this.runner.streams.stateOf(spendingDecider, month);
    const spent = spending.isOpened ? spending.spentUsd : await this.carriedUsd(month);
    return spent + reservedUsd(spending) >= this.limitUsd;
  }

  /** Opens an expense for paid services, until it is settled. */
  open(use: PaidUse): Expense {
    const { limitUsd } = this;
    return new Expense(limitUsd === undefined ? UNRECORDED : this.recordOf(use, limitUsd));
  }

  private recordOf(use: PaidUse, limitUsd: number): ExpenseRecord {
    const month = this.month();
    const useId = this.ids.next();
    return {
      reserve: async () => {
        const carriedUsd = await this.carriedUsd(month);
        const decided = await this.decide({ type: 'ReserveSpending', month, useId, use, limitUsd, carriedUsd });
        return decided === BUDGET_SPENT ? modelFault('OVER_BUDGET', { kind: 'budget_spent', usd: limitUsd }) : null;
      },
      settle: async (usd) => {
        await this.decide({ type: 'SettleSpending', month, useId, usd });
      },
    };
  }

  private decide(command: SpendingCommand) {
    const context = ofTheSystem(this.ids.next(), this.clock.now());
    return retryOnConflict(ATTEMPTS, () => this.runner.run(spendingDecider, command.month, command, context));
  }

  private async carriedUsd(month: string): Promise<number> {
    return (await this.reads.get(engineCosts, month))?.usd ?? 0;
  }

  private month(): string {
    return monthOf(this.clock.now().toISOString());
  }
}
