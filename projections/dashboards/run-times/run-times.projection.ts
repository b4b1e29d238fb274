import { type LedgerEvent, ledgerEvents } from '#events/research/ledger.events';
import { type RunEvent, runEvents } from '#events/research/run.events';
import { dayOf } from '#kernel/calendar';
import { changeOr, projection } from '#kernel/projection';
import { isStarterTracker } from '../starter-tracker';

/** How many runs ended in each ten minutes of a day (UTC). `_id` is the day. */
export interface RunTimes {
  readonly _id: string;
  /** Number of ended runs by the start of their ten minutes: `1340`. Intervals without a run are absent. */
  readonly ended: Readonly<Record<string, number>>;
}

/** `1340` for 13:47 */
export const tenMinutesOf = (time: string): string => `${time.slice(11, 13)}${time.slice(14, 15)}0`;

export const runTimes = projection<RunEvent | LedgerEvent, RunTimes>({
  name: 'run-times',
  from: [runEvents, ledgerEvents],
  project(event) {
    switch (event.type) {
      case 'StateEstablished':
      case 'UpdatePublished':
      case 'NothingNewFound':
      case 'RunFailed': {
        if (isStarterTracker(event.data.trackerId)) return [];
        const at = event.metadata.occurred_at;
        return [changeOr<RunTimes>({ _id: dayOf(at), ended: {} }, { $inc: { [`ended.${tenMinutesOf(at)}`]: 1 } })];
      }
      default:
        return [];
    }
  },
});
