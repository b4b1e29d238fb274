import type { ReadStore } from '#platform/read-store/read-store';
import { type WireTracker, wireTrackers } from '#projections/explore/wire-trackers/wire-trackers.projection';

/** A public tracker appears on the front page only once others follow it. Both are found by the index, which has `recorded`. */
const noted = [{ recorded: true }, { recorded: false, followers: { $gt: 2 } }] as const;

/**
 * Public trackers that pages of the product tell from: recorded ones, and those that several people follow; the newest news
 * first.
 */
export const notedTrackers = async (reads: ReadStore, limit: number): Promise<readonly WireTracker[]> => {
  const newest = { sort: { told_at: -1 }, limit } as const;
  const visible = { public: true, deleted: false, told_at: { $gt: '' } };
  const found = await Promise.all(noted.map((of) => reads.find(wireTrackers, { ...visible, ...of }, newest)));
  const each = new Map(found.flat().map((tracker) => [tracker._id, tracker]));
  return [...each.values()].sort((a, b) => (b.told_at ?? '').localeCompare(a.told_at ?? '')).slice(0, limit);
};
