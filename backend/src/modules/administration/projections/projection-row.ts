import { z } from 'zod';
import type { ModelStatus } from '#platform/projection-runner/model-status';
import type { ReactorStatus } from '#platform/projection-runner/reactor-runner';
import { projectionEvents } from '../domain/projection.events';

export const projectionRow = z
  .strictObject({
    id: z.string(),
    kind: z.enum(['read_model', 'reactor']),
    state: z.enum(['live', 'rebuilding', 'faulted', 'paused']),
    position: z
      .number()
      .int()
      .describe('Of the documents that queries see; of a reactor, of the last event processed.'),
    lag: z.number().int().describe('Positions between it and the end of the log.'),
    progress: z.number().describe('Of a rebuild, 0 to 1; 1 if there is none.'),
    error: z.string().optional(),
    event: z
      .strictObject({
        id: z.string(),
        type: z.string(),
        stream: z.string(),
        revision: z.number().int(),
        position: z.number().int(),
      })
      .optional()
      .describe('The one that it cannot handle.'),
    stream: z.string().describe('Of the events that say what administrators decided about it.'),
  })
  .meta({ id: 'AdminProjection' });

export type ProjectionRow = z.infer<typeof projectionRow>;

export const rowOfModel = ({ name, state, position, lag, progress, error, event }: ModelStatus): ProjectionRow => ({
  id: name,
  kind: 'read_model',
  state,
  position,
  lag,
  progress,
  ...(error === undefined ? {} : { error }),
  ...(event === undefined ? {} : { event: { ...event } }),
  stream: projectionEvents.stream(name),
});

const STATES = { live: 'live', failing: 'faulted', elsewhere: 'live', unclaimed: 'paused' } as const;

/** `end`: the last position of the log. What fails in another process is shown by the `doctor` that runs there. */
export const rowOfReactor = ({ name, state, position, error }: ReactorStatus, end: number): ProjectionRow => ({
  id: name,
  kind: 'reactor',
  state: STATES[state],
  position,
  lag: Math.max(0, end - position),
  progress: 1,
  ...(error === undefined ? {} : { error }),
  stream: projectionEvents.stream(name),
});
