import { type Mentions, lineOrigin, lineOriginAnswer, mentionsOf } from '#modules/research/published';
import { followId, follows } from '#modules/trackers/published';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import { type ViewOf, timeAnswer } from '#platform/http/answers';
import type { Caller } from '#platform/http/caller';
import { type Page, type PageAsked, newestFirst } from '#platform/read-store/newest-first';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { PlaceRefused, SEARCH, type Search } from '#platform/search/search';
import {
  type ExploreTracker,
  exploreTrackers,
} from '#projections/explore/explore-trackers/explore-trackers.projection';
import type { Section } from '#projections/explore/explore-trackers/section';
import { EXPLORE, PRESETS, UNCATEGORIZED } from './presets';

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

export type ExploreTrackerView = ViewOf<typeof exploreTrackerAnswer>;

export const exploreAnswer = z
  .strictObject({
    header: z.string(),
    subheader: z.string(),
    trackers: z
      .array(exploreTrackerAnswer)
      .describe('The best matches first; without a query, the most recently updated.'),
  })
  .meta({ id: 'Explore' });

export type ExploreView = ViewOf<typeof exploreAnswer>;

export interface ExplorePage {
  readonly header: string;
  readonly subheader: string;
  readonly trackers: Page<ExploreTrackerView>;
}

/**
 * A page of the public trackers whose topic matches `text`, best matches first; without a text, most recently updated
 * first. NOT_FOUND for an unknown preset.
 */
export class SearchTrackers extends Query<ExplorePage | Refusal> {
  constructor(
    readonly presetId: string | null,
    readonly text: string,
    readonly caller: Caller | null,
    readonly asked: PageAsked,
  ) {
    super();
  }
}

@QueryHandler(SearchTrackers)
export class SearchTrackersHandler implements IQueryHandler<SearchTrackers> {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(SEARCH) private readonly searches: Search,
  ) {}

  async execute({ presetId, text, caller, asked }: SearchTrackers) {
    const preset = presetId === null ? EXPLORE : PRESETS.get(presetId);
    if (preset === undefined) return refuse('NOT_FOUND', 'This page of Explore does not exist.');
    const { header, subheader, section } = preset;
    const found = await (text.trim() === '' ? this.newest(section, asked) : this.matching(section, text, asked));
    if (isRefusal(found)) return found;
    const followed = await this.followedBy(caller, found.rows);
    const cited = found.rows.flatMap(({ _id, lines: [first] }) =>
      first === undefined ? [] : [{ trackerId: _id, quote: first.source.quote }],
    );
    const mentions = await mentionsOf(this.reads, cited);
    const rows = found.rows.map((each) => view(each, { caller, followed, mentions }));
    return { header, subheader, trackers: { rows, next: found.next } };
  }

  private newest(section: Section, asked: PageAsked): Promise<Page<ExploreTracker>> {
    const list = { where: { section, public: true, deleted: false }, by: 'updated_at' } as const;
    return newestFirst(this.reads, exploreTrackers, list, asked);
  }

  private async matching(section: Section, text: string, asked: PageAsked): Promise<Page<ExploreTracker> | Refusal> {
    try {
      return await this.searches.search(exploreTrackers, { text, facet: section }, asked);
    } catch (error) {
      if (!(error instanceof PlaceRefused)) throw error;
      return refuse('INVALID', 'Please check: cursor.', [
        { path: 'cursor', message: 'Expected a cursor of this search.' },
      ]);
    }
  }

  private async followedBy(caller: Caller | null, shown: readonly ExploreTracker[]): Promise<ReadonlySet<string>> {
    if (caller === null) return new Set();
    const ids = shown.map(({ _id }) => followId(caller.userId, _id));
    const followed = await this.reads.find(follows, { _id: { $in: ids } });
    return new Set(followed.map(({ tracker_id }) => tracker_id));
  }
}

const originOf = ({ _id, lines: [first] }: ExploreTracker, mentions: Mentions) =>
  first === undefined ? null : lineOrigin(first, first.source, mentions({ trackerId: _id, quote: first.source.quote }));

interface Reader {
  readonly caller: Caller | null;
  readonly followed: ReadonlySet<string>;
  readonly mentions: Mentions;
}

const view = (tracker: ExploreTracker, { caller, followed, mentions }: Reader): ExploreTrackerView => ({
  id: tracker._id,
  tracker_description: tracker.description,
  display_title: tracker.display_title,
  category: tracker.category ?? UNCATEGORIZED,
  created_at: tracker.created_at,
  updated_at: tracker.updated_at,
  following: followed.has(tracker._id),
  can_edit: caller !== null && tracker.owner_id === caller.userId,
  recorded: tracker.recorded,
  last_line: tracker.lines[0]?.text ?? null,
  last_line_origin: originOf(tracker, mentions),
});
