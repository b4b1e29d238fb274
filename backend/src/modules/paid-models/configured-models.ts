import { Inject, Injectable } from '@nestjs/common';
import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { chatCompletionsModel } from '#platform/language-model/chat-completions';
import { withCircuitBreaker } from '#platform/language-model/circuit-breaker';
import type { LanguageModel } from '#platform/language-model/language-model';
import { modelIn, type PaidModelsSettings, paidModelsSettings } from './paid-models.settings';

type ModelUse = 'editing' | 'writing' | 'conversation' | 'judging';

/** The language model that is configured, if one is. */
@Injectable()
export class ConfiguredModels {
  /** Models by use; each use has its own circuit breaker. */
  readonly byUse: Readonly<Record<ModelUse, LanguageModel>> | null;

  constructor(
    @Inject(paidModelsSettings.port) settings: Pick<PaidModelsSettings, 'pageFinder' | 'model'>,
    outbound: ConfiguredOutbound,
  ) {
    const configured = modelIn(settings);
    if (configured === undefined) {
      this.byUse = null;
      return;
    }
    const model = chatCompletionsModel(configured, outbound);
    this.byUse = {
      editing: withCircuitBreaker(model),
      writing: withCircuitBreaker(model),
      conversation: withCircuitBreaker(model),
      judging: withCircuitBreaker(model),
    };
  }
}
