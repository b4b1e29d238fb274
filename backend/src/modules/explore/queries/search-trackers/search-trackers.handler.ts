import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { ExploreTracker } from '../../../../../../projections/explore/explore-trackers/explore-tracker.document';
import type { FollowDocument } from '../../../../../../projections/trackers/follows/follow.document';
import { refuse } from '../../../../kernel/decider';
import type { Caller } from '../../../../platform/http/caller';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store';
import { EXPLORE, PRESETS, UNCATEGORIZED } from './presets';
import { type ExploreTrackerView, SearchTrackers } from './search-trackers.query';

const NEWEST = { sort: { told_at: -1, _id: 1 }, limit: 500 } as const;

@QueryHandler(SearchTrackers)
export class SearchTrackersHandler implements IQueryHandler<SearchTrackers> {
  constructor(@Inject(READ_STORE) private readonly reads: ReadStore) {}

  async execute({ presetId, text, caller }: SearchTrackers) {
    const preset = presetId === null ? EXPLORE : PRESETS.get(presetId);
    if (preset === undefined) return refuse('NOT_FOUND', 'There is no such page of Explore.');
    const [found, followed] = await Promise.all([
      this.reads.find<ExploreTracker>('explore-trackers', { public: true, deleted: false, ...mentions(text) }, NEWEST),
      this.followedBy(caller),
    ]);
    const trackers = found.map((tracker) => view(tracker, caller, followed));
    const { header, subheader } = preset;
    return { header, subheader, trackers: trackers.filter(({ category }) => preset.shows(category)) };
  }

  private async followedBy(caller: Caller | null): Promise<ReadonlySet<string>> {
    if (caller === null) return new Set();
    const follows = await this.reads.find<FollowDocument>('follows', { user_id: caller.userId });
    return new Set(follows.map(({ tracker_id }) => tracker_id));
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
