import pLimit from 'p-limit';
import { backoffMs, sleep } from '../backoff';
import { messageOf } from '../error-message';
import type { EventStore, EventPage, StoreSubscription } from '../event-store/event-store';
import { CatchUp, EVENTS_PER_PAGE } from './catch-up';
import { Follower } from './follower';
import type { LogSubscriber, LogSubscription } from './log-subscriber';
import { Settling } from './settling';

/** The live subscription to the store, from a position, for all events of `categories`. */
interface Tail {
  readonly categories: ReadonlySet<string>;
  readonly subscription: StoreSubscription;
}

/**
 * Reads the log for the whole process: each event is read and decoded once for all its followers, and categories that
 * nobody follows are not read at all. Subscribers that are behind share the way to the end of the log; from there, all
 * share one live subscription. Live pages, joins and `exclusively` are serialised, so that a subscriber joins at an exact
 * position.
 */
export class LogReader {
  private readonly live = new Set<Follower>();
  private readonly stopping = new AbortController();
  private readonly catchUp: CatchUp;
  /** Categories of all subscribers so far. */
  private readonly followed = new Set<string>();
  private readonly settling = new Set<Promise<void>>();
  private readonly order = new Settling();
  /** Runs exclusively: nothing is delivered to live subscribers meanwhile. */
  readonly exclusively: <Result>(work: () => Promise<Result>) => Promise<Result> = pLimit(1);
  private tail: Tail | undefined;
  /** Position up to which everything has been delivered to live subscribers; undefined before the first one. */
  private position: number | undefined;
  private failures = 0;
  private logError: unknown = null;
  private isAwaited: () => boolean = () => false;

  constructor(
    private readonly events: EventStore,
    private readonly log: { error(message: string): void },
  ) {
    this.catchUp = new CatchUp({
      events,
      signal: this.stopping.signal,
      onCaughtUp: (followers) => this.settle(followers),
      onLogError: (error) => this.note(error),
      isAwaited: () => this.isAwaited(),
    });
  }

  /** Why the log cannot be read at the moment; undefined if it can. */
  get fault(): string | undefined {
    const { logError } = this;
    return logError === null ? undefined : `The log cannot be read: ${messageOf(logError)}`;
  }

  /** Delivers events after the position, up to the end of the log, then live. */
  subscribe(after: number, subscriber: LogSubscriber): LogSubscription {
    const follower = new Follower(subscriber, after);
    for (const each of subscriber.categories) this.followed.add(each);
    this.catchUp.add(follower);
    return {
      stop: async () => {
        this.live.delete(follower);
        await follower.stop();
      },
    };
  }

  /** While a request waits for live subscribers, those that are behind take smaller steps. */
  yieldWhile(isAwaited: () => boolean): void {
    this.isAwaited = isAwaited;
  }

  /** Lets requests be answered between the steps of long work of a subscriber that is behind. */
  giveWay(): Promise<void> {
    return this.catchUp.giveWay();
  }

  /** Resolves when nothing more is delivered to any subscriber. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.tail?.subscription.stop();
    await this.catchUp.idle();
    await Promise.all(this.settling);
    await this.exclusively(async () => undefined);
  }

  /** Lets each join as soon as it is ready, since building indexes takes some longer than others; small ones go first. */
  private settle(followers: readonly Follower[]): void {
    for (const each of followers) {
      const settled = this.join(each);
      this.settling.add(settled);
      void settled.finally(() => this.settling.delete(settled));
    }
  }

  private async join(follower: Follower): Promise<void> {
    const { subscriber } = follower;
    await this.order.run(subscriber.settlingWork?.() ?? 0, () => follower.run(() => subscriber.onCaughtUp?.()));
    await this.exclusively(async () => {
      if (follower.stopped || this.stopping.signal.aborted) return;
      try {
        await this.bringToTail(follower);
      } catch (error) {
        this.note(error);
        this.catchUp.add(follower);
        return;
      }
      await follower.run(() => subscriber.onLive?.());
      if (follower.stopped) return;
      this.live.add(follower);
      this.widenTail();
    });
  }

  /** Delivers what was appended while the subscriber settled: little, since live subscribers wait for it. */
  private async bringToTail(follower: Follower): Promise<void> {
    const end = (this.position ??= follower.position);
    const { categories } = follower.subscriber;
    while (follower.position < end && !follower.stopped) {
      const page = await this.events.readAll({ after: follower.position, limit: EVENTS_PER_PAGE, categories });
      if (page.upTo <= follower.position) return;
      await follower.take(page);
    }
  }

  /** Makes the live subscription include all followed categories. */
  private widenTail(): void {
    const { tail, followed } = this;
    if ([...followed].every((each) => tail?.categories.has(each))) return;
    void tail?.subscription.stop();
    this.follow(new Set(followed));
  }

  private follow(categories: ReadonlySet<string>): void {
    if (this.position === undefined || this.stopping.signal.aborted) return;
    const isCurrent = (): boolean => this.tail === tail;
    const tail: Tail = {
      categories,
      subscription: this.events.subscribe({
        after: this.position,
        categories: [...categories],
        onPage: (page) => this.exclusively(async () => (isCurrent() ? this.take(page) : undefined)),
        onEnd: (error) => void (isCurrent() ? this.followAgain(tail, error) : undefined),
      }),
    };
    this.tail = tail;
  }

  private async followAgain(ended: Tail, error: unknown): Promise<void> {
    this.note(error);
    await sleep(backoffMs(++this.failures), this.stopping.signal);
    if (this.tail === ended) this.follow(ended.categories);
  }

  private async take(page: EventPage): Promise<void> {
    await Promise.all([...this.live].map((each) => each.take(page)));
    for (const each of this.live) if (each.stopped) this.live.delete(each);
    this.position = Math.max(this.position ?? page.upTo, page.upTo);
    if (this.failures > 0) this.note(null);
    this.failures = 0;
  }

  private note(error: unknown): void {
    this.logError = error;
    if (this.fault !== undefined) this.log.error(this.fault);
  }
}
