import { type RunEvent, runEvents } from '#events/research/run.events';
import { dayOf } from '#kernel/calendar';
import { changeOr, projection } from '#kernel/projection';
import { type PageCounts, pagesByHost } from '../pages-by-host';
import { isStarterTracker } from '../starter-tracker';

/** How many pages of a host the runs of a day (UTC) could read. `_id` is day and host: `2026-11-22 agency.gov`. */
export interface HostDay extends PageCounts {
  readonly _id: string;
  readonly day: string;
  readonly host: string;
}

export const hostDays = projection<RunEvent, HostDay>({
  name: 'host-days',
  from: [runEvents],
  indexes: [{ keys: ['day', 'read'] }, { keys: ['day', 'unreachable'] }, { keys: ['host', 'day'] }],
  project(event) {
    if (event.type !== 'DocumentsConsidered') return [];
    if (isStarterTracker(event.data.trackerId)) return [];
    const day = dayOf(event.metadata.occurred_at);
    return [...pagesByHost(event.data)].flatMap(([host, { read, unreachable }]) =>
      host === null
        ? []
        : [changeOr({ _id: `${day} ${host}`, day, host, read: 0, unreachable: 0 }, { $inc: { read, unreachable } })],
    );
  },
});
