import { DatabaseSync } from '@photostructure/sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { derivedId, uuidV7 } from '#kernel/ids';
import { type Document, type Projection, change, put } from '#kernel/projection';
import type { EventStore, EventToAppend } from '#platform/event-store/event-store';
import { openSqliteEventStore } from '#platform/event-store/sqlite/sqlite-event-store';
import { LogReader } from '#platform/log-reader/log-reader';
import { NO_INTERVENTIONS } from '#platform/projection-runner/interventions';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { collectionsFolder, fileOf } from '#platform/read-store/sqlite/collection-paths';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { seeded } from '../support/seeded';
import { TestClock } from '../support/test-clock';
import type { BenchRow } from './bench-row';

/** Number of documents, and of events in the long log, including those that created the documents. */
const DOCUMENTS = Number(process.env.BENCH_DOCUMENTS ?? 100_000);
const EVENTS = Number(process.env.BENCH_EVENTS ?? 1_000_000);
const PAGE = 500;
const STARTED = Date.UTC(2026, 0, 1);

const idOf = (n: number): string => `tracker-${((n * 2_654_435_761) % 4_294_967_296).toString(16).padStart(8, '0')}`;

interface Tracker extends Document {
  readonly owner: string;
  readonly status: string;
  readonly changed_at: string;
  readonly runs: number;
}

/** About 480 bytes of JSON, like a tracker's document. */
const trackerOf = (n: number, at: string): Tracker & Record<string, unknown> => ({
  _id: idOf(n),
  owner: `user-${n % 5000}`,
  status: ['live', 'paused', 'failed', 'new'][n % 4] ?? 'live',
  changed_at: at,
  runs: 0,
  title: `What changes in the rules for subject number ${n}`,
  description:
    'Everything that an agency, a court or a parliament publishes about it, and nothing that only repeats it. '.repeat(
      2,
    ),
  frequency: 'daily',
  domains: ['example.org', 'example.com'],
  public: n % 3 === 0,
});

type Created = { readonly type: 'TrackerCreated'; readonly data: { readonly tracker: Tracker } };
type Ran = {
  readonly type: 'TrackerRan';
  readonly data: { readonly id: string; readonly status: string; readonly note: string };
};

const trackers: Projection<Created | Ran> = {
  name: 'trackers',
  categories: ['bench'],
  indexes: [{ keys: ['owner', 'changed_at'] }, { keys: ['status', 'changed_at'] }],
  project(event) {
    switch (event.type) {
      case 'TrackerCreated':
        return [put(event.data.tracker)];
      case 'TrackerRan':
        return [
          change(event.data.id, {
            $set: { status: event.data.status, changed_at: event.metadata.occurred_at },
            $inc: { runs: 1 },
          }),
        ];
    }
  },
};

const timeOf = (n: number): string => new Date(STARTED + n * 1000).toISOString();

const eventOf = (n: number, random: (below: number) => number): EventToAppend => {
  const id = uuidV7(STARTED + n, Buffer.from(n.toString(16).padStart(20, '0'), 'hex'));
  const metadata = {
    occurred_at: timeOf(n),
    correlation_id: id,
    causation_id: id,
    command: 'Test',
    actor: { kind: 'system' as const },
  };
  if (n < DOCUMENTS) return { id, type: 'TrackerCreated', data: { tracker: trackerOf(n, timeOf(n)) }, metadata };
  const status = ['live', 'paused', 'failed', 'new'][random(4)] ?? 'live';
  const note = 'The run read eleven pages of four hosts, and two of them said something that was not known before. ';
  return { id, type: 'TrackerRan', data: { id: idOf(random(DOCUMENTS)), status, note }, metadata };
};

const fill = async (store: EventStore, from: number, to: number): Promise<void> => {
  const random = seeded(from + 1);
  for (let start = from; start < to; start += PAGE) {
    const events = Array.from({ length: Math.min(PAGE, to - start) }, (_, index) => eventOf(start + index, random));
    await store.append(`bench-${start}`, 'none', events);
  }
};

