import { type LedgerEvent, ledgerEvents } from '#modules/research/domain/ledger.events';
import { put, projection } from '#kernel/projection';

/** When a tracker's newest update was published. `_id` is the tracker's id. Small, since a feed reads one for each tracker. */
export interface LastUpdate {
  readonly _id: string;
  readonly at: string;
}

export const lastUpdates = projection<LedgerEvent, LastUpdate>({
  name: 'last-updates',
  from: [ledgerEvents],
  indexes: [],
  project: (event) =>
    event.type === 'UpdatePublished' ? [put({ _id: event.data.trackerId, at: event.metadata.occurred_at })] : [],
});
