import { Inject, Injectable } from '@nestjs/common';
import { MonthlyBudget, type PaidModelsSettings, paidModelsSettings } from '#modules/paid-models/published';
import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { type ResearchSettings, researchSettings } from '../research.settings';
import { searchEngineChooser, type SearchEngineFor } from './chosen-engine';
import type { SearchEngine } from './search-engine';

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

/** The configured search engines, which are paid, within the monthly budget. */
@Injectable()
export class PaidSearch {
  readonly searchEngineFor: SearchEngineFor;

  constructor(
    @Inject(researchSettings.port) { searchEngines }: Pick<ResearchSettings, 'searchEngines'>,
    @Inject(paidModelsSettings.port) { pageFinder }: Pick<PaidModelsSettings, 'pageFinder'>,
    outbound: ConfiguredOutbound,
    budget: MonthlyBudget,
  ) {
    const searchEngineFor = searchEngineChooser({ engine: pageFinder, ...searchEngines }, outbound);
    this.searchEngineFor = (model) => {
      const chosen = searchEngineFor(model);
      return chosen === null
        ? null
        : { name: chosen.name, find: (question) => within(budget, () => chosen.find(question)) };
    };
  }
}
