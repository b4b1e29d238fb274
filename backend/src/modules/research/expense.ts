import { isUnbilled } from '#platform/language-model/faults';
import type { LanguageModel, ModelFault } from '#platform/language-model/language-model';

/** Where an expense is recorded. */
export interface ExpenseRecord {
  /** Null if the money is there, and now set aside. */
  reserve(): Promise<ModelFault | null>;
  /** Null if the cost is not known. */
  settle(usd: number | null): Promise<void>;
}

interface Costed {
  readonly kind: string;
  readonly costUsd: number;
}

/** Null if it is not known. */
const costOf = (answer: Costed | ModelFault): number | null =>
  answer.costUsd ?? (isUnbilled(answer as ModelFault) ? 0 : null);

/**
 * What one use of paid services costs, however often it asks them. The first question reserves; `settle` records what all of
 * them cost, also those that failed or were cut off.
 */
export class Expense {
  private reservation: Promise<ModelFault | null> | null = null;
  private readonly underWay = new Set<Promise<unknown>>();
  private knownUsd = 0;
  private isKnown = true;

  constructor(private readonly record: ExpenseRecord) {}

  /** As far as it is known. */
  get usd(): number {
    return this.knownUsd;
  }

  async ask<Answer extends Costed>(ask: () => Promise<Answer | ModelFault>): Promise<Answer | ModelFault> {
    this.reservation ??= this.record.reserve();
    const refusal = await this.reservation;
    if (refusal !== null) return refusal;
    const asked = this.counted(ask);
    this.underWay.add(asked);
    return asked.finally(() => this.underWay.delete(asked));
  }

  /** A model whose replies are part of this expense. */
  asking(model: LanguageModel): LanguageModel {
    return { name: model.name, reply: (request) => this.ask(() => model.reply(request)) };
  }

  /** Waits for what was asked and is being cut off. */
  async settle(): Promise<void> {
    const refusal = await this.reservation;
    if (refusal !== null || this.reservation === null) return;
    await Promise.allSettled(this.underWay);
    await this.record.settle(this.isKnown ? this.knownUsd : null);
  }

  private async counted<Answer extends Costed>(ask: () => Promise<Answer | ModelFault>): Promise<Answer | ModelFault> {
    try {
      const answer = await ask();
      this.count(costOf(answer));
      return answer;
    } catch (error) {
      this.count(null);
      throw error;
    }
  }

  private count(usd: number | null): void {
    if (usd === null) this.isKnown = false;
    else this.knownUsd += usd;
  }
}
