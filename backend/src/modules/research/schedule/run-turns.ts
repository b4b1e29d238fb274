import type { RunCause } from '#events/research/run.events';

/** Requested by the schedule, so no user is waiting for it. */
export const isScheduled = (cause: RunCause): boolean => cause === 'due' || cause === 'retry';

/** Bull keeps priorities up to about two million. */
const LAST_PRIORITY = 1_000_000;

/**
 * When an owner's nth open run gets its turn: with the nth of every other owner, so that nobody who asks for many runs at once
 * delays those of others; of these, runs that somebody is waiting for come before scheduled ones.
 */
export const priorityOf = (nth: number, cause: RunCause): number =>
  Math.min(2 * nth - (isScheduled(cause) ? 0 : 1), LAST_PRIORITY);

/** The open runs that one process has seen requested, one a tracker, by owner. */
export class OpenRuns {
  private readonly owners = new Map<string, string>();

  /** Adds a tracker's run; it is the owner's nth. */
  add(trackerId: string, ownerId: string): number {
    this.owners.delete(trackerId);
    this.owners.set(trackerId, ownerId);
    let nth = 0;
    for (const owner of this.owners.values()) if (owner === ownerId) nth += 1;
    return nth;
  }

  end(trackerId: string): void {
    this.owners.delete(trackerId);
  }
}
