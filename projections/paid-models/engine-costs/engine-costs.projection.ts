import { type WordedReplyEvent, wordedReplyEvents } from '#events/paid-models/worded-reply.events';
import { type LedgerEvent, ledgerEvents } from '#events/research/ledger.events';
import { type RunEvent, runEvents } from '#events/research/run.events';
import { changeOr, projection } from '#kernel/projection';
import { monthOf } from '#projections/month-of';

/**
 * Cost of paid engines and models in a calendar month (UTC), by the runs and replies that ended in it. `_id` is the
 * month: `2026-11`.
 */
export interface EngineCosts {
  readonly _id: string;
  readonly usd: number;
}

const costing = (usd: number, at: string) =>
  usd === 0 ? [] : [changeOr({ _id: monthOf(at), usd: 0 }, { $inc: { usd } })];

export const engineCosts = projection<RunEvent | LedgerEvent | WordedReplyEvent, EngineCosts>({
  name: 'engine-costs',
  from: [runEvents, ledgerEvents, wordedReplyEvents],
  project(event) {
    switch (event.type) {
      case 'StateEstablished':
      case 'UpdatePublished':
      case 'NothingNewFound':
      case 'RunFailed':
        return costing(event.data.figures.costUsd, event.metadata.occurred_at);
      case 'ReplyWorded':
        return costing(event.data.costUsd, event.metadata.occurred_at);
      default:
        return [];
    }
  },
});
