import { spendingEvents } from '#events/paid-models/spending.events';
import { wordedReplyEvents } from '#events/paid-models/worded-reply.events';
import { area } from '#platform/area/area';
import { engineCosts } from '#projections/paid-models/engine-costs/engine-costs.projection';
import { ConfiguredModels } from './configured-models';
import { ModelConversations } from './model-conversations';
import { MonthlyBudget } from './monthly-budget';

const published = [ConfiguredModels, ModelConversations, MonthlyBudget];

/** The language model and the money that it and paid searches may cost. */
export const paidModelsArea = area('paid-models', {
  events: [spendingEvents, wordedReplyEvents],
  readModels: [engineCosts],
  providers: published,
  exports: published,
  global: true,
});
