import type { Document, ReadModel } from '#kernel/projection';
import type { EventStore } from '../event-store/event-store';
import type { ReadModelProgress } from '../http/read-model-progress';
import type { Filter, ReadStore } from './read-store';

const PATIENCE_MS = 5000;

export interface UpToDateReads {
  readonly events: Pick<EventStore, 'lastPosition'>;
  readonly progress: ReadModelProgress;
  readonly reads: ReadStore;
}

/** Throws if one of the models does not show yet what was just written, or is being filled, so that a process retries. */
export const untilUpToDate = async (
  { events, progress }: Pick<UpToDateReads, 'events' | 'progress'>,
  models: readonly Pick<ReadModel, 'name'>[],
): Promise<void> => {
  const names = models.map(({ name }) => name);
  const upTo = await events.lastPosition();
  if (!(await progress.untilCaughtUp(upTo, PATIENCE_MS, names)))
    throw new Error(`Not all of these read models are up to date yet: ${names.join(', ')}.`);
};

/** All matching documents, those just written included. Throws if the model is behind, so that a process retries. */
export const findUpToDate = async <D extends Document>(
  ports: UpToDateReads,
  model: ReadModel<D>,
  filter: Filter<D>,
): Promise<readonly D[]> => {
  await untilUpToDate(ports, [model]);
  return ports.reads.find(model, filter);
};