const secondsOf = async (work: () => Promise<void> | void): Promise<number> => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

const COLLECTION = 'trackers.g1';

/** The final documents, written by plain upserts of prepared JSON into an equivalent table with indexes. */
const rawUpserts = async (file: string, count: number): Promise<number> => {
  const store = SqliteReadStore.open(file);
  await store.ensureCollection(COLLECTION, trackers);
  await store.ensureIndexes(COLLECTION, trackers);
  await store.close();
  const db = new DatabaseSync(fileOf(collectionsFolder(file), COLLECTION));
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 4000',
  );
  const upsert = db.prepare(
    `INSERT INTO "documents/${COLLECTION}"(id, position, deleted, doc) VALUES (?, ?, 0, ?)
     ON CONFLICT(id) DO UPDATE SET position = excluded.position, doc = excluded.doc`,
  );
  const ready = Array.from(
    { length: count },
    (_, n) => [idOf(n % DOCUMENTS), JSON.stringify(trackerOf(n % DOCUMENTS, timeOf(n)))] as const,
  );
  const seconds = await secondsOf(() => {
    for (let start = 0; start < ready.length; start += PAGE) {
      db.exec('BEGIN IMMEDIATE');
      ready.slice(start, start + PAGE).forEach(([id, doc], index) => upsert.run(id, start + index, doc));
      db.exec('COMMIT');
    }
  });
  db.close();
  return seconds;
};

const runnerOn = (events: EventStore, store: SqliteReadStore): ProjectionRunner =>
  new ProjectionRunner({
    clock: new TestClock(),
    interventions: async () => NO_INTERVENTIONS,
    events,
    reader: new LogReader(events, console),
    documents: store,
    scratch: store,
    projections: [trackers],
    projects: true,
    log: { log: () => undefined, error: (message) => console.error(message) },
  });

/** Seconds from starting the runner until the model has reached the end of the log. */
const catchUpThroughRunner = async (events: EventStore, store: SqliteReadStore): Promise<number> => {
  const runner = runnerOn(events, store);
  const end = await events.lastPosition();
  const seconds = await secondsOf(async () => {
    await runner.start();
    if ((await runner.untilCaughtUp(end, 600_000)) !== 'shows') throw new Error('The model did not catch up.');
  });
  await runner.stop();
  return seconds;
};

const queries = async (file: string): Promise<readonly BenchRow[]> => {
  const opened = performance.now();
  const store = SqliteReadStore.open(file);
  await store.get({ name: 'trackers' }, idOf(1));
  const openMs = performance.now() - opened;
  const random = seeded(7);
  const microseconds = async (query: () => Promise<unknown>): Promise<number> => {
    const taken: number[] = [];
    for (let n = 0; n < 500; n++) taken.push((await secondsOf(async () => void (await query()))) * 1e6);
    return median(taken);
  };
  const newest = { sort: { changed_at: -1 }, limit: 20 } as const;
  const rows: BenchRow[] = [
    { name: `open ${DOCUMENTS} documents and read one`, value: openMs, unit: 'ms' },
    {
      name: 'get by id',
      value: await microseconds(() => store.get({ name: 'trackers' }, idOf(random(DOCUMENTS)))),
      unit: 'µs',
    },
    {
      name: 'find by owner, sorted, 20',
      value: await microseconds(() => store.find({ name: 'trackers' }, { owner: `user-${random(5000)}` }, newest)),
      unit: 'µs',
    },
    {
      name: `find by status (${DOCUMENTS / 4} match), sorted, 20`,
      value: await microseconds(() => store.find({ name: 'trackers' }, { status: 'live' }, newest)),
      unit: 'µs',
    },
    {
      name: 'count by owner',
      value: await microseconds(() => store.count({ name: 'trackers' }, { owner: `user-${random(5000)}` })),
      unit: 'µs',
    },
  ];
  const plan = store.explain({ name: 'trackers' }, { status: 'live' }, newest);
  rows.push({
    name: 'plan of a sorted find: scans and sorts',
    value: plan.filter((step) => /SCAN|TEMP B-TREE/.test(step)).length,
    unit: 'steps',
    limit: '0',
    ok: !plan.some((step) => /SCAN|TEMP B-TREE/.test(step)),
  });
  await store.close();
  return rows;
};

