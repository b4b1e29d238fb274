import { type FeedUpdateView, NewestUpdates } from '#modules/research/published';
import { followedBy, trackers } from '#modules/trackers/published';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Page, PageAsked } from '#platform/read-store/newest-first';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';

/** Updates of a user's trackers, and of those they follow, newest first. */
export class GetFeed extends Query<Page<FeedUpdateView>> {
  constructor(
    readonly userId: string,
    /** Titles, of which a tracker has to have one; none for all trackers. */
    readonly tags: readonly string[],
    readonly asked: PageAsked,
  ) {
    super();
  }
}

/** As tags are compared: without regard to case. */
const key = (title: string): string => title.trim().normalize('NFC').toLowerCase();

@QueryHandler(GetFeed)
export class GetFeedHandler implements IQueryHandler<GetFeed> {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    private readonly updates: NewestUpdates,
  ) {}

  async execute({ userId, tags, asked }: GetFeed) {
    const [own, { followed }] = await Promise.all([
      this.reads.find(trackers, { owner_id: userId, deleted_at: null }),
      followedBy(this.reads, userId),
    ]);
    const chosen = new Set(tags.map(key));
    const shown = [...own, ...followed.map(({ tracker }) => tracker)].filter(
      (tracker) => chosen.size === 0 || Object.values(tracker.tags).some((title) => chosen.has(key(title))),
    );
    return this.updates.pageOf(shown, asked);
  }
}
