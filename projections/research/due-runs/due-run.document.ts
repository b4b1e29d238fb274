import type { Frequency } from '#modules/research/domain/schedule';

/** When a tracker's next run is due. `_id` is the tracker's. The product's own trackers have none. */
export interface DueRun {
  readonly _id: string;
  readonly owner_id: string;
  readonly frequency: Frequency;
  readonly paused: boolean;
  readonly deleted: boolean;
  /** The schedule is counted from here, ISO 8601 UTC. */
  readonly created_at: string;
  /** The newest scheduled moment that a run was asked for; null where none was. */
  readonly newest_period: string | null;
  /**
   * When the current period began, as a turn: no run is due until the shortest period of this frequency has passed since.
   * A change of frequency puts it as far back as that, because the next moment may be near.
   */
  readonly period_turn: string;
  /** When a failed run is to be tried again, as a turn; null where it is not. */
  readonly retry_turn: string | null;
}

/** A moment, then the tracker: sorted by time and never the same for two, so that a page can begin where one ended. */
export const turnOf = (moment: string, trackerId: string): string => `${moment} ${trackerId}`;
export const momentOf = (turn: string): Date => new Date(turn.slice(0, turn.indexOf(' ')));
