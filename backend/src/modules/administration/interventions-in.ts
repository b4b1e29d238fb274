import { type ProjectionEvent, projectionEvents } from '#events/administration/projection.events';
import type { Recorded } from '#kernel/recorded-event';
import type { EventStore } from '#platform/event-store/event-store';
import type { ReadInterventions } from '#platform/projection-runner/interventions';
import { projectionDecider } from './domain/projection.decider';

/** Decisions of administrators, read from the log, so that they outlive restarts and rebuilds. */
export const interventionsIn =
  (events: Pick<EventStore, 'readStream'>): ReadInterventions =>
  async (name) => {
    const recorded = (await events.readStream(projectionEvents.stream(name))) as readonly Recorded<ProjectionEvent>[];
    const { paused, skipped } = recorded.reduce(projectionDecider.evolve, projectionDecider.initialState);
    return { paused, skipped: new Set(skipped) };
  };
