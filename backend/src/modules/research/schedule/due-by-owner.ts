import { setImmediate } from 'node:timers/promises';
import type { ReadStore } from '#platform/read-store/read-store';
import { type DueTracker, dueTrackers } from './due-trackers';

/** How many due trackers of one owner are kept, so that memory does not grow with the backlog. */
const KEPT = 100;

const longestDueFirst = (a: DueTracker, b: DueTracker): number => a.dueSince - b.dueSince;

/** Ids of the trackers that are due at `now`, by owner, the longest due first and at most 100 each. */
export const dueByOwner = async (reads: ReadStore, now: Date): Promise<Map<string, readonly string[]>> => {
  const due = new Map<string, DueTracker[]>();
  for await (const page of dueTrackers(reads, now)) {
    for (const tracker of page) {
      const ofOwner = due.get(tracker.ownerId) ?? [];
      if (ofOwner.push(tracker) > 2 * KEPT) ofOwner.sort(longestDueFirst).splice(KEPT);
      due.set(tracker.ownerId, ofOwner);
    }
    // Requests go on between the pages.
    await setImmediate();
  }
  return new Map(
    [...due].map(([ownerId, trackers]) => [
      ownerId,
      trackers
        .sort(longestDueFirst)
        .slice(0, KEPT)
        .map(({ trackerId }) => trackerId),
    ]),
  );
};
