import { ConfiguredModels, MonthlyBudget, paidModelsSettings } from '#modules/paid-models/published';
import { researchSettings } from '#modules/research/research.settings';
import { CommandRunner } from '#platform/command-handling/command-runner';
import type { EventStore } from '#platform/event-store/event-store';
import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { randomIds } from '#platform/ids';
import { configurationFor } from './http-app';
import { InMemoryReadStore } from './in-memory/in-memory-read-store';
import { TestClock } from './test-clock';

/** The models and the budget of a product with this environment, whose expenses go to `log`. */
export const meteredModels = (environment: Readonly<Record<string, string>>, log: EventStore) => {
  const { config, areas } = configurationFor(environment);
  const clock = new TestClock();
  const settings = areas.of(paidModelsSettings);
  return {
    research: areas.of(researchSettings),
    models: new ConfiguredModels(settings, new ConfiguredOutbound(config)),
    budget: new MonthlyBudget(settings, new InMemoryReadStore(), clock, randomIds(clock), new CommandRunner(log)),
  };
};

/** A paid model at this address, within a budget of 100 USD. */
export const paidModelAt = (baseUrl: string) => ({
  LLM_BASE_URL: baseUrl,
  LLM_MODEL: 'writer-1',
  LLM_PRICES: '1000,2000',
  RESEARCH_MONTHLY_BUDGET_USD: '100',
});

/** What each expense of the test clock's month cost. */
export const settledUsd = async (log: EventStore): Promise<readonly unknown[]> =>
  (await log.readStream('spending-2026-03')).flatMap(({ type, data }) =>
    type === 'SpendingSettled' && 'usd' in data ? [data.usd] : [],
  );
