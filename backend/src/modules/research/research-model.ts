import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { chatCompletionsModel } from '#platform/language-model/chat-completions';
import { withCircuitBreaker } from '#platform/language-model/circuit-breaker';
import type { LanguageModel } from '#platform/language-model/language-model';
import { EngineBudget } from './engine-budget';
import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { type ResearchSettings, researchSettings } from './research.settings';
import { type SentenceJudge, judgeByModel } from './writing/judge';
import { write, type Publication, type Writing } from './writing/writer';

const MARK_BYTES = 8;

/** A model for a conversation, and as judge of what it says there. */
export interface Conversing {
  readonly model: LanguageModel;
  readonly judge: SentenceJudge;
}

/** The model that writes answers and judges what it wrote, if one is configured, within the monthly budget. */
@Injectable()
export class ResearchModel {
  private readonly model: LanguageModel | null;

  constructor(
    @Inject(researchSettings.port) settings: Pick<ResearchSettings, 'engine' | 'model'>,
    outbound: ConfiguredOutbound,
    private readonly budget: EngineBudget,
  ) {
    this.model =
      settings.model === undefined || settings.engine === 'feeds'
        ? null
        : withCircuitBreaker(chatCompletionsModel(settings.model, outbound));
  }

  /** Null without a model. */
  writer(): ((publication: Publication, signal: AbortSignal) => Promise<Writing>) | null {
    const { model, judge } = this;
    if (model === null) return null;
    return async (publication, signal) => {
      const refusal = await this.budget.refusal();
      return refusal === null
        ? write(model, judge(model), publication, signal)
        : { ...refusal, model: model.name, costUsd: 0 };
    };
  }

  /** For a conversation; null without a model, or once the month's budget is spent. */
  async conversing(): Promise<Conversing | null> {
    const { model, judge } = this;
    return model === null || (await this.budget.refusal()) !== null ? null : { model, judge: judge(model) };
  }

  private readonly judge = (model: LanguageModel): SentenceJudge =>
    judgeByModel(model, () => randomBytes(MARK_BYTES).toString('hex'));
}
