import { type LedgerEvent, type StateText, ledgerEvents } from '#events/research/ledger.events';
import { put, projection } from '#kernel/projection';

/**
 * A tracker's current overview. `_id` is the tracker's id. Separate from `tracker-states`, which lists read many of at
 * once.
 */
export interface Overview extends StateText {
  readonly _id: string;
}

export const overviews = projection<LedgerEvent, Overview>({
  name: 'overviews',
  from: [ledgerEvents],
  project(event) {
    switch (event.type) {
      case 'StateEstablished':
      case 'UpdatePublished':
      case 'OverviewRecomposed':
        return [put({ _id: event.data.trackerId, ...event.data.state })];
      default:
        return [];
    }
  },
});
