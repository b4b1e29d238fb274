import { type RunEvent, runEvents } from '#events/research/run.events';
import type { Frequency } from '#events/trackers/tracker-settings';
import { type TrackerEvent, trackerEvents } from '#events/trackers/tracker.events';
import { assertNever } from '#kernel/assert-never';
import { DAY_MS, HOUR_MS } from '#kernel/durations';
import { type Changes, change, projection, put } from '#kernel/projection';

/** Owner under whose name the trackers of countries and agencies take their turns. */
export const OWNER_OF_SUBJECTS = 'system';

/** Time of a tracker's next run. `_id` is the tracker's id. Starter trackers have none. */
export interface DueRun {
  readonly _id: string;
  readonly owner_id: string;
  readonly frequency: Frequency;
  readonly paused: boolean;
  /** The owner's plan does not cover it. */
  readonly suspended: boolean;
  readonly deleted: boolean;
  /** Whether its owner wants its news by mail. */
  readonly email_updates: boolean;
  /** Start of the schedule, ISO 8601 UTC. */
  readonly created_at: string;
  /** The latest scheduled time for which a run was requested; null if there was none. */
  readonly newest_period: string | null;
  /**
   * Sort key of the start of the current period, when its run was requested: no run is due until the shortest time
   * between two has passed. A change of frequency moves it back by a period, because the next scheduled time may be
   * near.
   */
  readonly period_key: string;
  /** Sort key of the retry of a failed run; null if there is none. */
  readonly retry_key: string | null;
}

/** The shortest period of each frequency, in milliseconds. */
export const SHORTEST_PERIOD: Readonly<Record<Frequency, number>> = {
  hour: HOUR_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 28 * DAY_MS,
};

/**
 * The shortest time between two scheduled runs, in milliseconds: half a period, so that after one that had to wait for
 * it the next is on time again.
 */
export const shortestGap = (frequency: Frequency): number => SHORTEST_PERIOD[frequency] / 2;

/** A time followed by the tracker's id: sorts by time and is unique, so that pages can continue after it. */
export const sortKeyOf = (moment: string, trackerId: string): string => `${moment} ${trackerId}`;
export const timeInSortKey = (sortKey: string): Date => new Date(sortKey.slice(0, sortKey.indexOf(' ')));

/** One period before, so that a run is due at once. */
const before = (at: string, frequency: Frequency): string =>
  new Date(Date.parse(at) - SHORTEST_PERIOD[frequency]).toISOString();

export const dueRuns = projection<TrackerEvent | RunEvent, DueRun>({
  name: 'due-runs',
  from: [trackerEvents, runEvents],
  indexes: [
    { keys: ['frequency', 'paused', 'suspended', 'deleted', 'period_key'] },
    { keys: ['paused', 'suspended', 'deleted', 'retry_key'] },
  ],
  project(event) {
    const at = event.metadata.occurred_at;
    const { trackerId } = event.data;
    const changed = ($set: Changes<DueRun>['$set']) => [change<DueRun>(trackerId, { $set })];
    const requested = (period: string) => ({ newest_period: period, period_key: sortKeyOf(at, trackerId) });
    switch (event.type) {
      case 'TrackerCreated': {
        const { ownerId, settings } = event.data;
        const { subject } = settings;
        if (ownerId === null && subject === undefined) return [];
        // The first run of a country or an agency is due like any other, because the day may have no room for it.
        const first = subject === undefined ? at : before(at, settings.frequency);
        return [
          put({
            _id: trackerId,
            owner_id: ownerId ?? OWNER_OF_SUBJECTS,
            frequency: settings.frequency,
            paused: false,
            suspended: false,
            deleted: false,
            email_updates: true,
            created_at: first,
            newest_period: null,
            period_key: sortKeyOf(first, trackerId),
            retry_key: null,
          }),
        ];
      }
      case 'TrackerRevised': {
        const { settings, changed: fields } = event.data;
        if (!fields.includes('frequency')) return [];
        const { frequency } = settings;
        return changed({ frequency, period_key: sortKeyOf(before(at, frequency), trackerId) });
      }
      case 'TrackerPaused':
        return changed({ paused: true });
      case 'TrackerResumed':
        return changed({ paused: false });
      case 'EmailUpdatesTurnedOn':
        return changed({ email_updates: true });
      case 'EmailUpdatesTurnedOff':
        return changed({ email_updates: false });
      case 'TrackerSuspended':
        return changed({ suspended: true });
      case 'TrackerReinstated':
        return changed({ suspended: false });
      case 'TrackerDeleted':
        return changed({ deleted: true });
      case 'TrackerRestored':
        return changed({ deleted: false, suspended: false });
      case 'RunRequested': {
        const { period } = event.data;
        if (period === null) return changed({ retry_key: null });
        return changed({ retry_key: null, ...requested(period) });
      }
      case 'DueRunJoined': {
        const { period } = event.data;
        return changed(requested(period));
      }
      case 'RunFailed': {
        const { retryAt } = event.data;
        return changed({ retry_key: retryAt === null ? null : sortKeyOf(retryAt, trackerId) });
      }
      case 'RunFollowUpRequested':
      case 'RunRestarted':
      case 'RunStarted':
      case 'DocumentsConsidered':
      case 'MeaningCompared':
      case 'SearchesAsked':
      case 'SearchesProposed':
      case 'NewsEdited':
      case 'AnswerWritten':
      case 'RunEnded':
      case 'TrackerPublished':
      case 'TrackerUnpublished':
      case 'TrackerTagged':
      case 'TagRemoved':
      case 'TopicAdded':
      case 'TopicRemoved':
      case 'WordsSet':
        return [];
      default:
        return assertNever(event);
    }
  },
});
