import { MINUTE_MS } from '#kernel/durations';
import type { Recorded } from '#kernel/recorded-event';
import { backoffMs, sleep } from '../../backoff';
import type { CheckpointStore } from '../../checkpoints/checkpoint-store';
import { BEGINNING, type EventPage } from '../../event-store/event-store';
import type { Leased } from '../../leases/lease-keeper';
import type { LogReader } from '../../log-reader/log-reader';
import type { LogSubscription } from '../../log-reader/log-subscriber';
import { type ProjectionFault, PoisonEvent, projectionFault, poisonOf } from '../fault';
import { NO_INTERVENTIONS, type ReadInterventions } from '../interventions';
import type { RunnerLog } from '../models/leased-read-model';
import { Pace, type Speed } from '../models/pace';
import type { Reactor } from './reactor';

export interface ReactorContext {
  readonly reader: LogReader;
  readonly checkpoints: CheckpointStore;
  readonly interventions: ReadInterventions;
  readonly log: RunnerLog;
  /** Called when it begins or ceases to fail, or is paused or resumed. */
  onChange(reactor: RunningReactor): void;
  /** Milliseconds before the next attempt after this many failures of one event. */
  readonly pauseMs?: (failures: number) => number;
}

/** Events buffered for a slow reactor. Beyond that it falls behind and reads them from the log later. */
const MAX_WAITING = 2000;
/** How often to save the position while no events match, so that little is read again after a kill. */
const CHECKPOINT_EVERY_MS = MINUTE_MS;

/** A reactor whose lease this process holds. It never delays others, however slow it is. */
export class RunningReactor implements Leased {
  private readonly stopping = new AbortController();
  private readonly running: Promise<void>;
  private waiting: EventPage[] = [];
  private wake: () => void = () => undefined;
  private resting = new AbortController();
  private subscription: LogSubscription | undefined;
  private savedAt = -Infinity;
  private unreadableRetries = 0;
  private interventions = NO_INTERVENTIONS;
  private applying: Promise<void> = Promise.resolve();
  fault: ProjectionFault | undefined;
  /** Position up to which all events were processed. */
  position = BEGINNING;
  /** Number of events that it has processed since it began in this process. */
  taken = 0;
  private readonly pace = new Pace();

  constructor(
    private readonly reactor: Reactor,
    private readonly context: ReactorContext,
    readonly term: number,
  ) {
    this.running = this.run();
  }

  get name(): string {
    return this.reactor.name;
  }

  get paused(): boolean {
    return this.interventions.paused;
  }

  get speed(): Speed | undefined {
    return this.pace.speed(this);
  }

  /** Called every few seconds. */
  mark(): void {
    this.pace.mark(this);
  }

  /** Applies the decisions of administrators since the last time, and tries again at once if it is failing. */
  applyInterventions(): Promise<void> {
    this.applying = this.applying
      .then(async () => {
        this.interventions = await this.context.interventions(this.name);
        this.wakeUp();
        this.context.onChange(this);
      })
      .catch((error: unknown) => this.noteFault(error));
    return this.applying;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.wakeUp();
    await this.subscription?.stop();
    await this.running;
  }

  private async run(): Promise<void> {
    await this.untilDone(async () => {
      this.interventions = await this.context.interventions(this.name);
      this.position = await this.context.checkpoints.load(this.name);
      this.context.onChange(this);
    });
    while (!this.stopping.signal.aborted) {
      // While paused nothing is buffered; on resuming, it reads from its position.
      if (this.paused) this.unfollow();
      const page = this.waiting.shift();
      if (page !== undefined) await this.react(page);
      else {
        if (!this.paused) this.subscription ??= this.follow();
        await new Promise<void>((resolve) => (this.wake = resolve));
      }
    }
    // An unsaved position makes events repeat after the next start.
    if (this.position > BEGINNING) await this.saveCheckpoint().catch((error: unknown) => this.noteFault(error));
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
      onFailure: (error) => this.noteFault(error),
    });
    return subscription;
  }

  private async react({ events, unreadable, upTo }: EventPage): Promise<void> {
    const blocking = unreadable.find(({ id }) => !this.skips(id));
    const readable = events.filter(({ position }) => blocking === undefined || position < blocking.position);
    for (const event of readable) {
      if (!(await this.handle(event))) return;
      this.position = event.position;
      this.taken++;
    }
    if (blocking !== undefined) return this.waitBefore(poisonOf(blocking));
    this.unreadableRetries = 0;
    this.position = Math.max(this.position, upTo);
    if (events.length === 0 && performance.now() - this.savedAt < CHECKPOINT_EVERY_MS) return;
    await this.untilDone(() => this.saveCheckpoint());
  }

  private skips(eventId: string): boolean {
    return this.interventions.skipped.has(eventId);
  }

  /** False if stopped or paused before; then the event is read again later. */
  private async handle(event: Recorded): Promise<boolean> {
    let handled = false;
    await this.untilDone(async () => {
      if (this.paused) return;
      if (!this.skips(event.id)) await this.reactTo(event);
      handled = true;
    });
    if (!handled) this.unfollow();
    return handled;
  }

  private async reactTo(event: Recorded): Promise<void> {
    try {
      await this.reactor.react(event);
    } catch (error) {
      throw new PoisonEvent(event, error);
    }
  }

  /** Waits before a retry. Nothing is skipped by itself: retries until this program or the next version can read the event. */
  private async waitBefore(error: PoisonEvent): Promise<void> {
    this.noteFault(error);
    this.unfollow();
    await this.waitOrWake(++this.unreadableRetries);
  }

  /** Drops buffered events; they are read again when it next follows the log from its position. */
  private unfollow(): void {
    void this.subscription?.stop();
    this.subscription = undefined;
    this.waiting = [];
  }

  private async waitOrWake(failures: number): Promise<void> {
    if (this.stopping.signal.aborted) return;
    this.resting = new AbortController();
    await sleep((this.context.pauseMs ?? backoffMs)(failures), this.resting.signal);
  }

  private wakeUp(): void {
    this.resting.abort();
    this.wake();
  }

  /** False if stopped before; then the event is repeated after the next start. */
  private async untilDone(step: () => Promise<void>): Promise<boolean> {
    for (let failures = 1; !this.stopping.signal.aborted; failures++) {
      try {
        await step();
        this.noteFault(undefined);
        return true;
      } catch (error) {
        this.noteFault(error);
        await this.waitOrWake(failures);
      }
    }
    return false;
  }

  private async saveCheckpoint(): Promise<void> {
    await this.context.checkpoints.save(this.name, this.position, this.term);
    this.savedAt = performance.now();
  }

  private noteFault(error: unknown): void {
    const before = this.fault;
    this.fault = error === undefined ? undefined : projectionFault(error);
    if (this.fault !== undefined) {
      this.context.log.error(`Reactor ${this.name} failed and will be retried: ${this.fault.error}`);
    }
    if (before?.error !== this.fault?.error) this.context.onChange(this);
  }
}
