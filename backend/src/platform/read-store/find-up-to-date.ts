import type { Document, ReadModel } from '#kernel/projection';
import type { EventStore } from '../event-store/event-store';
import type { ReadModelProgress, CatchUpState } from './read-model-progress';
import type { Filter, ReadStore } from './read-store';

const PATIENCE_MS = 5000;

export interface UpToDatePorts {
  readonly events: Pick<EventStore, 'lastPosition'>;
  readonly progress: ReadModelProgress;
  readonly reads: ReadStore;
}

/** Something cannot be known yet. A process tries again; a client is asked to. */
export class NotUpToDate extends Error {
  constructor(state: Exclude<CatchUpState, 'shows'>, models: readonly string[]) {
    super(`${WHY_NOT[state]} ${models.join(', ')}.`);
  }
}

const WHY_NOT: Readonly<Record<Exclude<CatchUpState, 'shows'>, string>> = {
  behind: 'Not all of these read models are up to date yet:',
  stopped: 'One of these read models has stopped, and an administrator must resume it:',
};

/**
 * Throws unless all of the models show what was just written, are filled and have not stopped before it, so that a
 * process retries.
 */
export const untilUpToDate = async (
  { events, progress }: Pick<UpToDatePorts, 'events' | 'progress'>,
  models: readonly Pick<ReadModel, 'name'>[],
): Promise<void> => {
  const names = models.map(({ name }) => name);
  const upTo = await events.lastPosition();
  const state = await progress.untilCaughtUp(upTo, PATIENCE_MS, names);
  if (state !== 'shows') throw new NotUpToDate(state, names);
};

/** All matching documents, those just written included. Throws if the model is behind or has stopped. */
export const findUpToDate = async <D extends Document>(
  ports: UpToDatePorts,
  model: ReadModel<D>,
  filter: Filter<D>,
): Promise<readonly D[]> => {
  await untilUpToDate(ports, [model]);
  return ports.reads.find(model, filter);
};
