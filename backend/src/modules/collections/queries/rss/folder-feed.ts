import { Inject, Injectable } from '@nestjs/common';
import { type Refusal, refuse } from '#kernel/decider';
import { UpdateItems } from '#modules/research/published';
import type { FeedContent, FeedSource } from '#modules/syndication/published';
import { trackers } from '#modules/trackers/published';
import { CONFIG, type Config } from '#platform/config/config';
import type { Caller } from '#platform/http/access/caller';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { collections } from '#projections/collections/collections/collections.projection';
import { foldersBelow } from '../folders-below';

/** The feed of a folder: the newest updates of its trackers, and of those in the folders inside it. */
@Injectable()
export class FolderFeed implements FeedSource {
  readonly kind = 'collection';

  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    private readonly updates: UpdateItems,
  ) {}

  async contentOf(id: string): Promise<FeedContent | null> {
    const folder = await this.reads.get(collections, id);
    if (folder === undefined || folder.deleted_at !== null) return null;
    const owners = await this.reads.find(collections, { owner_id: folder.owner_id, deleted_at: null });
    // Looked up by id, since the store remembers documents by their ids.
    const ids = await this.reads.ids(trackers, {
      owner_id: folder.owner_id,
      parent_id: { $in: [id, ...foldersBelow(owners, id)] },
      deleted_at: null,
    });
    const inside = await this.reads.find(trackers, { _id: { $in: ids } });
    const items = await this.updates.newestOf(inside, { named: true });
    return {
      ownerId: folder.owner_id,
      title: folder.name,
      description: folder.description,
      link: `${this.config.publicUrl}/list-trackers/${id}`,
      updatedAt: items[0]?.publishedAt ?? folder.created_at,
      items,
    };
  }

  async refusalFor(id: string, { userId }: Caller): Promise<Refusal | null> {
    const folder = await this.reads.get(collections, id);
    const isOwn = folder?.owner_id === userId && folder.deleted_at === null;
    return isOwn ? null : refuse('NOT_FOUND', 'This folder does not exist.');
  }
}
