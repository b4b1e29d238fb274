import { type UpdateText, type LedgerEvent, ledgerEvents } from '#events/research/ledger.events';
import { put, projection } from '#kernel/projection';

export interface Update extends UpdateText {
  readonly _id: string;
  readonly tracker_id: string;
  readonly run_id: string;
  readonly created_at: string;
}

export const updates = projection<LedgerEvent, Update>({
  name: 'updates',
  from: [ledgerEvents],
  indexes: [{ keys: ['tracker_id', 'created_at'] }],
  project(event) {
    if (event.type !== 'UpdatePublished') return [];
    const { updateId, trackerId, runId, update } = event.data;
    return [
      put({
        _id: updateId,
        tracker_id: trackerId,
        run_id: runId,
        created_at: event.metadata.occurred_at,
        ...update,
      }),
    ];
  },
});
