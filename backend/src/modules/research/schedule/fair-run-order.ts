export interface Turns {
  /** Ids of due trackers by owner, longest due first. */
  readonly due: ReadonlyMap<string, readonly string[]>;
  /** Number of active scheduled runs by owner. */
  readonly active: ReadonlyMap<string, number>;
  /** Owners by their last turn, the one longest ago first. */
  readonly served: readonly string[];
  /** The number of runs that may be requested now. */
  readonly free: number;
}

export interface Turn {
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
export const fairRunOrder = ({ due, active, served, free }: Turns): readonly Turn[] => {
  const lastTurns = new Map(served.map((owner, index) => [owner, index]));
  const waiting = new Set<Waiting>();
  for (const [ownerId, trackers] of due) {
    waiting.add({ ownerId, trackers, active: active.get(ownerId) ?? 0, lastTurn: lastTurns.get(ownerId) ?? -1 });
  }
  const taken = new Map<Waiting, number>();
  const turns: Turn[] = [];
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
