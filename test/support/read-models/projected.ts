import type { DomainEvent } from '#kernel/events';
import type { Document, Projection } from '#kernel/projection';
import type { Recorded } from '#kernel/recorded-event';
import { BEGINNING } from '#platform/event-store/event-store';
import { InMemoryReadStore } from '../in-memory/in-memory-read-store';

/** An event as stored in the log. `hour` of 2026-03-01 is its position and, unless it is given, its time. */
export const recorded = <Event extends DomainEvent>(
  event: Event,
  hour: number,
  at = new Date(Date.UTC(2026, 2, 1, hour)).toISOString(),
): Recorded<Event> => ({
  ...event,
  id: `event-${hour}`,
  stream: 'any-stream',
  revision: hour,
  position: hour,
  metadata: {
    occurred_at: at,
    correlation_id: 'correlation',
    causation_id: 'cause',
    command: 'Test',
    actor: { kind: 'system' },
    version: 1,
  },
});

/** The documents after the events, which are applied twice: replaying must have no effect. */
export const projected = async <Event extends DomainEvent>(
  projection: Projection<Event>,
  events: readonly Event[],
): Promise<readonly Document[]> => {
  const store = new InMemoryReadStore();
  const { name } = projection;
  await store.ensureCollection(name, projection);
  const log = events.map((event, index) => recorded(event, index + 1));
  for (const page of [log, log]) {
    const writes = page.flatMap((event) =>
      projection.project(event).map((write) => ({ position: event.position, write })),
    );
    await store.apply(name, writes, page.at(-1)?.position ?? BEGINNING);
  }
  return store.scan(name, { limit: 1000 });
};
