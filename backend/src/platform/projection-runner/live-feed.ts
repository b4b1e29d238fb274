import { BEGINNING, type Page, type Subscription } from '../event-store/event-store';
import { type Generation, type Stores, applyPage, catchUp } from './generation';
import { growingPause, pause } from './pauses';

export interface LiveFeedEvents {
  /** Members have come further. */
  onProgress(): void;
  /** A member could not take a page and has left the feed. */
  onFailure(generation: Generation, error: unknown): void;
  /** The log cannot be read; null when it can again. */
  onLogFailure(error: unknown): void;
}

/** How long checkpoints of models that nothing concerned may lag behind; other processes wait for them. */
const FLUSH_MS = 20;

/**
 * One subscription to the whole log for all live models: an event is read and decoded once, and a command that waits for
 * its read models waits for one page. Pages, joins and swaps take turns, so a generation enters at an exact position.
 */
export class LiveFeed {
  private readonly members = new Set<Generation>();
  private readonly unsaved = new Set<Generation>();
  private readonly stopping = new AbortController();
  private turn: Promise<unknown> = Promise.resolve();
  private subscription: Subscription | undefined;
  private flushing: NodeJS.Timeout | undefined;
  private failures = 0;
  private position = BEGINNING;

  constructor(
    private readonly stores: Stores,
    private readonly events: LiveFeedEvents,
  ) {}

  async start(): Promise<void> {
    this.follow(await this.stores.events.lastPosition());
  }

  /** Runs alone: no page is applied meanwhile. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.turn.then(work);
    this.turn = result.catch(() => undefined);
    return result;
  }

  /** Brings the generation to the feed's position and keeps it there. The work of a swap may be done in the same turn. */
  join(generation: Generation, swap: () => Promise<void> = async () => {}): Promise<void> {
    return this.inTurn(async () => {
      await catchUp(this.stores, generation, this.stopping.signal);
      if (this.stopping.signal.aborted) return;
      generation.position = Math.max(generation.position, this.position);
      await swap();
      this.members.add(generation);
      this.saveLater(generation);
      this.events.onProgress();
    });
  }

  leave(generation: Generation): void {
    this.members.delete(generation);
    this.unsaved.delete(generation);
  }

  has(generation: Generation): boolean {
    return this.members.has(generation);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.subscription?.stop();
    await this.turn;
    clearTimeout(this.flushing);
    await this.flush();
  }

  private follow(after: number): void {
    this.position = after;
    this.subscription = this.stores.events.subscribe({
      after,
      onPage: (page) => this.inTurn(() => this.take(page)),
      onEnd: (error) => void this.followAgain(error),
    });
  }

  private async followAgain(error: unknown): Promise<void> {
    this.events.onLogFailure(error);
    this.failures += 1;
    await pause(growingPause(this.failures), this.stopping.signal);
    if (!this.stopping.signal.aborted) this.follow(this.position);
  }

  private async take(page: Page): Promise<void> {
    await Promise.all([...this.members].map((generation) => this.hand(page, generation)));
    this.position = page.upTo;
    if (this.failures > 0) {
      this.failures = 0;
      this.events.onLogFailure(null);
    }
    this.events.onProgress();
  }

  private async hand(page: Page, generation: Generation): Promise<void> {
    try {
      await applyPage(this.stores, generation, page);
      this.saveLater(generation);
    } catch (error) {
      this.leave(generation);
      this.events.onFailure(generation, error);
    }
  }

  private saveLater(generation: Generation): void {
    this.unsaved.add(generation);
    this.flushing ??= setTimeout(() => {
      this.flushing = undefined;
      // A checkpoint that could not be saved is saved with the next page; until then events come again, to no effect.
      this.flush().catch(() => undefined);
    }, FLUSH_MS);
  }

  private async flush(): Promise<void> {
    const generations = [...this.unsaved].filter(({ position, saved }) => position > saved);
    this.unsaved.clear();
    const byPosition = new Map<number, Generation[]>();
    for (const each of generations) byPosition.set(each.position, [...(byPosition.get(each.position) ?? []), each]);
    for (const [position, reached] of byPosition) {
      await this.stores.documents.advance(
        reached.map(({ collection }) => collection),
        position,
      );
      for (const each of reached) each.saved = Math.max(each.saved, position);
    }
  }
}
