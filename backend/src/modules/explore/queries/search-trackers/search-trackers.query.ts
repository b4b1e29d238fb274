import { z } from 'zod';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import { CLOCK } from '#platform/clock';
import type { Caller } from '#platform/http/access/caller';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import { Paged, pageRequestOf, pageParameters } from '#platform/http/answers/page';
import { readRoute } from '#platform/http/routes/read-route';
import type { Page, PageRequest } from '#platform/read-store/page';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { SEARCH, type Search } from '#platform/search/search';
import type { ExploreTracker } from '#projections/explore/explore-trackers/explore-trackers.projection';
import {
  GENERAL_PRESET,
  isElectionOver,
  PRESETS,
  type Preset,
  topicViewOf,
  topicAnswer,
} from '../../reference/presets';
import { orNothingWhileBuilding } from '../find/lines-found';
import { type TrackerByLine, trackersByName, trackersByLines } from '../find/public-trackers';
import { type ExploreTrackerView, exploreTrackerAnswer, exploreTrackerViews } from './explore-tracker';

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
      .describe(
        'The best matches first, and after all whose names match those that told a line which matches; without a query, fresh and popular ones.',
      ),
  })
  .meta({ id: 'Explore' });

type ExploreView = ViewOf<typeof exploreAnswer>;

export type ExplorePage = Omit<ExploreView, 'trackers'> & { readonly trackers: Page<ExploreTrackerView> };

const headOf = ({ header, subheader, categories, topics, topic }: Preset, withTopics: boolean) => ({
  header,
  subheader,
  categories,
  topics: withTopics ? topics.map(({ id, category, title }) => ({ id, category, title })) : [],
  topic: topic === null ? null : topicViewOf(topic),
});

/** The trackers of a page; of a topic, those that match its query, or at least its title. */
const listed = async (
  searches: Search,
  { topic, section }: Preset,
  page: PageRequest,
): Promise<Page<ExploreTracker> | Refusal> => {
  const found = await trackersByName(searches, { text: topic?.query ?? null, facet: section }, page);
  if (topic === null || isRefusal(found) || found.rows.length > 0 || page.after !== null) return found;
  const alike = await trackersByName(searches, { text: topic.title, facet: section }, page);
  // A next page would be one of the query.
  return isRefusal(alike) ? alike : { ...alike, next: null };
};

interface ExploreRequest extends PageRequest {
  readonly presetId: string | null;
  readonly text: string;
  readonly caller: Caller | null;
}

/**
 * Trackers that told a line which matches. That none does is said only once it is known, so that a search which finds no
 * name fails until then.
 */
const tellersOf = (
  text: string,
  { section }: Preset,
  { rows }: Page<ExploreTracker>,
  reads: ReadStore,
  searches: Search,
): Promise<readonly TrackerByLine[]> => {
  const finding = trackersByLines(text, section, reads, searches);
  return rows.length === 0 ? finding : orNothingWhileBuilding(finding);
};

/**
 * A page of the public trackers that match `text`, best matches first; after the last of them, those that told a line which
 * matches. Without a text, the page of a single topic has the trackers that match the topic, other pages have all of
 * theirs, fresh and popular ones first. NOT_FOUND for an unknown preset.
 */
export const explorePage = async (
  { presetId, text, caller, ...page }: ExploreRequest,
  reads: ReadStore,
  searches: Search,
): Promise<ExplorePage | Refusal> => {
  const preset = presetId === null ? GENERAL_PRESET : PRESETS.get(presetId);
  if (preset === undefined) return refuse('NOT_FOUND', 'This page of Explore does not exist.');
  const isSearch = text.trim() !== '';
  const found = isSearch
    ? await trackersByName(searches, { text, facet: preset.section }, page)
    : await listed(searches, preset, page);
  if (isRefusal(found)) return found;
  const isEnd = isSearch && found.next === null;
  const byLines = isEnd ? await tellersOf(text, preset, found, reads, searches) : [];
  const trackers = [...found.rows, ...byLines.map(({ tracker }) => tracker)];
  const lines = new Map(byLines.map(({ tracker, line }) => [tracker._id, line]));
  const rows = await exploreTrackerViews(trackers, lines, caller, reads);
  const isStart = !isSearch && page.after === null;
  return { ...headOf(preset, isStart), trackers: { rows, next: found.next } };
};

const linked = (page: ExplorePage | Refusal, now: Date): Paged<ExploreView> | Refusal =>
  isRefusal(page)
    ? page
    : new Paged(
        { ...page, topics: page.topics.filter(({ id }) => !isElectionOver(id, now)), trackers: page.trackers.rows },
        page.trackers.next,
      );

const searchTrackers = {
  access: 'optional',
  query: pageParameters(50).extend({ query: z.string().max(200).optional() }),
  answers: exploreAnswer,
  uses: [READ_STORE, SEARCH, CLOCK],
} as const;

export const SearchTrackers = readRoute({
  ...searchTrackers,
  path: 'api/topics/search-trackers',
  summary: 'Explore: public trackers, fresh and popular ones first, or those that match `query`; 50 a page.',
  read: async ({ query: { query: text = '', ...page }, caller }, reads, searches, clock) =>
    linked(await explorePage({ presetId: null, text, caller, ...pageRequestOf(page) }, reads, searches), clock.now()),
});

export const SearchTrackersOfPreset = readRoute({
  ...searchTrackers,
  path: 'api/topics/search-trackers/:presetId',
  summary: 'A page of Explore: `campaigns`, or one of the topics to start from.',
  read: async ({ params: { presetId }, query: { query: text = '', ...page }, caller }, reads, searches, clock) =>
    linked(await explorePage({ presetId, text, caller, ...pageRequestOf(page) }, reads, searches), clock.now()),
});
