import { z } from 'zod';
import { type FeedUpdateView, NewestUpdates, feedUpdateAnswer } from '#modules/research/published';
import { type TrackerDocument, followedBy, trackers } from '#modules/trackers/published';
import { pageRequestOf, pageParameters, paged } from '#platform/http/answers/page';
import { readRoute } from '#platform/http/routes/read-route';
import type { Page, PageRequest } from '#platform/read-store/page';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';

/** Titles are compared like tags, ignoring case. */
const key = (title: string): string => title.trim().normalize('NFC').toLowerCase();

const hasOneOf = (wanted: readonly string[], { tags }: TrackerDocument): boolean => {
  const chosen = new Set(wanted.map(key));
  return chosen.size === 0 || Object.values(tags).some((title) => chosen.has(key(title)));
};

const ownTrackers = async (reads: ReadStore, userId: string, tags: readonly string[]): Promise<readonly string[]> => {
  const own = { owner_id: userId, deleted_at: null };
  if (tags.length === 0) return reads.ids(trackers, own);
  const found = await reads.find(trackers, own);
  return found.flatMap((tracker) => (hasOneOf(tags, tracker) ? [tracker._id] : []));
};

/** A page of the updates of a user's trackers, and of those they follow; only those with one of the tags, if any. */
export const updatesFor = async (
  userId: string,
  { tags, ...page }: PageRequest & { readonly tags: readonly string[] },
  reads: ReadStore,
  updates: NewestUpdates,
): Promise<Page<FeedUpdateView>> => {
  const [own, { followed }] = await Promise.all([ownTrackers(reads, userId, tags), followedBy(reads, userId)]);
  const others = followed.flatMap(({ tracker }) => (hasOneOf(tags, tracker) ? [tracker._id] : []));
  return updates.newestPage([...own, ...others], page);
};

const title = z.string().max(200);

export const GetFeed = readRoute({
  path: 'api/topics/feed',
  access: 'user',
  summary: 'The updates of the caller’s trackers and of those they follow, newest first; 50 a page.',
  query: pageParameters(50).extend({
    tags: z
      .union([title.transform((one) => [one]), z.array(title).max(200)])
      .optional()
      .describe('Titles of tags, repeated: only trackers with one of them.'),
  }),
  answers: z.array(feedUpdateAnswer),
  uses: [READ_STORE, NewestUpdates],
  read: async ({ caller, query }, reads, updates) =>
    paged(await updatesFor(caller.userId, { tags: query.tags ?? [], ...pageRequestOf(query) }, reads, updates)),
});
