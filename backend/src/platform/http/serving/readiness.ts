import type { EventStore } from '../../event-store/event-store';
import type { JobQueue } from '../../jobs/job-queue';
import type { Lifecycle } from '../../lifecycle';
import { port } from '../../port';
import type { ReadModelStatus } from '../../projection-runner/status/read-model-status';
import type { ModelRecords } from '../../read-store/read-store';

export const READINESS = port<Readiness>('Readiness');

/** A dependency needed to serve requests. */
export interface ReadinessCheck {
  readonly name: string;
  /** Null if healthy, else the fault, without addresses or secrets. Throws if unreachable. */
  fault(): Promise<string | null>;
}

export interface Readiness {
  readonly checks: readonly ReadinessCheck[];
  /** True once the process was asked to stop. */
  stopping(): boolean;
}

export interface ReadinessParts {
  readonly events: EventStore;
  readonly isStorageFull: () => boolean;
  readonly documents: Pick<ModelRecords, 'modelRecord'>;
  readonly jobs: Pick<JobQueue, 'ping'>;
  readonly models: { list(): Promise<readonly ReadModelStatus[]> };
  readonly lifecycle: Lifecycle;
}

const reaches = (name: string, ask: () => Promise<unknown>): ReadinessCheck => ({
  name,
  fault: async () => {
    await ask();
    return null;
  },
});

/** Reading still works on a full disk, so that only an append can tell. */
const logOf = (events: EventStore, isStorageFull: () => boolean): ReadinessCheck => ({
  name: 'event-store',
  fault: async () => {
    await events.readStream('readiness', { limit: 1 });
    return isStorageFull() ? 'It is full: nothing can be stored until there is space.' : null;
  },
});

const noneFaulted = (models: ReadinessParts['models']): ReadinessCheck => ({
  name: 'read-models',
  fault: async () => {
    const faulted = (await models.list()).filter(({ state }) => state === 'faulted').map(({ name }) => name);
    return faulted.length === 0 ? null : `Stopped: ${faulted.join(', ')}.`;
  },
});

/** Ready if the stores are reachable, there is space to write, and no read model has stopped. */
export const readinessOf = (parts: ReadinessParts): Readiness => {
  const { events, isStorageFull, documents, jobs, models, lifecycle } = parts;
  return {
    checks: [
      logOf(events, isStorageFull),
      reaches('read-store', () => documents.modelRecord('readiness')),
      reaches('job-queue', () => jobs.ping()),
      noneFaulted(models),
    ],
    stopping: () => lifecycle.stopping,
  };
};
