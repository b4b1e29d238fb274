import { follows } from '#modules/trackers/published';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import { type Refusal, refuse } from '#kernel/decider';
import { type ViewOf, timeAnswer } from '#platform/http/answers';
import type { Caller } from '#platform/http/caller';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import type { ExploreTracker } from '#projections/explore/explore-trackers/explore-tracker.document';
import { exploreTrackers } from '#projections/explore/explore-trackers/explore-trackers.projection';
import { EXPLORE, PRESETS, UNCATEGORIZED } from './presets';

const exploreTrackerAnswer = z
  .strictObject({
    id: z.string(),
    tracker_description: z.string(),
    display_title: z.string().nullable(),
    category: z.string().describe('Uncategorized where nobody said.'),
    created_at: timeAnswer,
    updated_at: timeAnswer.describe('When it last told something; before that, when it was made.'),
    following: z.boolean(),
    can_edit: z.boolean(),
    recorded: z.boolean().describe('The product’s own, recorded content.'),
    last_line: z.string().nullable().describe('What it told last; null before its first state.'),
  })
  .meta({ id: 'ExploreTracker' });

export type ExploreTrackerView = ViewOf<typeof exploreTrackerAnswer>;

export const exploreAnswer = z
  .strictObject({
    header: z.string(),
    subheader: z.string(),
    trackers: z.array(exploreTrackerAnswer).describe('Those that told something last come first.'),
  })
  .meta({ id: 'Explore' });

export type ExploreView = ViewOf<typeof exploreAnswer>;

/** Public trackers that have every word of `text` in their topic; NOT_FOUND for an unknown preset. */
export class SearchTrackers extends Query<ExploreView | Refusal> {
  constructor(
    readonly presetId: string | null,
    readonly text: string,
    readonly caller: Caller | null,
  ) {
    super();
  }
}

const NEWEST = { sort: { told_at: -1, _id: 1 }, limit: 500 } as const;

@QueryHandler(SearchTrackers)
export class SearchTrackersHandler implements IQueryHandler<SearchTrackers> {
  constructor(@Inject(READ_STORE) private readonly reads: ReadStore) {}

  async execute({ presetId, text, caller }: SearchTrackers) {
    const preset = presetId === null ? EXPLORE : PRESETS.get(presetId);
    if (preset === undefined) return refuse('NOT_FOUND', 'There is no such page of Explore.');
    const [found, followed] = await Promise.all([
      this.reads.find(exploreTrackers, { public: true, deleted: false, ...mentions(text) }, NEWEST),
      this.followedBy(caller),
    ]);
    const trackers = found.map((tracker) => view(tracker, caller, followed));
    const { header, subheader } = preset;
    return { header, subheader, trackers: trackers.filter(({ category }) => preset.shows(category)) };
  }

  private async followedBy(caller: Caller | null): Promise<ReadonlySet<string>> {
    if (caller === null) return new Set();
    const followed = await this.reads.find(follows, { user_id: caller.userId });
    return new Set(followed.map(({ tracker_id }) => tracker_id));
  }
}

const mentions = (text: string) => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const literally = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return words.length === 0
    ? {}
    : { $and: words.map((word) => ({ description: { $regex: literally(word), $options: 'i' } })) };
};

const view = (tracker: ExploreTracker, caller: Caller | null, followed: ReadonlySet<string>): ExploreTrackerView => ({
  id: tracker._id,
  tracker_description: tracker.description,
  display_title: tracker.display_title,
  category: tracker.category ?? UNCATEGORIZED,
  created_at: tracker.created_at,
  updated_at: tracker.told_at ?? tracker.created_at,
  following: followed.has(tracker._id),
  can_edit: caller !== null && tracker.owner_id === caller.userId,
  recorded: tracker.recorded,
  last_line: tracker.lines[0]?.text ?? null,
});
