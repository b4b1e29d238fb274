import { FeedAddresses } from '#modules/feeds/published';
import { sourceSets } from '#modules/source-sets/published';
import { trackers } from '#modules/trackers/published';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { CONFIG, type Config } from '#platform/config/config';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import type { Exported } from '../write-opml';

/** The Source Sets and trackers of a user, oldest first. */
export class ExportOpml extends Query<Exported> {
  constructor(readonly userId: string) {
    super();
  }
}

const OLDEST = { sort: { created_at: 1 } } as const;

@QueryHandler(ExportOpml)
export class ExportOpmlHandler implements IQueryHandler<ExportOpml> {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl' | 'productName'>,
    private readonly addresses: FeedAddresses,
  ) {}

  async execute({ userId }: ExportOpml): Promise<Exported> {
    const [sets, own] = await Promise.all([
      this.reads.find(sourceSets, { owner_id: userId }, OLDEST),
      this.reads.find(trackers, { owner_id: userId, deleted_at: null }, OLDEST),
    ]);
    return {
      title: this.config.productName,
      at: this.clock.now(),
      sets,
      trackers: await Promise.all(
        own.map(async ({ _id: id, description, frequency, domains }) => ({
          description,
          frequency,
          domains,
          rssUrl: await this.addresses.addressOf({ kind: 'tracker', id }),
          pageUrl: `${this.config.publicUrl}/tracker/${id}`,
        })),
      ),
    };
  }
}
