import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { EventEmitter, on } from 'node:events';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { LogReader } from '#platform/log-reader/log-reader';
import type { LogSubscription } from '#platform/log-reader/log-subscriber';
import { type PageChange, CHANGE_CATEGORIES, pageChangesIn } from './page-change';

const EVENTS_PER_PAGE = 500;
/** Events. A page that was away for longer loads everything again anyway. */
const MAX_MISSED = 10_000;

/** News as it is written to the log, for any number of open pages: one subscription for all of them. */
@Injectable()
export class LiveLog implements OnApplicationShutdown {
  private readonly logger = new Logger(LiveLog.name);
  private readonly live = new EventEmitter().setMaxListeners(0);
  private subscription: Promise<LogSubscription> | undefined;

  constructor(
    private readonly reader: LogReader,
    @Inject(EVENT_STORE) private readonly events: EventStore,
  ) {}

  /** News after a position, or from now on if it is null, until the signal aborts. */
  async *after(position: number | null, signal: AbortSignal): AsyncGenerator<readonly PageChange[]> {
    // Listens first, so that no event is missed between reading and following.
    const live = on(this.live, 'news', { signal }) as AsyncIterable<[readonly PageChange[]]>;
    await this.follow();
    const end = await this.events.lastPosition();
    let last = position ?? end;
    for (let missed = 0; last < end && missed < MAX_MISSED;) {
      const { events, upTo } = await this.events.readAll({
        after: last,
        limit: EVENTS_PER_PAGE,
        categories: CHANGE_CATEGORIES,
      });
      yield pageChangesIn(events);
      missed += events.length;
      last = Math.max(upTo, last + 1);
    }
    for await (const [news] of live) yield news.filter(({ position: at }) => at > last);
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.subscription)?.stop();
  }

  private follow(): Promise<LogSubscription> {
    this.subscription ??= this.events.lastPosition().then((end) =>
      this.reader.subscribe(end, {
        categories: CHANGE_CATEGORIES,
        onPage: async ({ events }) => {
          const news = pageChangesIn(events);
          if (news.length > 0) this.live.emit('news', news);
        },
        onFailure: (error) => {
          this.logger.error(error);
          this.subscription = undefined;
        },
      }),
    );
    // If the log could not be read, the next page tries again.
    this.subscription.catch(() => (this.subscription = undefined));
    return this.subscription;
  }
}
