import { z } from 'zod';
import { projectionEvents } from '#events/administration/projection.events';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import type { FaultedEvent } from '#platform/projection-runner/fault';
import type { ReactorStatus } from '#platform/projection-runner/reactors/reactor-runner';
import type { ModelDetails } from '#platform/projection-runner/status/model-details';
import type { ReadModelStatus } from '#platform/projection-runner/status/read-model-status';

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
    lag_seconds: z.number().int().describe('How long the oldest event waits that it has not taken yet.'),
    progress: z.number().describe('Of a rebuild, 0 to 1; 1 if there is none.'),
    rate: z
      .number()
      .int()
      .optional()
      .describe('Events a second, over the last seconds; only while it is behind or rebuilding.'),
    seconds_left: z.number().int().optional().describe('Of a rebuild, at this pace.'),
    error: z.string().optional(),
    event: z
      .strictObject({
        id: z.string(),
        type: z.string(),
        stream: z.string(),
        revision: z.number().int(),
        position: z.number().int(),
        is_damaged: z.literal(true).optional().describe('The store returns something else than was written.'),
      })
      .optional()
      .describe('The one that it cannot handle.'),
    by_administrator: z.literal(true).optional().describe('An administrator paused it; otherwise no process runs it.'),
    stream: z.string().describe('Of the events that say what administrators decided about it.'),
  })
  .meta({ id: 'AdminProjection' });

/** A single one: with its details if it is a read model, and with what a skip leaves undone if it has stopped. */
export const projectionAnswer = projectionRow
  .extend({
    left_behind: z
      .array(z.string())
      .optional()
      .describe('Ids of documents that stay as they are, or effects left undone, if the event is skipped.'),
    code_version: z.string().optional().describe('Version of the code that made its documents.'),
    is_current_code: z.boolean().optional().describe('Whether that is the code of the program that runs.'),
    documents: z.int().optional(),
    verified: z
      .strictObject({ at: timeAnswer, position: z.int(), documents: z.int(), differences: z.int() })
      .nullable()
      .optional()
      .describe('The last comparison with the log; null if there was none.'),
  })
  .meta({ id: 'ProjectionRow' });

export type ProjectionRow = z.infer<typeof projectionRow>;

/** Fields that read models and reactors have in common. */
interface CommonStatus {
  readonly rate?: number;
  readonly error?: string;
  readonly event?: FaultedEvent;
  readonly byAdministrator?: true;
}

const eventOf = ({ isDamaged, ...location }: FaultedEvent) => ({
  ...location,
  ...(isDamaged && { is_damaged: isDamaged }),
});

const commonFields = (name: string, { rate, error, event, byAdministrator }: CommonStatus) => ({
  ...(rate === undefined ? {} : { rate }),
  ...(error === undefined ? {} : { error }),
  ...(event === undefined ? {} : { event: eventOf(event) }),
  ...(byAdministrator && { by_administrator: byAdministrator }),
  stream: projectionEvents.stream(name),
});

export const rowOfReadModel = (status: ReadModelStatus, lag_seconds: number): ProjectionRow => {
  const { name, state, position, lag, progress, secondsLeft } = status;
  return {
    id: name,
    kind: 'read_model',
    state,
    position,
    lag,
    lag_seconds,
    progress,
    ...(secondsLeft === undefined ? {} : { seconds_left: secondsLeft }),
    ...commonFields(name, status),
  };
};

const STATES = { live: 'live', failing: 'faulted', paused: 'paused', unclaimed: 'paused' } as const;

/** `end`: the last position of the log. */
export const rowOfReactor = (status: ReactorStatus, end: number, lag_seconds: number): ProjectionRow => {
  const { name, state, position, rate, ...fault } = status;
  const lag = Math.max(0, end - position);
  const paused = state === 'paused' ? ({ byAdministrator: true } as const) : {};
  return {
    id: name,
    kind: 'reactor',
    state: STATES[state],
    position,
    lag,
    lag_seconds,
    progress: 1,
    ...commonFields(name, { ...fault, ...(lag > 0 && rate !== undefined && { rate }), ...paused }),
  };
};

/** Details that are looked up only for a read model's own page. */
export const detailsOf = ({ codeVersion, isCurrentCode, documents, verified }: ModelDetails) => ({
  code_version: codeVersion,
  is_current_code: isCurrentCode,
  documents,
  verified: verified === undefined ? null : { ...verified },
});
