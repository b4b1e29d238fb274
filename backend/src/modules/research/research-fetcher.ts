import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { join } from 'node:path';
import { CONFIG, type Config } from '#platform/config/config';
import { CACHE_FOLDER } from '#platform/data-dir/file-names';
import { userAgentOf } from '#platform/fetch/fetch-settings';
import { Fetcher } from '#platform/fetch/fetcher';
import { productVersion } from '#platform/product-version';

/** The product token in robots.txt. */
export const AGENT_NAME = 'Aidy';

/** Fetches from the web, politely to each host across everything that this process reads there. */
@Injectable()
export class ResearchFetcher extends Fetcher implements OnApplicationShutdown {
  constructor(@Inject(CONFIG) { fetch, publicUrl, dataDir }: Pick<Config, 'fetch' | 'publicUrl' | 'dataDir'>) {
    super({
      ...fetch,
      userAgent: userAgentOf(productVersion(), publicUrl),
      cacheFolder: join(dataDir, CACHE_FOLDER),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }
}
