import { type Projection, put } from '../../../backend/src/kernel/projection';
import type { ResearchEvent } from '../../../backend/src/modules/research/domain/research.events';
import type { Update } from './update.document';

export const updates: Projection<ResearchEvent> = {
  name: 'updates',
  version: 1,
  categories: ['research'],
  indexes: [{ keys: ['tracker_id', 'created_at'] }],
  project(event) {
    if (event.type !== 'UpdatePublished') return [];
    const { updateId, trackerId, runId, update } = event.data;
    return [
      put<Update>({
        _id: updateId,
        tracker_id: trackerId,
        run_id: runId,
        created_at: event.metadata.occurred_at,
        ...update,
      }),
    ];
  },
};
