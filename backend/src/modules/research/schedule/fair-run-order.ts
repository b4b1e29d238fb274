import type { RunCause } from '#events/research/run.events';

export interface TurnsByOwner {
  /** Ids of due trackers by owner, longest due first. */
  readonly due: ReadonlyMap<string, readonly string[]>;
  /** Number of active scheduled runs by owner. */
  readonly active: ReadonlyMap<string, number>;
  /** Owners by their last turn, the one longest ago first. */
  readonly served: readonly string[];
  /** The number of runs that may be requested now. */
  readonly free: number;
}

export interface OwnersTurn {
  readonly ownerId: string;
  readonly trackerId: string;
}

interface Waiting {
  readonly ownerId: string;
  readonly trackers: readonly string[];
  active: number;
  lastTurn: number;
}

const isBefore = (a: Waiting, b: Waiting): boolean =>
  a.active < b.active || (a.active === b.active && a.lastTurn < b.lastTurn);

/**
 * Chooses the next trackers. Each turn goes to the owner with the fewest active runs, or among equals to the one whose
 * last turn was longest ago, so that an owner of a thousand due trackers does not delay an owner of one.
 */
export const fairRunOrder = ({ due, active, served, free }: TurnsByOwner): readonly OwnersTurn[] => {
  const lastTurns = new Map(served.map((owner, index) => [owner, index]));
  const waiting = new Set<Waiting>();
  for (const [ownerId, trackers] of due) {
    waiting.add({ ownerId, trackers, active: active.get(ownerId) ?? 0, lastTurn: lastTurns.get(ownerId) ?? -1 });
  }
  const taken = new Map<Waiting, number>();
  const turns: OwnersTurn[] = [];
  while (turns.length < free) {
    let next: Waiting | undefined;
    for (const each of waiting) if (next === undefined || isBefore(each, next)) next = each;
    if (next === undefined) break;
    const index = taken.get(next) ?? 0;
    const trackerId = next.trackers[index];
    if (trackerId === undefined) {
      waiting.delete(next);
      continue;
    }
    turns.push({ ownerId: next.ownerId, trackerId });
    taken.set(next, index + 1);
    next.active += 1;
    next.lastTurn = served.length + turns.length;
  }
  return turns;
};

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
