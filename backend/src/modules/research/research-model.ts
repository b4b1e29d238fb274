import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '#platform/config/config';
import { userAgentOf } from '#platform/fetch/fetch-settings';
import { Outbound } from '#platform/fetch/outbound';
import { chatCompletionsModel } from '#platform/language-model/chat-completions';
import { withCircuitBreaker } from '#platform/language-model/circuit-breaker';
import type { LanguageModel } from '#platform/language-model/language-model';
import { productVersion } from '#platform/product-version';
import { EngineBudget } from './engine-budget';
import { write, type Publication, type Writing } from './writing/writer';

/** The model that writes answers, if one is configured, within the monthly budget. */
@Injectable()
export class ResearchModel implements OnApplicationShutdown {
  private readonly outbound: Outbound;
  private readonly model: LanguageModel | null;

  constructor(
    @Inject(CONFIG) { fetch, research, publicUrl }: Config,
    private readonly budget: EngineBudget,
  ) {
    this.outbound = new Outbound({ ...fetch, userAgent: userAgentOf(productVersion(), publicUrl) });
    this.model =
      research.model === undefined || research.engine === 'feeds'
        ? null
        : withCircuitBreaker(chatCompletionsModel(research.model, this.outbound));
  }

  /** Null without a model. */
  writer(): ((publication: Publication, signal: AbortSignal) => Promise<Writing>) | null {
    const { model } = this;
    if (model === null) return null;
    return async (publication, signal) => {
      const refusal = await this.budget.refusal();
      return refusal === null ? write(model, publication, signal) : { ...refusal, model: model.name, costUsd: 0 };
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.outbound.close();
  }
}
