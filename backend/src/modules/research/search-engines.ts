import { Inject, Injectable } from '@nestjs/common';
import { MonthlyBudget, type PaidModelsSettings, paidModelsSettings } from '#modules/paid-models/published';
import { enginesOf, type EngineFor } from './search-engines/engines';
import type { SearchEngine } from './search-engines/search-engine';
import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { type ResearchSettings, researchSettings } from './research.settings';

const within = async (
  budget: MonthlyBudget,
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
    @Inject(researchSettings.port) { engines }: Pick<ResearchSettings, 'engines'>,
    @Inject(paidModelsSettings.port) { engine }: Pick<PaidModelsSettings, 'engine'>,
    outbound: ConfiguredOutbound,
    budget: MonthlyBudget,
  ) {
    const searchEngineFor = enginesOf({ engine, ...engines }, outbound);
    this.searchEngineFor = (model) => {
      const chosen = searchEngineFor(model);
      return chosen === null
        ? null
        : { name: chosen.name, find: (question) => within(budget, () => chosen.find(question)) };
    };
  }
}
