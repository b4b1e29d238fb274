import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Decider, isRefusal } from '#kernel/decider';
import { type EventOf, event, declareEvents } from '#kernel/events';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import type { EventStore } from '#platform/event-store/event-store';
import { openEventStoreDB } from '#platform/event-store/eventstoredb/eventstoredb-event-store';
import { LogReader } from '#platform/log-reader/log-reader';
import { NO_INTERVENTIONS } from '#platform/projection-runner/interventions';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { MongoReadStore } from '#platform/read-store/mongo/mongo-read-store';
import { startEventStoreDBTestServer } from '#test/support/eventstoredb-test-server/eventstoredb-test-server';
import { mongoMissing, startMongo } from '#test/support/servers/mongodb-server';
import { TestClock } from '#test/support/test-clock';
import type { BenchRow } from '../bench-row';
import { benchModels, eventAt } from './bench-models';
import { countedMongo } from './counted-mongo';

const MODELS = 30;
const POLL_MS = 20;
const WARMING = 10;
const COMMANDS = 50;
const MAX_COMMANDS = 3;
const NAME = 'the same on EventStoreDB and MongoDB, reads of both stores';

const happenings = declareEvents('tracker', { Happened: event<{ readonly of: string; readonly kind: number }>() });
type Happening = EventOf<typeof happenings>;

const decider: Decider<{ readonly type: 'Make'; readonly n: number }, Happening, null> = {
  events: happenings,
  initialState: null,
  evolve: () => null,
  decide: ({ n }) => [{ type: 'Happened', data: eventAt(n).data as Happening['data'] }],
};

const runnerOn = (events: EventStore, documents: MongoReadStore, projects: boolean): ProjectionRunner =>
  new ProjectionRunner({
    clock: new TestClock(),
    interventions: async () => NO_INTERVENTIONS,
    events,
    reader: new LogReader(events, console),
    documents,
    scratch: documents,
    projections: benchModels(MODELS),
    projects,
    log: { log: () => undefined, error: (message) => console.error(message) },
  });

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((all, one) => all + one, 0);

/**
 * Queries of a web process to both stores from a command until reading its result, including regular polls of other
 * processes' models. Redis is not involved.
 */
export const threeStoresRow = async (): Promise<BenchRow> => {
  if (mongoMissing !== null) return { name: NAME, value: Number.NaN, unit: '', limit: mongoMissing };
  const [server, mongo] = await Promise.all([startEventStoreDBTestServer(), startMongo()]);
  const counted = await countedMongo(mongo.url);
  const database = `aidy_bench_${randomUUID().slice(0, 8)}`;
  const [ofProjector, ofWeb] = [openEventStoreDB({ url: server.url }), openEventStoreDB({ url: server.url })];
  const documents = await MongoReadStore.open({ url: mongo.url, database });
  const reads = await MongoReadStore.open({ url: counted.url, database });
  const [projector, web] = [runnerOn(ofProjector, documents, true), runnerOn(ofWeb, reads, false)];
  const commands = new CommandRunner(ofWeb);
  const make = async (n: number): Promise<void> => {
    const context = ofTheSystem(eventAt(n).id, new Date(eventAt(n).metadata.occurred_at));
    const decided = await commands.run(decider, `t${n}`, { type: 'Make', n }, context);
    if (isRefusal(decided)) throw new Error(decided.detail);
    const { position, categories } = decided.written;
    if (!(await web.waitFor({ position, categories: new Set(categories) }, 5000)))
      throw new Error('The read models did not follow.');
  };
  try {
    await projector.start();
    // A process that starts during a first fill does not wait for those models until it next reads their statuses.
    while ((await web.list()).some(({ state }) => state !== 'live')) await pause(POLL_MS);
    await web.start();
    for (let n = 0; n < WARMING; n++) await make(n);
    counted.commands.clear();
    server.calls.reads = 0;
    for (let n = 0; n < COMMANDS; n++) await make(WARMING + n);
    const [queries, events] = [sum(counted.commands) / COMMANDS, server.calls.reads / COMMANDS];
    return {
      name: NAME,
      value: queries + events,
      unit: 'a command',
      limit: `<= ${MAX_COMMANDS}; ${queries.toFixed(2)} of them to MongoDB, ${events.toFixed(2)} of EventStoreDB`,
      ok: queries + events <= MAX_COMMANDS,
    };
  } finally {
    await web.stop();
    await projector.stop();
    await Promise.all([ofWeb.close(), ofProjector.close(), reads.close(), documents.close()]);
    counted.close();
    await Promise.all([server.stop(), mongo.stop()]);
  }
};
