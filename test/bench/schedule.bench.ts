import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import type { CommandBus } from '@nestjs/cqrs';
import { eventSchemas } from '../../backend/src/event-schemas';
import { derivedId, idAt } from '#kernel/ids';
import type { Recorded } from '#kernel/recorded-event';
import { type LedgerEvent, ledgerEvents } from '#modules/research/domain/ledger.events';
import { type RunEvent, runEvents } from '#modules/research/domain/run.events';
import { dueWork } from '#modules/research/schedule/due-work';
import type { TrackerCreated } from '#modules/trackers/domain/tracker.events';
import { inMemoryKeyStore } from '#platform/crypto/in-memory/in-memory-key-store';
import { EVENTS_FILE } from '#platform/data-dir/file-names';
import { codecEventStore } from '#platform/event-store/codec/codec-event-store';
import type { EventToAppend } from '#platform/event-store/event-store';
import { openSqliteEventStore } from '#platform/event-store/sqlite/sqlite-event-store';
import type { JobQueue } from '#platform/jobs/job-queue';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { type DueRun, dueRuns } from '#projections/research/due-runs/due-runs.projection';
import { startAidy } from '../support/aidy-process';
import { startHosts } from '../support/hosts';
import type { BenchRow } from './bench-row';
import { interleaved } from './event-store/measure';

const DUE = Number(process.env.BENCH_DUE_TRACKERS ?? 100_000);
const OWNERS = 1000;
const PAGE = 500;
const ROUNDS = 5;
const MAX_CPU = 3;
const MAX_MS = 2000;
const RUNS = 10;
const DAY_MS = 86_400_000;
const COLLECTION = 'due-runs.1';
/** Two, since a host is never requested concurrently. */
const SLOW_HOSTS = ['a.example', 'b.example'];

/** Daily trackers of many owners, created over two days, the day before yesterday and earlier. */
const dueTracker = (n: number, now: number): Recorded<TrackerCreated> => {
  const at = now - 3 * DAY_MS + n * 1700;
  const id = idAt(at, `tracker ${n}`);
  const settings = {
    description: 'Track notices of the agency.',
    frequency: 'day',
    model: 'sonar-reasoning-pro',
    domains: [SLOW_HOSTS[n % 2] ?? ''],
    keyFacts: [],
  } as const;
  return {
    id: idAt(at, `creation ${n}`),
    type: 'TrackerCreated',
    data: { trackerId: id, ownerId: `user-${n % OWNERS}`, settings, parentId: null },
    stream: `tracker-${id}`,
    revision: 0,
    position: n + 1,
    metadata: {
      occurred_at: new Date(at).toISOString(),
      correlation_id: id,
      causation_id: id,
      actor: { kind: 'system' },
      version: 1,
    },
  };
};

const pagesOf = function* (now: number): Generator<readonly Recorded<TrackerCreated>[]> {
  for (let start = 0; start < DUE; start += PAGE) {
    yield Array.from({ length: PAGE }, (_, index) => dueTracker(start + index, now));
  }
};

const filledStore = async (file: string, now: number): Promise<SqliteReadStore> => {
  const store = SqliteReadStore.open(file);
  await store.ensureCollection(COLLECTION, dueRuns);
  for (const events of pagesOf(now)) {
    const writes = events.flatMap((event) =>
      dueRuns.project(event).map((write) => ({ position: event.position, write })),
    );
    await store.apply(COLLECTION, writes, DUE);
  }
  await store.ensureIndexes(COLLECTION, dueRuns);
  await store.saveModelRecord({ name: dueRuns.name, live: COLLECTION, liveVersion: '', building: null, retired: [] });
  return store;
};

/** CPU milliseconds. */
const cpuOf = async (work: () => Promise<void> | void): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** Reads the documents of all due trackers in index order with plain SQLite. */
const readInSqlite = (file: string): void => {
  const db = new DatabaseSync(file);
  const key = (name: string): string => `json_extract(doc, '$."${name}"')`;
  const select = db.prepare(
    `SELECT doc, ${key('period_turn')} AS turn FROM "documents/${COLLECTION}" WHERE deleted = 0
     AND ${key('frequency')} = 'day' AND ${key('paused')} = 0 AND ${key('deleted')} = 0 AND ${key('period_turn')} > ?
     ORDER BY ${key('period_turn')}, id LIMIT ${PAGE}`,
  );
  let rows = 0;
  for (let after: string | undefined = ''; after !== undefined;) {
    const page = select.all(after) as readonly { readonly turn: string }[];
    rows += page.length;
    after = page.at(-1)?.turn;
  }
  db.close();
  if (rows !== DUE) throw new Error(`${rows} rows were read.`);
};

/** Reads the same pages as the scheduler. */
const readPages = async (store: SqliteReadStore): Promise<void> => {
  for (let after: string | undefined = ''; after !== undefined;) {
    const page: readonly DueRun[] = await store.find(
      dueRuns,
      { frequency: 'day', paused: false, deleted: false, period_turn: { $gt: after } },
      { sort: { period_turn: 1 }, limit: PAGE },
    );
    after = page.at(-1)?.period_turn;
  }
};

