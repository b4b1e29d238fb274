import { z } from 'zod';
import { dayOf } from '#kernel/calendar';
import type { ExploreSection } from '#projections/explore/explore-trackers/section';
import campaigns from './campaigns.json';
import general from './explore-presets.json';

export const topicAnswer = z
  .strictObject({
    id: z.string().describe('Also the `preset_id` of its own page of Explore.'),
    category: z.string(),
    title: z.string(),
    tracker_description: z.string(),
    update_frequency: z.enum(['day', 'week']),
    domains: z.array(z.string()),
  })
  .meta({ id: 'Topic', description: 'A topic to start a tracker from.' });

const catalogue = z.object({
  header: z.string(),
  categories: z.array(z.string()),
  topics: z.array(
    topicAnswer.extend({ query: z.string(), election_day: z.iso.date().optional().describe('Of a single election.') }),
  ),
});

export type Topic = z.output<typeof catalogue>['topics'][number];

export const topicViewOf = ({ query: _query, election_day: _day, ...shown }: Topic): z.output<typeof topicAnswer> =>
  shown;

/** A page of Explore. */
export interface Preset {
  readonly header: string;
  readonly subheader: string;
  readonly section: ExploreSection;
  /** In the order in which they are shown. */
  readonly categories: readonly string[];
  readonly topics: readonly Topic[];
  /** The topic, for the page of a single one. */
  readonly topic: Topic | null;
}

const GENERAL = catalogue.parse(general);
const CAMPAIGNS = catalogue.extend({ subheader: z.string() }).parse(campaigns);

export const GENERAL_PRESET: Preset = {
  header: GENERAL.header,
  subheader: 'Short updates, only when something happened. Every sentence shows the quote that supports it.',
  section: 'general',
  categories: GENERAL.categories,
  topics: GENERAL.topics,
  topic: null,
};

const CAMPAIGN_PAGE: Preset = { ...CAMPAIGNS, section: 'campaigns', topic: null };

const presetOf = (topic: Topic, { section, categories }: Preset): Preset => ({
  header: topic.title,
  subheader: topic.tracker_description,
  section,
  categories,
  topics: [],
  topic,
});

/** The pages of Explore by `preset_id`. */
export const PRESETS: ReadonlyMap<string, Preset> = new Map([
  ['campaigns', CAMPAIGN_PAGE],
  ...[GENERAL_PRESET, CAMPAIGN_PAGE].flatMap((page) =>
    page.topics.map((topic) => [topic.id, presetOf(topic, page)] as const),
  ),
]);

/** Whether the election of a topic is over, so that it is no longer an idea to start from. Its own page remains. */
export const isElectionOver = (topicId: string, now: Date): boolean => {
  const day = PRESETS.get(topicId)?.topic?.election_day;
  return day !== undefined && dayOf(now.toISOString()) > day;
};
