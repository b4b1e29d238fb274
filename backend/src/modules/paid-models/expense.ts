import { isUnbilled } from '#platform/language-model/faults';
import type { LanguageModel, LanguageModelFault } from '#platform/language-model/language-model';

/** The account that an expense is recorded in. */
export interface ExpenseRecord {
  /** Sets money aside; null if it is available. */
  reserve(): Promise<LanguageModelFault | null>;
  /** Records the cost; null if it is unknown. */
  settle(usd: number | null): Promise<void>;
}

interface Costed {
  readonly kind: string;
  readonly costUsd: number;
}

/** The cost of an answer; null if it is unknown. */
const costOf = (answer: Costed | LanguageModelFault): number | null =>
  answer.costUsd ?? (isUnbilled(answer as LanguageModelFault) ? 0 : null);

/**
 * The cost of one use of paid services, however often it asks them. The first question reserves money; `settle` records
 * the cost of all questions, including those that failed or were cut off.
 */
export class Expense {
  private reservation: Promise<LanguageModelFault | null> | null = null;
  private readonly underWay = new Set<Promise<unknown>>();
  private knownUsd = 0;
  private isKnown = true;

  constructor(private readonly record: ExpenseRecord) {}

  /** The cost so far, as far as it is known. */
  get usd(): number {
    return this.knownUsd;
  }

  async ask<Answer extends Costed>(
    ask: () => Promise<Answer | LanguageModelFault>,
  ): Promise<Answer | LanguageModelFault> {
    this.reservation ??= this.record.reserve();
    const refusal = await this.reservation;
    if (refusal !== null) return refusal;
    const answer = this.counted(ask);
    this.underWay.add(answer);
    return answer.finally(() => this.underWay.delete(answer));
  }

  /** A model whose replies are part of this expense. */
  asking(model: LanguageModel): LanguageModel {
    return { name: model.name, reply: (request) => this.ask(() => model.reply(request)) };
  }

  /** Waits for questions that are being cut off. */
  async settle(): Promise<void> {
    const refusal = await this.reservation;
    if (refusal !== null || this.reservation === null) return;
    await Promise.allSettled(this.underWay);
    await this.record.settle(this.isKnown ? this.knownUsd : null);
  }

  private async counted<Answer extends Costed>(
    ask: () => Promise<Answer | LanguageModelFault>,
  ): Promise<Answer | LanguageModelFault> {
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
