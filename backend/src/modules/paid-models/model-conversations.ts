import { Injectable } from '@nestjs/common';
import type { SentenceJudge } from '#engine/writing/judge';
import type { LanguageModel } from '#platform/language-model/language-model';
import { ConfiguredModels } from './configured-models';
import { judgeBy } from './model-marks';
import { MonthlyBudget } from './monthly-budget';

/** A model for a conversation, and the judge of what it says there. */
export interface ConversationModel {
  readonly model: LanguageModel;
  readonly judge: SentenceJudge;
}

/** A conversation whose cost is recorded when it is settled, whatever the outcome. */
export interface MeteredConversation extends ConversationModel {
  settle(): Promise<void>;
}

/** Opens conversations with the configured model, within the monthly budget. */
@Injectable()
export class ModelConversations {
  constructor(
    private readonly models: ConfiguredModels,
    private readonly budget: MonthlyBudget,
  ) {}

  /** A model for a conversation; null without one, or once the month's budget is spent. */
  async openConversation(): Promise<MeteredConversation | null> {
    const { byUse: models } = this.models;
    if (models === null || (await this.budget.isSpent())) return null;
    const expense = this.budget.open('conversation');
    return {
      model: expense.asking(models.conversation),
      judge: judgeBy(expense.asking(models.judging)),
      settle: () => expense.settle(),
    };
  }
}
