import { Inject, Injectable } from '@nestjs/common';
import { EngineBudget } from './engine-budget';
import { enginesOf, type EngineFor } from './engines/engines';
import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { type ResearchSettings, researchSettings } from './research.settings';

/** The paid engines that are configured, within the monthly budget. */
@Injectable()
export class ResearchEngines {
  readonly engineFor: EngineFor;

  constructor(
    @Inject(researchSettings.port) settings: Pick<ResearchSettings, 'engine' | 'engines'>,
    outbound: ConfiguredOutbound,
    budget: EngineBudget,
  ) {
    const engineFor = enginesOf({ engine: settings.engine, ...settings.engines }, outbound);
    this.engineFor = (model) => {
      const engine = engineFor(model);
      return engine === null
        ? null
        : { name: engine.name, find: async (question) => (await budget.refusal()) ?? engine.find(question) };
    };
  }
}
