import {
  type Mentions,
  lineOrigin,
  lineOriginAnswer,
  mentionsOf,
  shownByItself,
  struckLinesOf,
} from '#modules/research/published';
import { followId, follows, shortTitleOf } from '#modules/trackers/published';
import { z } from 'zod';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import { type ViewOf, timeAnswer } from '#platform/http/answers';
import type { Caller } from '#platform/http/caller';
import { Paged, pageRequestOf, pageParameters } from '#platform/http/page';
import { readRoute } from '#platform/http/read-route';
import type { Page, PageRequest } from '#platform/read-store/page';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { PlaceRefused, SEARCH, type Search, type SearchQuery } from '#platform/search/search';
import {
  type ExploreTracker,
  exploreTrackers,
} from '#projections/explore/explore-trackers/explore-trackers.projection';
import { EXPLORE, PRESETS, type Preset, topicAnswer, withoutQuery } from '../../reference/presets';

const UNCATEGORIZED = 'Uncategorized';

const exploreTrackerAnswer = z
  .strictObject({
    id: z.string(),
    tracker_description: z.string(),
    display_title: z.string().nullable(),
    category: z.string().describe('Uncategorized if none was chosen.'),
    created_at: timeAnswer,
    updated_at: timeAnswer.describe('Of its last published state or update; before the first, its creation.'),
    following: z.boolean(),
    can_edit: z.boolean(),
    recorded: z.boolean().describe('Starter content.'),
    last_line: z.string().nullable().describe('The first line of its last update; null before its first state.'),
    last_line_origin: lineOriginAnswer.nullable().describe('Where that line is from; null with it.'),
  })
  .meta({ id: 'ExploreTracker' });

type ExploreTrackerView = ViewOf<typeof exploreTrackerAnswer>;

const topicLinkAnswer = topicAnswer.pick({ id: true, category: true, title: true });

const exploreAnswer = z
  .strictObject({
    header: z.string(),
    subheader: z.string(),
    categories: z.array(z.string()).describe('The order in which categories are shown; others follow by name.'),
    topics: z.array(topicLinkAnswer).describe('Topics to start from; none in a search and on later pages.'),
    topic: topicAnswer.nullable().describe('The topic of this page; null on pages about many.'),
    trackers: z
      .array(exploreTrackerAnswer)
      .describe('The best matches first; without a query, fresh and popular ones.'),
  })
  .meta({ id: 'Explore' });

type ExploreView = ViewOf<typeof exploreAnswer>;

export type ExplorePage = Omit<ExploreView, 'trackers'> & { readonly trackers: Page<ExploreTrackerView> };

const lastLineOf = ({ last_line: line }: ExploreTracker): string | null =>
  line?.kind === 'new' ? shownByItself(line.text, line.page) : (line?.text ?? null);

const originOf = ({ _id, last_line }: ExploreTracker, mentions: Mentions) =>
  last_line === null
    ? null
    : lineOrigin(
        last_line,
        { host: last_line.host, publishedAt: last_line.published_at },
        mentions({ trackerId: _id, quote: last_line.quote }),
      );

const headOf = ({ header, subheader, categories, topics, topic }: Preset, withTopics: boolean) => ({
  header,
  subheader,
  categories,
  topics: withTopics ? topics.map(({ id, category, title }) => ({ id, category, title })) : [],
  topic: topic === null ? null : withoutQuery(topic),
});

interface Reader {
  readonly caller: Caller | null;
  readonly followed: ReadonlySet<string>;
  readonly mentions: Mentions;
}

const view = (tracker: ExploreTracker, { caller, followed, mentions }: Reader): ExploreTrackerView => ({
  id: tracker._id,
  tracker_description: tracker.description,
  display_title: shortTitleOf(tracker),
  category: tracker.category ?? UNCATEGORIZED,
  created_at: tracker.created_at,
  updated_at: tracker.updated_at,
  following: followed.has(tracker._id),
  can_edit: caller !== null && tracker.owner_id === caller.userId,
  recorded: tracker.recorded,
  last_line: lastLineOf(tracker),
  last_line_origin: originOf(tracker, mentions),
});

