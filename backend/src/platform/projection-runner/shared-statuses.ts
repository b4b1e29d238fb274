import type { Document } from '#kernel/projection';
import type { ScratchStore } from '../read-store/read-store';
import type { Model } from './model';
import type { ModelState } from './model-status';

/** Status of a model, published by the process that projects it. */
export interface SharedStatus extends Document {
  readonly state: ModelState;
  readonly progress: number;
  readonly fillsFirst: boolean;
  readonly error?: string;
}

const STATUSES = 'projection-statuses';
const REBUILD_REQUESTS = 'projection-rebuild-requests';

/** Shares model statuses and rebuild requests between processes. */
export class SharedStatuses {
  private readonly publishing = new Map<string, Promise<void>>();

  constructor(private readonly scratch: ScratchStore) {}

  /** Serialised, so that others find the newest status. */
  publish(model: Model, progress: number): Promise<void> {
    const before = this.publishing.get(model.name) ?? Promise.resolve();
    const published = before
      .catch(() => undefined)
      .then(() => {
        const { name, state, error, fillsFirst } = model;
        const status: SharedStatus = { _id: name, state, progress, fillsFirst };
        return this.scratch.save(STATUSES, error === undefined ? status : { ...status, error });
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

  /** False if one is already requested. */
  async requestRebuild(model: string): Promise<boolean> {
    if ((await this.scratch.load(REBUILD_REQUESTS, model)) !== undefined) return false;
    await this.scratch.save(REBUILD_REQUESTS, { _id: model });
    return true;
  }

  async takeRebuildRequest(model: string): Promise<boolean> {
    if ((await this.scratch.load(REBUILD_REQUESTS, model)) === undefined) return false;
    await this.scratch.discard(REBUILD_REQUESTS, model);
    return true;
  }
}
