import { Inject, Injectable } from '@nestjs/common';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { imageHosts } from '#projections/images/image-hosts/image-hosts.projection';

/** The hosts whose images staff took down. */
@Injectable()
export class TakenDownHosts {
  constructor(@Inject(READ_STORE) private readonly reads: Pick<ReadStore, 'ids'>) {}

  async includeAny(domains: readonly string[]): Promise<boolean> {
    return (await this.takenDownOf(domains)).size > 0;
  }

  /** The subset of domains that were taken down. */
  async takenDownOf(domains: readonly string[]): Promise<ReadonlySet<string>> {
    if (domains.length === 0) return new Set();
    return new Set(await this.reads.ids(imageHosts, { _id: { $in: [...new Set(domains)] } }));
  }
}
