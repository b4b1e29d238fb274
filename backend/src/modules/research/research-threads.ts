import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { threadPool } from '#platform/threads/thread-pool';

/** Where pages are read and runs are concluded. */
@Injectable()
export class ResearchThreads implements OnApplicationShutdown {
  readonly pool = threadPool();

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }
}
