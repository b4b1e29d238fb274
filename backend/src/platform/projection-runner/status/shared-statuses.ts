import type { Document } from '#kernel/projection';
import type { ScratchStore } from '../../read-store/read-store';

/** A request of one process to the one that runs a read model or a reactor. */
export type RunnerRequest = 'rebuild' | 'interventions';

/** Shares statuses and requests between processes, by name. */
export class SharedStatuses<Status extends Document> {
  private readonly publishing = new Map<string, Promise<void>>();
  private readonly unpublished = new Set<string>();

  constructor(
    private readonly scratch: ScratchStore,
    /** `projection` or `reactor`. */
    private readonly kind: string,
  ) {}

  /** Serialised, and the status asked for in turn, so that others find the newest. */
  async publish(name: string, status: () => Status | Promise<Status>): Promise<void> {
    const before = this.publishing.get(name) ?? Promise.resolve();
    const published = before.catch(() => undefined).then(async () => this.scratch.save(this.statuses, await status()));
    this.publishing.set(name, published);
    try {
      await published;
    } catch (error) {
      this.unpublished.add(name);
      throw error;
    }
  }

  /** Whether other processes may have an old status because publishing failed; the caller then publishes it again. */
  takeUnpublished(name: string): boolean {
    return this.unpublished.delete(name);
  }

  of(name: string): Promise<Status | undefined> {
    return this.scratch.load<Status>(this.statuses, name);
  }

  all(): Promise<readonly Status[]> {
    return this.scratch.loadAll<Status>(this.statuses);
  }

  /** False if it is already requested. */
  async request(request: RunnerRequest, name: string): Promise<boolean> {
    const requests = this.requests(request);
    if ((await this.scratch.load(requests, name)) !== undefined) return false;
    await this.scratch.save(requests, { _id: name });
    return true;
  }

  /** The names among these that are requested; the requests are then fulfilled. */
  async take(request: RunnerRequest, names: readonly string[]): Promise<readonly string[]> {
    const requests = this.requests(request);
    const taken = (await this.scratch.loadAll(requests)).map(({ _id }) => _id).filter((name) => names.includes(name));
    for (const name of taken) await this.scratch.discard(requests, name);
    return taken;
  }

  private get statuses(): string {
    return `${this.kind}-statuses`;
  }

  private requests(request: RunnerRequest): string {
    return `${this.kind}-${request}-requests`;
  }
}
