import type { Document } from '#kernel/projection';
import type { ScratchStore } from '../read-store/read-store';
import type { Model } from './model';
import type { ModelStatus } from './model-status';

/** Status of a model, published by the process that projects it. */
export interface SharedStatus extends Document, Omit<ModelStatus, 'name' | 'position' | 'lag'> {
  readonly fillsFirst: boolean;
}

const STATUSES = 'projection-statuses';

/** What one process asks of the one that projects a model. */
const REQUESTS = { rebuild: 'projection-rebuild-requests', attend: 'projection-attend-requests' } as const;
export type ModelRequest = keyof typeof REQUESTS;

/** Shares model statuses and requests between processes. */
export class SharedStatuses {
  private readonly publishing = new Map<string, Promise<void>>();

  constructor(private readonly scratch: ScratchStore) {}

  /** Serialised, so that others find the newest status. */
  publish(model: Model, progress: number): Promise<void> {
    const before = this.publishing.get(model.name) ?? Promise.resolve();
    const published = before
      .catch(() => undefined)
      .then(() => {
        const { name, state, fault, fillsFirst, paused } = model;
        const byAdministrator = paused ? ({ byAdministrator: true } as const) : {};
        const status: SharedStatus = { _id: name, state, progress, fillsFirst, ...fault, ...byAdministrator };
        return this.scratch.save(STATUSES, status);
      });
    this.publishing.set(model.name, published);
    return published;
  }

  of(model: string): Promise<SharedStatus | undefined> {
    return this.scratch.load<SharedStatus>(STATUSES, model);
  }

  all(): Promise<readonly SharedStatus[]> {
    return this.scratch.loadAll<SharedStatus>(STATUSES);
  }

  /** False if it is already requested. */
  async request(request: ModelRequest, model: string): Promise<boolean> {
    if ((await this.scratch.load(REQUESTS[request], model)) !== undefined) return false;
    await this.scratch.save(REQUESTS[request], { _id: model });
    return true;
  }

  async take(request: ModelRequest, model: string): Promise<boolean> {
    if ((await this.scratch.load(REQUESTS[request], model)) === undefined) return false;
    await this.scratch.discard(REQUESTS[request], model);
    return true;
  }
}