const liveLatency = async (events: EventStore, file: string): Promise<BenchRow> => {
  const store = SqliteReadStore.open(file);
  const runner = runnerOn(events, store);
  await runner.start();
  await runner.untilCaughtUp(await events.lastPosition(), 60_000);
  const taken: number[] = [];
  for (let n = 0; n < 2000; n++) {
    const id = derivedId(uuidV7(STARTED + EVENTS + n, Buffer.alloc(10)), 'live');
    const metadata = {
      occurred_at: timeOf(n),
      correlation_id: id,
      causation_id: id,
      command: 'Test',
      actor: { kind: 'system' as const },
    };
    const data = { id: idOf(n), status: 'live', note: '' };
    taken.push(
      await secondsOf(async () => {
        const appended = await events.append(`bench-live-${n}`, 'none', [{ id, type: 'TrackerRan', data, metadata }]);
        if (appended.kind === 'appended') await runner.untilCaughtUp(appended.position, 1000);
      }),
    );
  }
  await runner.stop();
  await store.close();
  const [p50, p99] = [quantile(taken, 0.5), quantile(taken, 0.99)];
  const ratio = p99 / p50;
  // Judged over HTTP, for a command with its GET; here the median is a fifth of a millisecond.
  return {
    name: 'append until its read model shows it, p99',
    value: p99 * 1000,
    unit: `ms (p50 ${(p50 * 1000).toFixed(2)})`,
    ratio,
  };
};

/** Into an empty store, like a first start or a rebuild. */
const microsecondsAnEvent = async (events: EventStore, file: string, count: number): Promise<number> => {
  const store = SqliteReadStore.open(file);
  const seconds = await catchUpThroughRunner(events, store);
  await store.close();
  return (seconds / count) * 1e6;
};

export const rows = async (): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  const log = await openSqliteEventStore({ file: join(folder, 'events.db'), writer: 'inline', synchronous: 'NORMAL' });
  let files = 0;
  const newFile = () => join(folder, `views-${++files}.db`);
  try {
    await fill(log, 0, DOCUMENTS);
    const raw: number[] = [];
    const short: number[] = [];
    const filled = newFile();
    for (let round = 0; round < 5; round++) {
      raw.push(((await rawUpserts(newFile(), DOCUMENTS)) / DOCUMENTS) * 1e6);
      short.push(await microsecondsAnEvent(log, round === 0 ? filled : newFile(), DOCUMENTS));
    }
    const [rawCost, shortCost] = [median(raw), median(short)];

    await fill(log, DOCUMENTS, 2 * DOCUMENTS);
    const onTop = await microsecondsAnEvent(log, filled, DOCUMENTS);
    await fill(log, 2 * DOCUMENTS, EVENTS);
    const file = newFile();
    const longCost = await microsecondsAnEvent(log, file, EVENTS);
    return [
      { name: 'raw upserts, 500 a transaction, 2 indexes', value: 1e6 / rawCost, unit: 'documents/s' },
      {
        name: `catch-up through the runner, ${DOCUMENTS} events over as many documents`,
        value: 1e6 / shortCost,
        unit: 'events/s',
        ratio: rawCost / shortCost,
        limit: '>= 0.5 of raw upserts',
        ok: rawCost / shortCost >= 0.5,
      },
      {
        name: `catch-up, ${EVENTS} events over the same documents`,
        value: 1e6 / longCost,
        unit: 'events/s',
        ratio: longCost / shortCost,
        limit: `cost per event <= 1.15 of ${DOCUMENTS} events`,
        ok: longCost / shortCost <= 1.15,
      },
      {
        name: `${DOCUMENTS} events page by page on a model that is there, its indexes in place`,
        value: 1e6 / onTop,
        unit: 'events/s',
      },
      ...(await queries(file)),
      await liveLatency(log, file),
    ];
  } finally {
    await log.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
