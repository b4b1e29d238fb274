import { put, projection } from '#kernel/projection';
import { type LedgerEvent, ledgerEvents } from '#modules/research/domain/ledger.events';
import type { Update } from './update.document';

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