const tickRows = async (folder: string): Promise<readonly BenchRow[]> => {
  const now = Date.now();
  const file = join(folder, 'views.db');
  const store = await filledStore(file, now);
  let requested = 0;
  const work = dueWork({
    reads: store,
    jobs: {} as Partial<JobQueue> as JobQueue,
    commands: { execute: async () => void (requested += 1) } as Partial<CommandBus> as CommandBus,
    maxActiveRuns: 2,
    onFailure: (_trackerId, error) => console.error(error),
  });
  const { sqlite, index, tick } = await interleaved(ROUNDS, {
    sqlite: () => cpuOf(() => readInSqlite(file)),
    index: () => cpuOf(() => readPages(store)),
    tick: () =>
      cpuOf(async () => {
        await work.look(new Date(now));
        await work.request(new Date(now));
      }),
  });
  await store.close();
  if (requested !== 2 * ROUNDS) throw new Error(`${requested} runs were requested.`);
  return [
    {
      name: `a tick of the scheduler, ${DUE} trackers due`,
      value: tick,
      unit: 'ms of CPU',
      ratio: tick / index,
      limit: `at most ${MAX_CPU} of finding as many documents by the index`,
      ok: tick / index <= MAX_CPU,
    },
    { name: 'the same beside reading those rows in SQLite, unparsed', value: sqlite, unit: 'ms', ratio: tick / sqlite },
  ];
};

const account = { username: 'bench@example.org', password: 'a bench by the window' };

/** Events of a tracker's first run, by stream. */
const firstRun = (trackerId: string, metadata: Recorded['metadata']): ReadonlyMap<string, readonly EventToAppend[]> => {
  const runId = derivedId(trackerId, 'run');
  const figures = { sourcesTried: 0, sourcesRead: 0, claimsNew: 0, claimsRejected: 0, costUsd: 0 };
  const ofRun: readonly RunEvent[] = [
    { type: 'RunRequested', data: { trackerId, runId, cause: 'created', period: null } },
    { type: 'RunEnded', data: { trackerId, runId, outcome: 'nothing_new' } },
  ];
  const ofLedger: readonly LedgerEvent[] = [
    { type: 'NothingNewFound', data: { trackerId, runId, figures, reason: 'NO_MATCH' } },
  ];
  const written = (facts: readonly (RunEvent | LedgerEvent)[]): readonly EventToAppend[] =>
    facts.map((fact) => ({ ...fact, id: derivedId(runId, fact.type), metadata }));
  return new Map([
    [runEvents.stream(trackerId), written(ofRun)],
    [ledgerEvents.stream(trackerId), written(ofLedger)],
  ]);
};

const fillLog = async (dataDir: string, now: number): Promise<void> => {
  const log = await openSqliteEventStore({ file: join(dataDir, EVENTS_FILE), synchronous: 'NORMAL' });
  const store = codecEventStore(log, eventSchemas, inMemoryKeyStore());
  for (const events of pagesOf(now)) {
    await Promise.all(
      events.flatMap(({ id, stream, type, data, metadata }) => [
        store.append(stream, 'none', [{ id, type, data, metadata }]),
        ...[...firstRun(data.trackerId, metadata)].map(([name, first]) => store.append(name, 'none', first)),
      ]),
    );
  }
  await store.close();
};

/**
 * The product with all trackers due and their host silent, so that scheduled runs never end; a user then requests a
 * run.
 */
const runNowRow = async (folder: string): Promise<BenchRow> => {
  const environment = {
    DATA_DIR: folder,
    STARTER_CONTENT: 'off',
    ADMIN_EMAIL: account.username,
    ADMIN_PASSWORD: account.password,
    RATE_LIMIT_SCALE: '1000',
    SCHEDULER_TICK_MS: '2000',
    FETCH_TIMEOUT_MS: '600000',
  };
  // The first start creates the other stores and the account.
  await (await startAidy(environment)).stop();
  await fillLog(folder, Date.now());
  let silent = 0;
  const hosts = await startHosts(Object.fromEntries(SLOW_HOSTS.map((host) => [host, () => (silent += 1)])));
  const connectTo = [...SLOW_HOSTS.map((host) => `${host}=${hosts.origin}`), 'down.example=http://127.0.0.1:1'].join();
  const aidy = await startAidy({ ...environment, FETCH_CONNECT_TO: connectTo });
  const call = async <Answer>(method: 'GET' | 'POST', path: string, token = '', body?: object): Promise<Answer> => {
    const answer = await fetch(`${aidy.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Answer;
  };
  try {
    while (silent < 2) await pause(50);
    const { access } = await call<{ access: string }>('POST', '/api/common/sign-in/', '', account);
    const { tracker_id: id } = await call<{ tracker_id: string }>('POST', '/api/topics/create-tracker/', access, {
      tracker_description: 'Track notices of the agency.',
      update_frequency: 'month',
      model: 'sonar-reasoning-pro',
      domains: ['down.example'],
    });
    interface Run {
      readonly started_at: string | null;
      readonly finished_at: string | null;
    }
    const newest = async () => (await call<Run[]>('GET', `/api/topics/tracker/${id}/runs/`, access))[0];
    let slowest = 0;
    for (let run = 0; run < RUNS; run++) {
      while (((await newest())?.finished_at ?? null) === null) await pause(10);
      const asked = performance.now();
      const { run_id } = await call<{ run_id: string }>('POST', `/api/topics/tracker/${id}/run/`, access, {});
      const begun = async () =>
        (await call<Run>('GET', `/api/topics/tracker/${id}/runs/${run_id}/`, access)).started_at;
      while ((await begun()) === null) await pause(5);
      slowest = Math.max(slowest, performance.now() - asked);
    }
    return {
      name: `Run now answered and begun, ${DUE} trackers due, slowest of ${RUNS}`,
      value: slowest,
      unit: 'ms',
      ratio: slowest / MAX_MS,
      limit: `at most ${MAX_MS} ms`,
      ok: slowest <= MAX_MS,
    };
  } finally {
    await aidy.kill();
    await hosts.close();
  }
};

/** The scheduler with a backlog. About two minutes. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  try {
    return [...(await tickRows(folder)), await runNowRow(join(folder, 'data'))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
