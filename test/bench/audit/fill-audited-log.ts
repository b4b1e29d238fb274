import { join } from 'node:path';
import { type UserEvent, userEvents } from '#events/accounts/user.events';
import { type RunEvent, runEvents } from '#events/research/run.events';
import { type TrackerEvent, trackerEvents } from '#events/trackers/tracker.events';
import { derivedId, idAt } from '#kernel/ids';
import type { Document, Projection } from '#kernel/projection';
import { codecEventStore } from '#platform/event-store/codec/codec-event-store';
import { BEGINNING, type EventStore, type EventToAppend } from '#platform/event-store/event-store';
import { openSqliteEventStore } from '#platform/event-store/sqlite/sqlite-event-store';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { logIndexOf } from '#projections/administration/log-index/log-index.projection';
import { logPersonsOf } from '#projections/administration/log-persons/log-persons.projection';
import { inMemoryKeyStore } from '#test/support/in-memory/in-memory-key-store';
import { eventCategories, eventSchemas } from '#test/support/log/event-categories';
import { registration } from '../scale/made-events';

const PEOPLE = 10_000;
const TRACKERS = 100_000;
/** Of most trackers: with its events, and those of people, a million in all. */
const RUNS = 4;
/** Of one tracker, so that its stream and its history are long. */
const RUNS_OF_BUSY = 20_000;
/** Of one person, so that many events involve them. */
const TRACKERS_OF_BUSY = 8000;
export const HISTORY = 1000;
const RUNS_OF_WATCHED = HISTORY / 2 - 1;
const TOGETHER = 500;
const STARTED = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;

export const busyPerson = 'user-0';
export const busyTracker = 'tracker-0';
/** Has a history of a thousand events. */
export const watchedTracker = 'tracker-1';

interface Written {
  readonly stream: string;
  readonly events: readonly EventToAppend[];
}

const written = (
  stream: string,
  at: number,
  by: string | null,
  facts: readonly (UserEvent | TrackerEvent | RunEvent)[],
): Written => ({
  stream,
  events: facts.map((fact, n) => {
    const id = idAt(at + n, `${stream} ${n}`);
    return {
      ...fact,
      id,
      metadata: {
        occurred_at: new Date(at + n).toISOString(),
        correlation_id: derivedId(id, 'request'),
        causation_id: derivedId(id, 'command'),
        command: 'Test',
        actor: by === null ? { kind: 'system' } : { kind: 'user', userId: by },
      },
    };
  }),
});

const ownerOf = (n: number): string => (n < TRACKERS_OF_BUSY ? busyPerson : `user-${n % PEOPLE}`);

/** They hold all events that involve the busy person, and no others. */
export const streamsOfBusyPerson: readonly string[] = [
  userEvents.stream(busyPerson),
  ...Array.from({ length: TRACKERS }, (_, n) => n)
    .filter((n) => ownerOf(n) === busyPerson)
    .flatMap((n) => [trackerEvents.stream(`tracker-${n}`), runEvents.stream(`tracker-${n}`)]),
];

const person = (n: number): Written => {
  const userId = `user-${n}`;
  return written(userEvents.stream(userId), STARTED, userId, registration(n));
};

const runsOf = (trackerId: string): number =>
  trackerId === busyTracker ? RUNS_OF_BUSY : trackerId === watchedTracker ? RUNS_OF_WATCHED : RUNS;

const tracker = (n: number): readonly Written[] => {
  const trackerId = `tracker-${n}`;
  const ownerId = ownerOf(n);
  const at = STARTED + n * MINUTE_MS;
  const settings = {
    description: `What changes in the rules for subject number ${n}`,
    frequency: 'week',
    model: 'sonar-reasoning-pro',
    domains: ['www.federalregister.gov'],
    keyFacts: [],
  } as const;
  const runs = Array.from({ length: runsOf(trackerId) }, (_, run): readonly RunEvent[] => {
    const runId = `${trackerId}-run-${run}`;
    return [
      { type: 'RunRequested', data: { trackerId, runId, cause: 'due', period: null } },
      { type: 'RunEnded', data: { trackerId, runId, outcome: 'nothing_new' } },
    ];
  });
  return [
    written(trackerEvents.stream(trackerId), at, ownerId, [
      { type: 'TrackerCreated', data: { trackerId, ownerId, parentId: null, settings } },
      { type: 'TrackerPublished', data: { trackerId, ownerId, category: null } },
    ]),
    written(runEvents.stream(trackerId), at + 2, ownerId, runs.flat()),
  ];
};

const appendAll = async (store: EventStore, { stream, events }: Written): Promise<void> => {
  for (let from = 0; from < events.length; from += TOGETHER) {
    await store.append(stream, from === 0 ? 'none' : from - 1, events.slice(from, from + TOGETHER));
  }
};

const fillLog = async (store: EventStore, made: number, streamsOf: (n: number) => readonly Written[]) => {
  for (let from = 0; from < made; from += TOGETHER) {
    const streams = Array.from({ length: Math.min(TOGETHER, made - from) }, (_, n) => streamsOf(from + n)).flat();
    await Promise.all(streams.map((each) => appendAll(store, each)));
  }
};

const projectAll = async (log: EventStore, reads: SqliteReadStore, model: Projection): Promise<void> => {
  const live = `${model.name}.g1`;
  await reads.ensureCollection(live, model);
  for (let after = BEGINNING, end = await log.lastPosition(); after < end;) {
    const { events, upTo } = await log.readAll({ after, limit: TOGETHER * 4, categories: model.categories });
    const writes = events.flatMap((event) =>
      model.project(event).map((write) => ({ position: event.position, write })),
    );
    await reads.apply(live, writes, upTo);
    after = upTo;
  }
  await reads.ensureIndexes(live, model);
  await reads.saveModelRecord({ name: model.name, live, liveVersion: 'bench', building: null, retired: [] });
};

export interface AuditedLog {
  readonly log: EventStore;
  readonly reads: SqliteReadStore;
  close(): Promise<void>;
}

/** A log of a million events in `folder`, and the read models that it is searched by. */
export const fillAuditedLog = async (folder: string): Promise<AuditedLog> => {
  const events = await openSqliteEventStore({ file: join(folder, 'events.db'), synchronous: 'NORMAL' });
  const log = codecEventStore(events, eventSchemas, inMemoryKeyStore());
  const reads = SqliteReadStore.open(join(folder, 'read-models.db'));
  await fillLog(log, PEOPLE, (n) => [person(n)]);
  await fillLog(log, TRACKERS, tracker);
  for (const model of [accounts, logIndexOf(eventCategories), logPersonsOf(eventCategories)] as readonly Projection<
    never,
    Document
  >[]) {
    await projectAll(log, reads, model as Projection);
  }
  return {
    log,
    reads,
    close: async () => {
      await reads.close();
      await log.close();
    },
  };
};
