import { Inject, Injectable } from '@nestjs/common';
import { type Refusal, refuse } from '#kernel/decider';
import { accounts } from '#modules/accounts/published';
import { UpdateItems } from '#modules/research/published';
import type { FeedContent, FeedSource } from '#modules/syndication/published';
import { followedBy, trackers } from '#modules/trackers/published';
import { CONFIG, type Config } from '#platform/config/config';
import type { Caller } from '#platform/http/access/caller';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { ROOT_NAME } from '../folder-view';

const BEFORE_ANY = new Date(0).toISOString();

/** The feed of a user: the newest updates of all their trackers, and of those they follow. */
@Injectable()
export class UserFeed implements FeedSource {
  readonly kind = 'user';

  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    private readonly updates: UpdateItems,
  ) {}

  async contentOf(userId: string): Promise<FeedContent | null> {
    const account = await this.reads.get(accounts, userId);
    if (account?.status === 'erased') return null;
    // Looked up by id, since the store remembers documents by their ids.
    const ids = await this.reads.ids(trackers, { owner_id: userId, deleted_at: null });
    const own = await this.reads.find(trackers, { _id: { $in: ids } });
    const { followed } = await followedBy(this.reads, userId);
    const all = [...own, ...followed.map(({ tracker }) => tracker)];
    const items = await this.updates.newestOf(all, { named: true });
    return {
      ownerId: userId,
      title: ROOT_NAME,
      description: '',
      link: `${this.config.publicUrl}/list-trackers`,
      updatedAt: items[0]?.publishedAt ?? BEFORE_ANY,
      items,
    };
  }

  async refusalFor(id: string, { userId }: Caller): Promise<Refusal | null> {
    return id === userId ? null : refuse('NOT_FOUND', 'There is no such feed.');
  }
}
