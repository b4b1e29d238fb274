import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#platform/config/config';
import { EngineBudget } from './engine-budget';
import { enginesOf, type EngineFor } from './engines/engines';
import { ResearchOutbound } from './research-outbound';

/** The paid engines that are configured, within the monthly budget. */
@Injectable()
export class ResearchEngines {
  readonly engineFor: EngineFor;

  constructor(
    @Inject(CONFIG) { research }: Pick<Config, 'research'>,
    outbound: ResearchOutbound,
    budget: EngineBudget,
  ) {
    const engineFor = enginesOf({ engine: research.engine, ...research.engines }, outbound);
    this.engineFor = (model) => {
      const engine = engineFor(model);
      return engine === null
        ? null
        : { name: engine.name, find: async (question) => (await budget.refusal()) ?? engine.find(question) };
    };
  }
}
