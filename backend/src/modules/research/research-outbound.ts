import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '#platform/config/config';
import { userAgentOf } from '#platform/fetch/fetch-settings';
import { Outbound } from '#platform/fetch/outbound';
import { productVersion } from '#platform/product-version';

/** Calls to the vendors and providers that the operator configured. */
@Injectable()
export class ResearchOutbound extends Outbound implements OnApplicationShutdown {
  constructor(@Inject(CONFIG) { fetch, publicUrl }: Pick<Config, 'fetch' | 'publicUrl'>) {
    super({ ...fetch, userAgent: userAgentOf(productVersion(), publicUrl) });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }
}
