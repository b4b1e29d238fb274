import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { threadPool } from '#platform/threads/thread-pool';

/** Worker threads for reading pages and finding their news. */
@Injectable()
export class ResearchThreads implements OnApplicationShutdown {
  readonly pool = threadPool();

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }
}
