import type { Recorded } from '#kernel/recorded-event';
import type { CheckpointStore } from '../checkpoints/checkpoint-store';
import { BEGINNING, EventUnreadable, type Page, type Unreadable, placeOf } from '../event-store/event-store';
import type { Leased } from '../leases/lease-keeper';
import type { LogReader } from '../log-reader/log-reader';
import type { LogSubscription } from '../log-reader/log-subscriber';
import { growingPause, pause } from '../pauses';
import type { RunnerLog } from './model';
import type { Reactor } from './reactor';

export interface ReactorContext {
  readonly reader: LogReader;
  readonly checkpoints: CheckpointStore;
  readonly log: RunnerLog;
  /** Milliseconds before the next attempt after this many failures of one event. */
  readonly pauseMs?: (failures: number) => number;
}

/** Events buffered for a slow reactor. Beyond that it falls behind and reads them from the log later. */
const MAX_WAITING = 2000;
/** How often to save the position while no events match, so that little is read again after a kill. */
const KEPT_EVERY_MS = 60_000;

/** A reactor whose lease this process holds. It never delays others, however slow it is. */
export class RunningReactor implements Leased {
  private readonly stopping = new AbortController();
  private readonly running: Promise<void>;
  private waiting: Page[] = [];
  private wake: () => void = () => undefined;
  private subscription: LogSubscription | undefined;
  private keptAt = -Infinity;
  private unread = 0;
  error: string | undefined;
  /** All events up to here were processed. */
  position = BEGINNING;

  constructor(
    private readonly reactor: Reactor,
    private readonly context: ReactorContext,
    public term: number,
  ) {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.subscription?.stop();
    await this.running;
  }

  private async run(): Promise<void> {
    await this.untilDone(async () => {
      this.position = await this.context.checkpoints.load(this.reactor.name);
    });
    while (!this.stopping.signal.aborted) {
      const page = this.waiting.shift();
      if (page !== undefined) await this.react(page);
      else {
        this.subscription ??= this.follow();
        await new Promise<void>((resolve) => (this.wake = resolve));
      }
    }
    // If it is not saved, events are repeated after the next start.
    if (this.position > BEGINNING) await this.keep().catch((error: unknown) => this.note(error));
  }

  private follow(): LogSubscription {
    const subscription = this.context.reader.subscribe(this.position, {
      categories: this.reactor.categories,
      onPage: async (page) => {
        this.waiting.push(page);
        if (this.waiting.reduce((sum, { events }) => sum + events.length, 0) > MAX_WAITING) {
          void subscription.stop();
          this.subscription = undefined;
        }
        this.wake();
      },
      onFailure: (error) => this.note(error),
    });
    return subscription;
  }

  private async react({ events, unreadable: [unreadable], upTo }: Page): Promise<void> {
    const readable = events.filter(({ position }) => unreadable === undefined || position < unreadable.position);
    for (const event of readable) {
      if (!(await this.untilDone(() => this.reactor.react(event), event))) return;
      this.position = event.position;
    }
    if (unreadable !== undefined) return this.waitBefore(unreadable);
    this.position = Math.max(this.position, upTo);
    if (events.length === 0 && performance.now() - this.keptAt < KEPT_EVERY_MS) return;
    await this.untilDone(() => this.keep());
  }

  /** Nothing is skipped: retries until this program or the next version can read the event. */
  private async waitBefore(unreadable: Unreadable): Promise<void> {
    this.note(new EventUnreadable(unreadable));
    void this.subscription?.stop();
    this.subscription = undefined;
    this.waiting = [];
    await pause(this.pauseAfter(++this.unread), this.stopping.signal);
  }

  private pauseAfter(failures: number): number {
    return (this.context.pauseMs ?? growingPause)(failures);
  }

  /** False if stopped before; then the event is repeated after the next start. */
  private async untilDone(step: () => Promise<void>, event?: Recorded): Promise<boolean> {
    for (let failures = 1; !this.stopping.signal.aborted; failures++) {
      try {
        await step();
        this.error = undefined;
        return true;
      } catch (error) {
        this.note(error, event);
        await pause(this.pauseAfter(failures), this.stopping.signal);
      }
    }
    return false;
  }

  private async keep(): Promise<void> {
    await this.context.checkpoints.save(this.reactor.name, this.position, this.term);
    this.keptAt = performance.now();
  }

  private note(error: unknown, event?: Recorded): void {
    const where = event === undefined ? '' : `${placeOf(event)}: `;
    this.error = `${where}${error instanceof Error ? error.message : String(error)}`;
    this.context.log.error(`Reactor ${this.reactor.name} failed and will be retried: ${this.error}`);
  }
}
