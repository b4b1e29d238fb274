import { type FeedUpdateView, NewestUpdates } from '#modules/research/published';
import { type TrackerDocument, followedBy, trackers } from '#modules/trackers/published';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Page, PageAsked } from '#platform/read-store/page';
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

const hasOneOf = (wanted: readonly string[], { tags }: TrackerDocument): boolean => {
  const chosen = new Set(wanted.map(key));
  return chosen.size === 0 || Object.values(tags).some((title) => chosen.has(key(title)));
};

@QueryHandler(GetFeed)
export class GetFeedHandler implements IQueryHandler<GetFeed> {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    private readonly updates: NewestUpdates,
  ) {}

  async execute({ userId, tags, asked }: GetFeed) {
    const [own, { followed }] = await Promise.all([this.ownTrackers(userId, tags), followedBy(this.reads, userId)]);
    const others = followed.flatMap(({ tracker }) => (hasOneOf(tags, tracker) ? [tracker._id] : []));
    return this.updates.pageOf([...own, ...others], asked);
  }

  private async ownTrackers(userId: string, tags: readonly string[]): Promise<readonly string[]> {
    const own = { owner_id: userId, deleted_at: null };
    if (tags.length === 0) return this.reads.ids(trackers, own);
    const found = await this.reads.find(trackers, own);
    return found.flatMap((tracker) => (hasOneOf(tags, tracker) ? [tracker._id] : []));
  }
}
