import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { explorePage } from '#modules/explore/published';
import { followedBy, titleOf, trackers } from '#modules/trackers/published';
import type { ReadStore } from '#platform/read-store/read-store';
import type { Search } from '#platform/search/search';
import { type Tool, tool } from '../tool';

const MAX_TRACKERS = 20;

type TrackerSearchAnswer = {
  readonly tracker_id: string;
  readonly title: string;
  readonly description: string;
  readonly whose: 'own' | 'followed' | 'public';
};

const has = ({ title, description }: TrackerSearchAnswer, words: readonly string[]): boolean => {
  const text = `${title} ${description}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** The caller’s own trackers, those they follow, and public ones. */
export const searchTrackersTool = (reads: ReadStore, searches: Search): Tool =>
  tool({
    name: 'search_trackers',
    title: 'Search trackers',
    description:
      'Finds research trackers by words of their topic: the user’s own, those they follow, and public ones, these also by what they told. Without a query, all of the user’s own and the freshest public ones.',
    input: z.object({ query: z.string().max(200).default('') }),
    writes: false,
    async run({ query }, { caller }) {
      const [own, { followed }, explored] = await Promise.all([
        reads.find(trackers, { owner_id: caller.userId, deleted_at: null }, { sort: { created_at: -1, _id: -1 } }),
        followedBy(reads, caller.userId),
        explorePage({ presetId: null, text: query, caller, limit: MAX_TRACKERS, after: null }, reads, searches),
      ]);
      if (isRefusal(explored)) return explored;
      const found =
        (whose: TrackerSearchAnswer['whose']) =>
        (tracker: Parameters<typeof titleOf>[0] & { readonly _id: string }): TrackerSearchAnswer => ({
          tracker_id: tracker._id,
          title: titleOf(tracker),
          description: tracker.description,
          whose,
        });
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      const mine = [...own.map(found('own')), ...followed.map(({ tracker }) => found('followed')(tracker))].filter(
        (each) => has(each, words),
      );
      const known = new Set(mine.map(({ tracker_id: id }) => id));
      const others = explored.trackers.rows
        .filter(({ id }) => !known.has(id))
        .map((each): TrackerSearchAnswer => ({
          tracker_id: each.id,
          title: each.display_title ?? each.tracker_description,
          description: each.tracker_description,
          whose: 'public',
        }));
      const all = [...mine, ...others].slice(0, MAX_TRACKERS);
      const text =
        all.length === 0
          ? 'No tracker was found.'
          : all
              .map(({ tracker_id: id, title, whose }) => `- ${title.replace(/\s+/g, ' ')} (${whose}, tracker_id ${id})`)
              .join('\n');
      return { text, data: { trackers: all }, isFromWeb: true };
    },
  });
