import { sleep } from '../../backoff';
import { messageOf } from '../../error-message';
import { BEGINNING } from '../../event-store/event-store';
import type { ModelRecords, ProjectionStore } from '../../read-store/read-store';
import { pollSchedule } from '../poll-schedule';
import { Waiters } from './waiters';

/** How long this process may use outdated model records. */
const RECORDS_MS = 500;

/**
 * Polls the positions of models that other processes project. While anyone waits, a single query at a time covers all
 * models, so the load does not grow with the number of models or waiting requests.
 */
export class RemotePositions {
  private readonly waiters = new Waiters();
  private readonly intervals = pollSchedule();
  private positions: ReadonlyMap<string, number> = new Map();
  private collections: ReadonlyMap<string, string> = new Map();
  private readAt = -Infinity;
  private isWatching = false;

  constructor(
    private readonly documents: Pick<ModelRecords, 'modelRecords'> & Pick<ProjectionStore, 'checkpoints'>,
    private readonly signal: AbortSignal,
    private readonly log: { error(message: string): void },
  ) {}

  /**
   * Waits until the models have reached the position, or the time has run out. `isAwaited` says which are still being
   * waited for.
   */
  async until(
    names: readonly string[],
    position: number,
    timeoutMs: number,
    isAwaited: (name: string) => boolean,
  ): Promise<boolean> {
    const isMet = (): boolean =>
      this.signal.aborted ||
      names.every((name) => !isAwaited(name) || (this.positions.get(name) ?? BEGINNING) >= position);
    const met = this.waiters.until(isMet, timeoutMs);
    if (this.waiters.count > 0 && !this.isWatching) void this.watch();
    return met;
  }

  /** The models among these that have reached a position; asks the store again about those that are not known to. */
  async reached(names: readonly string[], position: number): Promise<ReadonlySet<string>> {
    const isReached = (name: string): boolean => (this.positions.get(name) ?? BEGINNING) >= position;
    if (!names.every(isReached)) this.positions = await this.now();
    return new Set(names.filter(isReached));
  }

  /** Current positions by model, from the store. */
  async now(): Promise<ReadonlyMap<string, number>> {
    if (performance.now() - this.readAt <= RECORDS_MS) {
      const reached = await this.ofCollections();
      // A collection without a checkpoint may have been retired and dropped since its record was read.
      if ([...reached.values()].every((position) => position > BEGINNING)) return reached;
    }
    const records = await this.documents.modelRecords();
    this.collections = new Map(records.map(({ name, live }) => [name, live]));
    this.readAt = performance.now();
    return this.ofCollections();
  }

  private async ofCollections(): Promise<ReadonlyMap<string, number>> {
    const reached = await this.documents.checkpoints([...this.collections.values()]);
    return new Map(
      [...this.collections].map(([name, collection]) => [name, reached.get(collection) ?? BEGINNING] as const),
    );
  }

  private async watch(): Promise<void> {
    this.isWatching = true;
    let looks = this.intervals.begin();
    let begun = performance.now();
    while (this.waiters.count > 0 && !this.signal.aborted) {
      await sleep(looks.next(), this.signal);
      try {
        // An old generation no longer advances; the next look asks for the live one.
        this.positions = await (looks.count === 1 && this.collections.size > 0 ? this.ofCollections() : this.now());
      } catch (error) {
        this.log.error(`Positions of read models: ${messageOf(error)}`);
      }
      const waited = this.waiters.count;
      this.waiters.moved();
      if (this.waiters.count === waited) continue;
      looks.succeeded(performance.now() - begun);
      // New waiters should not suffer from the long interval of an older one.
      looks = this.intervals.begin();
      begun = performance.now();
    }
    // Reset in the same turn as the check that nobody waits, so that a later caller begins the next one.
    this.isWatching = false;
    if (this.signal.aborted) this.waiters.release();
  }
}
