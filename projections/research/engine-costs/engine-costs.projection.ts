import { changeOr, projection } from '#kernel/projection';
import { type LedgerEvent, ledgerEvents } from '#events/research/ledger.events';
import { type RunEvent, runEvents } from '#events/research/run.events';

/** What paid engines cost in a calendar month (UTC), by the runs that ended in it. `_id` is the month: `2026-11`. */
export interface EngineCosts {
  readonly _id: string;
  readonly usd: number;
}

export const monthOf = (time: string): string => time.slice(0, 7);

export const engineCosts = projection<RunEvent | LedgerEvent, EngineCosts>({
  name: 'engine-costs',
  from: [runEvents, ledgerEvents],
  project(event) {
    switch (event.type) {
      case 'StateEstablished':
      case 'UpdatePublished':
      case 'NothingNewFound':
      case 'RunFailed': {
        const { costUsd } = event.data.figures;
        if (costUsd === 0) return [];
        return [changeOr({ _id: monthOf(event.metadata.occurred_at), usd: 0 }, { $inc: { usd: costUsd } })];
      }
      default:
        return [];
    }
  },
});
