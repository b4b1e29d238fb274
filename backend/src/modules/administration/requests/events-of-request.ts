import type { Projection } from '#kernel/projection';
import { runs } from '#modules/research/published';
import type { EventStore } from '#platform/event-store/event-store';
import type { ReadStore } from '#platform/read-store/read-store';
import { logIndex } from '#projections/administration/log-index/log-index.projection';
import { eventsInLog } from '../events/events-in-log';
import { type TracedEvent, toTracedEvent } from './traced-event';

/** Events and runs that one page shows at most. */
const MAX_EVENTS = 200;
const MAX_RUNS = 10;
const MAX_EVENTS_OF_A_RUN = 100;

interface Correlated {
  readonly events: readonly TracedEvent[];
  readonly total: number;
}

export interface EventsOfRequest {
  /** The request that all of it began with. */
  readonly requestId: string;
  /** The events, in log order. */
  readonly events: readonly TracedEvent[];
  /** The runs among whose events are these. */
  readonly runIds: ReadonlySet<string>;
  readonly leftOut: { readonly events: number; readonly runs: number };
}

/** A run's events are correlated by the run; the request is the one that asked for it. */
const requestOf = async (reads: ReadStore, correlationId: string): Promise<string> => {
  const run = await reads.get(runs, correlationId);
  const requested = run === undefined ? undefined : await reads.get(logIndex, run.request_id);
  return requested?.correlation_id ?? correlationId;
};

/** The events of a request and of the runs that it led to; undefined if there are none. */
export const eventsOfRequest = async (
  reads: ReadStore,
  log: Pick<EventStore, 'readStream'>,
  models: readonly Projection[],
  correlationId: string,
): Promise<EventsOfRequest | undefined> => {
  const correlated = async (id: string, limit: number): Promise<Correlated> => {
    const filter = { correlation_id: id };
    const [logged, total] = await Promise.all([
      reads.find(logIndex, filter, { sort: { position: 1 }, limit }),
      reads.count(logIndex, filter),
    ]);
    const recorded = await eventsInLog(log, logged);
    return { events: logged.map((each, index) => toTracedEvent(each, recorded[index], models)), total };
  };

  const requestId = await requestOf(reads, correlationId);
  const own = await correlated(requestId, MAX_EVENTS);
  if (own.events.length === 0) return undefined;
  const requested = own.events.flatMap(({ queued }) =>
    queued !== null && 'run_id' in queued.for ? [queued.for.run_id] : [],
  );
  const runsRead = requested.slice(0, MAX_RUNS);
  const ofRuns = await Promise.all(runsRead.map((runId) => correlated(runId, MAX_EVENTS_OF_A_RUN)));
  const parts = [own, ...ofRuns];
  return {
    requestId,
    events: parts.flatMap(({ events }) => events).sort((one, other) => one.position - other.position),
    runIds: new Set(runsRead),
    leftOut: {
      events: parts.reduce((sum, { events, total }) => sum + total - events.length, 0),
      runs: requested.length - runsRead.length,
    },
  };
};
