import { type RunEvent, runEvents } from '#events/research/run.events';
import { projection, put } from '#kernel/projection';
import { type PageCounts, pagesByHost } from '../pages-by-host';
import { isStarterTracker } from '../starter-tracker';

/**
 * How many pages of a host a run considered, which leads from the counts of a day to the pages. `_id` is run and host.
 */
export interface RunHost extends PageCounts {
  readonly _id: string;
  readonly run_id: string;
  readonly tracker_id: string;
  /** Null if the page's URL is not an address. */
  readonly host: string | null;
  readonly considered_at: string;
}

export const runHostId = (runId: string, host: string | null): string => `${runId} ${host ?? ''}`;

export const runHosts = projection<RunEvent, RunHost>({
  name: 'run-hosts',
  from: [runEvents],
  indexes: [{ keys: ['host', 'considered_at'] }, { keys: ['considered_at'] }],
  project(event) {
    if (event.type !== 'DocumentsConsidered') return [];
    // Starter trackers are left out, as in the counts.
    if (isStarterTracker(event.data.trackerId)) return [];
    const { runId, trackerId } = event.data;
    return [...pagesByHost(event.data)].map(([host, pages]) =>
      put({
        _id: runHostId(runId, host),
        run_id: runId,
        tracker_id: trackerId,
        host,
        considered_at: event.metadata.occurred_at,
        ...pages,
      }),
    );
  },
});
