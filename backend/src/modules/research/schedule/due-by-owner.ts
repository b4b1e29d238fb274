import { setImmediate } from 'node:timers/promises';
import type { ReadStore } from '#platform/read-store/read-store';
import { type DueTracker, dueTrackers } from './due-trackers';

/** Due trackers kept per owner, so that memory does not grow with the backlog. */
const KEPT_PER_OWNER = 100;

const longestDueFirst = (a: DueTracker, b: DueTracker): number => a.dueSince - b.dueSince;

/** Ids of trackers due at `now` by owner, longest due first, at most 100 each. */
export const dueByOwner = async (reads: ReadStore, now: Date): Promise<Map<string, readonly string[]>> => {
  const due = new Map<string, DueTracker[]>();
  for await (const page of dueTrackers(reads, now)) {
    for (const tracker of page) {
      const ofOwner = due.get(tracker.ownerId) ?? [];
      if (ofOwner.push(tracker) > 2 * KEPT_PER_OWNER) ofOwner.sort(longestDueFirst).splice(KEPT_PER_OWNER);
      due.set(tracker.ownerId, ofOwner);
    }
    // Let requests through between pages.
    await setImmediate();
  }
  return new Map(
    [...due].map(([ownerId, trackers]) => [
      ownerId,
      trackers
        .sort(longestDueFirst)
        .slice(0, KEPT_PER_OWNER)
        .map(({ trackerId }) => trackerId),
    ]),
  );
};
