import type { RunCause } from '#events/research/run.events';

/** Requested by the schedule, so no user is waiting for it. */
export const isScheduled = (cause: RunCause): boolean => cause === 'due' || cause === 'retry';

/** Bull supports priorities up to about two million. */
const LAST_PRIORITY = 1_000_000;

/**
 * The priority of an owner's nth open run: it takes its turn with the nth run of every other owner, so that nobody who
 * requests many runs at once delays those of others. Among these, runs that someone is waiting for precede scheduled
 * ones.
 */
export const priorityOf = (nth: number, cause: RunCause): number =>
  Math.min(2 * nth - (isScheduled(cause) ? 0 : 1), LAST_PRIORITY);

/** The open runs that one process has seen requested, one per tracker, by owner. */
export class OpenRunCounter {
  private readonly owners = new Map<string, string>();
  private readonly counts = new Map<string, number>();

  /** Adds a tracker's run and returns its number among the owner's. */
  add(trackerId: string, ownerId: string): number {
    this.end(trackerId);
    const nth = (this.counts.get(ownerId) ?? 0) + 1;
    this.owners.set(trackerId, ownerId);
    this.counts.set(ownerId, nth);
    return nth;
  }

  end(trackerId: string): void {
    const ownerId = this.owners.get(trackerId);
    if (ownerId === undefined) return;
    this.owners.delete(trackerId);
    const left = (this.counts.get(ownerId) ?? 0) - 1;
    if (left > 0) this.counts.set(ownerId, left);
    else this.counts.delete(ownerId);
  }
}
