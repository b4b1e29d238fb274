import { backoffMs, sleep } from '../../backoff';
import type { LogReader } from '../../log-reader/log-reader';
import type { LogSubscriber, LogSubscription } from '../../log-reader/log-subscriber';
import { WriteRefused } from '../../read-store/read-store';
import { PoisonEvent } from '../fault';
import type { CheckpointSaver } from './checkpoint-saver';
import type { FillBudget } from './fill-budget';
import { type Generation, type Stores, applyPage } from './generation';
import { HeldDocuments } from './held-documents';

export interface FillerContext {
  readonly stores: Stores;
  readonly reader: LogReader;
  readonly budget: FillBudget;
  readonly checkpoints: CheckpointSaver;
}

export interface FillerEvents {
  /** True during an initial fill or a rebuild, when no query expects the latest events. */
  isCatchingUp(): boolean;
  /** The generation is live from here on; nothing else is delivered meanwhile. */
  onLive(): Promise<void>;
  onProgress(): void;
  /** Retried after a pause, except after a PoisonEvent. */
  onFailure(error: unknown): void;
}

const isOfEvent = (error: unknown): boolean => error instanceof PoisonEvent || error instanceof WriteRefused;

/** Fills one generation from the log, starting at its checkpoint and restarting after store failures. */
export class GenerationFiller {
  private readonly stopping = new AbortController();
  private subscription: LogSubscription | undefined;
  private held: HeldDocuments | undefined;
  /** Page by page, after an event failed among many. */
  private readsPageByPage = false;
  private failures = 0;

  constructor(
    private readonly generation: Generation,
    private readonly context: FillerContext,
    private readonly events: FillerEvents,
  ) {
    this.follow();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.subscription?.stop();
    this.held?.abandon();
  }

  private follow(): void {
    const { generation, stopping } = this;
    const { stores, reader, budget } = this.context;
    if (stopping.signal.aborted) return;
    const giveWay = (): Promise<void> => reader.giveWay();
    this.held = this.readsPageByPage
      ? undefined
      : new HeldDocuments(stores.documents, generation, budget, stopping.signal, giveWay);
    this.subscription = reader.subscribe(generation.position, this.subscriber(this.held));
  }

  private subscriber(held: HeldDocuments | undefined): LogSubscriber {
    const { generation, context, events, stopping } = this;
    const { projection, collection } = generation;
    const { documents } = context.stores;
    let openFill = held;
    return {
      categories: projection.categories,
      onPage: async (page) => {
        if (stopping.signal.aborted) return;
        if (openFill !== undefined) return openFill.take(page);
        await applyPage(context.stores, generation, page);
        context.checkpoints.saveLater(generation);
        events.onProgress();
      },
      isCatchingUp: () => events.isCatchingUp(),
      settlingWork: () => openFill?.changes ?? 0,
      onCaughtUp: async () => {
        await openFill?.end();
        openFill = undefined;
        if (!stopping.signal.aborted) await documents.ensureIndexes(collection, projection);
      },
      onLive: async () => {
        if (stopping.signal.aborted) return;
        await events.onLive();
        this.failures = 0;
        context.checkpoints.saveLater(generation);
        events.onProgress();
      },
      onFailure: (error) => void this.failed(error),
    };
  }

  private async failed(error: unknown): Promise<void> {
    const { signal } = this.stopping;
    if (signal.aborted) return;
    const wasHeld = this.held?.isOpen === true;
    this.held?.abandon();
    if (wasHeld && isOfEvent(error)) {
      // Going page by page finds the event and keeps everything before it.
      this.readsPageByPage = true;
      return this.follow();
    }
    this.events.onFailure(error);
    if (error instanceof PoisonEvent) return;
    await sleep(backoffMs(++this.failures), signal);
    this.follow();
  }
}
