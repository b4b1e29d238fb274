import { Inject, Injectable } from '@nestjs/common';
import { EngineBudget } from './engine-budget';
import { enginesOf, type EngineFor } from './engines/engines';
import type { SearchEngine } from './engines/search-engine';
import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { type ResearchSettings, researchSettings } from './research.settings';

const within = async (
  budget: EngineBudget,
  find: () => ReturnType<SearchEngine['find']>,
): ReturnType<SearchEngine['find']> => {
  const expense = budget.open('search');
  try {
    return await expense.ask(find);
  } finally {
    await expense.settle();
  }
};

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
        : { name: engine.name, find: (question) => within(budget, () => engine.find(question)) };
    };
  }
}
