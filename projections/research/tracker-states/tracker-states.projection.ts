import { change, changeOr, projection } from '#kernel/projection';
import { type LedgerEvent, ledgerEvents } from '#modules/research/domain/ledger.events';
import { type RunEvent, runEvents } from '#modules/research/domain/run.events';
import type { TrackerState } from './tracker-state.document';

const unresearched = (trackerId: string, runId: string): TrackerState => ({
  _id: trackerId,
  state: null,
  updated_at: null,
  newest_lines: [],
  newest_sources: [],
  last_run_id: runId,
  newest_period: null,
  retry_at: null,
  last_checked_at: null,
});

export const trackerStates = projection<RunEvent | LedgerEvent, TrackerState>({
  name: 'tracker-states',
  from: [runEvents, ledgerEvents],
  indexes: [{ keys: ['retry_at'] }],
  project(event) {
    const at = event.metadata.occurred_at;
    switch (event.type) {
      case 'RunRequested': {
        const { trackerId, runId, period } = event.data;
        const asked = { last_run_id: runId, retry_at: null };
        return [
          changeOr(unresearched(trackerId, runId), {
            $set: period === null ? asked : { ...asked, newest_period: period },
          }),
        ];
      }
      case 'DueRunJoined':
        return [change(event.data.trackerId, { $set: { newest_period: event.data.period } })];
      case 'StateEstablished': {
        const { trackerId, state, lines } = event.data;
        return [
          change(trackerId, {
            $set: { state, newest_lines: lines, newest_sources: state.sources, updated_at: at, last_checked_at: at },
          }),
        ];
      }
      case 'UpdatePublished': {
        const { trackerId, state, update } = event.data;
        return [
          change(trackerId, {
            $set: {
              state,
              newest_lines: update.lines,
              newest_sources: update.sources,
              updated_at: at,
              last_checked_at: at,
            },
          }),
        ];
      }
      case 'NothingNewFound':
        return [change(event.data.trackerId, { $set: { last_checked_at: at } })];
      case 'RunFailed':
        return [change(event.data.trackerId, { $set: { retry_at: event.data.retryAt } })];
      default:
        return [];
    }
  },
});
