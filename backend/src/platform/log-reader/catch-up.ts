import { backoffMs, sleep } from '../backoff';
import type { EventStore, EventPage } from '../event-store/event-store';
import type { Follower } from './follower';
import { nextPosition } from './next-position';

/** Events read, decoded and delivered at once; larger pages gain nothing and delay requests. */
export const EVENTS_PER_PAGE = 150;

/** Followers at most this many pages apart wait for each other, to share the rest of the log. */
const SAME_STRETCH_PAGES = 40;

/** Upper bound on yielding, so that a fill makes progress under any load. */
const LONGEST_WAY_MS = 20;

/** Short steps share a turn of the event loop. */
const LONGEST_TURN_MS = 0.4;

export interface CatchUpOptions {
  readonly events: Pick<EventStore, 'readAll'>;
  readonly signal: AbortSignal;
  /** The followers have received everything up to the end of the log. */
  onCaughtUp(followers: readonly Follower[]): void;
  /** The log cannot be read; null once it can again. */
  onLogError(error: unknown): void;
  /** Whether a request is waiting for live followers. */
  isAwaited(): boolean;
}

/**
 * Reads the log for subscribers that are behind. Each page is read and decoded once for all followers within it, in the
 * order of next-position.ts.
 */
export class CatchUp {
  private readonly behind = new Set<Follower>();
  private running: Promise<void> | undefined;
  private turn = 0;
  private span = 0;
  private turnBegan = 0;

  constructor(private readonly options: CatchUpOptions) {}

  add(follower: Follower): void {
    this.behind.add(follower);
    this.running ??= this.run();
  }

  async idle(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    // Subscriptions made in the same turn of the event loop share the first page too.
    await new Promise(setImmediate);
    while (this.hasFollowers()) {
      const from = this.nextPosition();
      const group = [...this.behind].filter(({ position }) => position >= from);
      const page = await this.read(from, [...new Set(group.flatMap(({ subscriber }) => subscriber.categories))]);
      if (page === undefined) break;
      this.span = page.upTo - from;
      await this.hand(page, group);
    }
    // Reset in the same turn as the check that nobody is behind, so that a later subscriber begins the next run.
    this.running = undefined;
  }

  private hasFollowers(): boolean {
    for (const each of this.behind) if (each.stopped) this.behind.delete(each);
    return this.behind.size > 0 && !this.options.signal.aborted;
  }

  private async hand(page: EventPage, group: readonly Follower[]): Promise<void> {
    for (const each of group) {
      await each.take(page);
      await this.giveWay();
    }
    if (page.events.length + page.unreadable.length >= EVENTS_PER_PAGE) return;
    for (const each of group) this.behind.delete(each);
    this.options.onCaughtUp(group.filter(({ stopped }) => !stopped));
  }

  /** Yields to requests; those that wait for a live page go first. */
  async giveWay(): Promise<void> {
    const begun = performance.now();
    if (begun - this.turnBegan < LONGEST_TURN_MS && !this.options.isAwaited()) return;
    do await new Promise(setImmediate);
    while (this.options.isAwaited() && performance.now() - begun < LONGEST_WAY_MS);
    this.turnBegan = performance.now();
  }

  private nextPosition(): number {
    return nextPosition([...this.behind], SAME_STRETCH_PAGES * this.span, ++this.turn % 2 === 0);
  }

  private async read(after: number, categories: readonly string[]): Promise<EventPage | undefined> {
    const { events, signal, onLogError } = this.options;
    for (let failures = 0; !signal.aborted;) {
      try {
        const page = await events.readAll({ after, limit: EVENTS_PER_PAGE, categories });
        if (failures > 0) onLogError(null);
        return page;
      } catch (error) {
        onLogError(error);
        await sleep(backoffMs(++failures), signal);
      }
    }
    return undefined;
  }
}
