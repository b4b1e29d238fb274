import { Inject, Injectable } from '@nestjs/common';
import { isRefusal } from '#kernel/decider';
import type { FeedContent, FeedSource } from '#modules/syndication/published';
import { ownTracker, titleOf, trackers } from '#modules/trackers/published';
import type { Caller } from '#platform/http/access/caller';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { UpdateItems } from './update-items';

/** The feed of a tracker: an item for each update; before the first, one for its overview. */
@Injectable()
export class TrackerFeed implements FeedSource {
  readonly kind = 'tracker';

  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    private readonly updates: UpdateItems,
  ) {}

  async contentOf(id: string): Promise<FeedContent | null> {
    const tracker = await this.reads.get(trackers, id);
    if (tracker === undefined || tracker.deleted_at !== null) return null;
    const items = await this.updates.newestOf([tracker], { named: false });
    return {
      ownerId: tracker.owner_id,
      title: titleOf(tracker),
      description: tracker.description,
      link: this.updates.trackerPageUrl(id),
      updatedAt: items[0]?.publishedAt ?? tracker.created_at,
      items,
    };
  }

  async refusalFor(id: string, caller: Caller) {
    const tracker = await ownTracker(this.reads, id, caller);
    return isRefusal(tracker) ? tracker : null;
  }
}
