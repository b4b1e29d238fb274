import type { Document } from '#kernel/projection';
import type { ScratchStore } from '../read-store/read-store';

/** What one process asks of the one that runs a read model or a reactor. */
export type RunnerRequest = 'rebuild' | 'interventions';

/** Shares statuses and requests between processes, by name. */
export class SharedStatuses<Status extends Document> {
  private readonly publishing = new Map<string, Promise<void>>();

  constructor(
    private readonly scratch: ScratchStore,
    /** `projection` or `reactor`. */
    private readonly kind: string,
  ) {}

  /** Serialised, so that others find the newest status. */
  publish(status: Status): Promise<void> {
    const before = this.publishing.get(status._id) ?? Promise.resolve();
    const published = before.catch(() => undefined).then(() => this.scratch.save(this.statuses, status));
    this.publishing.set(status._id, published);
    return published;
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

  /** The names among these of which it is requested; the requests are then fulfilled. */
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
