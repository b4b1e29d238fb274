import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config';
import { productVersion } from '../product-version';
import { userAgentOf } from './fetch-settings';
import { Outbound } from './outbound';

/** Calls to other services: vendors that the operator configured, and addresses that users gave. */
@Injectable()
export class ConfiguredOutbound extends Outbound implements OnApplicationShutdown {
  constructor(@Inject(CONFIG) { fetch, publicUrl }: Pick<Config, 'fetch' | 'publicUrl'>) {
    super({ ...fetch, userAgent: userAgentOf(productVersion(), publicUrl) });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }
}
