import { Inject, Injectable } from '@nestjs/common';
import { PaidServicesBudget } from './paid-services-budget';
import { enginesOf, type EngineFor } from './search-engines/engines';
import type { SearchEngine } from './search-engines/search-engine';
import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { type ResearchSettings, researchSettings } from './research.settings';

const within = async (
  budget: PaidServicesBudget,
  find: () => ReturnType<SearchEngine['find']>,
): ReturnType<SearchEngine['find']> => {
  const expense = budget.open('search');
  try {
    return await expense.ask(find);
  } finally {
    await expense.settle();
  }
};

/** The configured paid engines, within the monthly budget. */
@Injectable()
export class SearchEngines {
  readonly searchEngineFor: EngineFor;

  constructor(
    @Inject(researchSettings.port) settings: Pick<ResearchSettings, 'engine' | 'engines'>,
    outbound: ConfiguredOutbound,
    budget: PaidServicesBudget,
  ) {
    const searchEngineFor = enginesOf({ engine: settings.engine, ...settings.engines }, outbound);
    this.searchEngineFor = (model) => {
      const engine = searchEngineFor(model);
      return engine === null
        ? null
        : { name: engine.name, find: (question) => within(budget, () => engine.find(question)) };
    };
  }
}