const matching = async (
  searches: Search,
  query: SearchQuery,
  asked: PageRequest,
): Promise<Page<ExploreTracker> | Refusal> => {
  try {
    return await searches.search(exploreTrackers, query, asked);
  } catch (error) {
    if (!(error instanceof PlaceRefused)) throw error;
    return refuse('INVALID', 'Please check: cursor.', [
      { path: 'cursor', message: 'Expected a cursor of this search.' },
    ]);
  }
};

const followedAmong = async (
  reads: ReadStore,
  caller: Caller | null,
  shown: readonly ExploreTracker[],
): Promise<ReadonlySet<string>> => {
  if (caller === null) return new Set();
  const ids = shown.map(({ _id }) => followId(caller.userId, _id));
  const followed = await reads.find(follows, { _id: { $in: ids } });
  return new Set(followed.map(({ tracker_id }) => tracker_id));
};

interface ExploreRequest extends PageRequest {
  readonly presetId: string | null;
  readonly text: string;
  readonly caller: Caller | null;
}

/**
 * A page of the public trackers that match `text`, best matches first. Without a text, the page of a single topic has
 * the trackers that match the topic, other pages have all of theirs, fresh and popular ones first. NOT_FOUND for an
 * unknown preset.
 */
export const explorePage = async (
  { presetId, text, caller, ...asked }: ExploreRequest,
  reads: ReadStore,
  searches: Search,
): Promise<ExplorePage | Refusal> => {
  const preset = presetId === null ? EXPLORE : PRESETS.get(presetId);
  if (preset === undefined) return refuse('NOT_FOUND', 'This page of Explore does not exist.');
  const isSearch = text.trim() !== '';
  const wanted = isSearch ? text : (preset.topic?.query ?? null);
  const found = await matching(searches, { text: wanted, facet: preset.section }, asked);
  if (isRefusal(found)) return found;
  const followed = await followedAmong(reads, caller, found.rows);
  const isStruck = await struckLinesOf(
    reads,
    found.rows.map(({ _id }) => _id),
  );
  const shown = found.rows.map((row) =>
    row.last_line !== null && isStruck({ trackerId: row._id, quote: row.last_line.quote })
      ? { ...row, last_line: null }
      : row,
  );
  const cited = shown.flatMap(({ _id, last_line }) =>
    last_line === null ? [] : [{ trackerId: _id, quote: last_line.quote }],
  );
  const mentions = await mentionsOf(reads, cited);
  const rows = shown.map((each) => view(each, { caller, followed, mentions }));
  const isStart = !isSearch && asked.after === null;
  return { ...headOf(preset, isStart), trackers: { rows, next: found.next } };
};

const linked = (page: ExplorePage | Refusal): Paged<ExploreView> | Refusal =>
  isRefusal(page) ? page : new Paged({ ...page, trackers: page.trackers.rows }, page.trackers.next);

const searchTrackers = {
  access: 'optional',
  query: pageParameters(50).extend({ query: z.string().max(200).optional() }),
  answers: exploreAnswer,
  uses: [READ_STORE, SEARCH],
} as const;

export const SearchTrackers = readRoute({
  ...searchTrackers,
  name: 'SearchTrackers.all',
  path: 'api/topics/search-trackers',
  summary: 'Explore: public trackers, fresh and popular ones first, or those that match `query`; 50 a page.',
  read: async ({ query: { query: text = '', ...page }, caller }, ...stores) =>
    linked(await explorePage({ presetId: null, text, caller, ...pageRequestOf(page) }, ...stores)),
});

export const SearchTrackersOfPreset = readRoute({
  ...searchTrackers,
  name: 'SearchTrackers.ofPreset',
  path: 'api/topics/search-trackers/:presetId',
  summary: 'A page of Explore: `campaigns`, or one of the topics to start from.',
  read: async ({ params: { presetId }, query: { query: text = '', ...page }, caller }, ...stores) =>
    linked(await explorePage({ presetId, text, caller, ...pageRequestOf(page) }, ...stores)),
});
