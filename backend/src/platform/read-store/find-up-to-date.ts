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

/** All matching documents, those just written included. Throws if the model is behind, so that a process retries. */
export const findUpToDate = async <D extends Document>(
  { events, progress, reads }: UpToDateReads,
  model: ReadModel<D>,
  filter: Filter<D>,
): Promise<readonly D[]> => {
  const upTo = await events.lastPosition();
  if (!(await progress.untilCaughtUp(upTo, PATIENCE_MS, [model.name])))
    throw new Error(`The read model ${model.name} is not up to date yet.`);
  return reads.find(model, filter);
};
