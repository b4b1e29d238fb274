import type { CommandBus } from '@nestjs/cqrs';
import { DatabaseSync } from '@photostructure/sqlite';
import { join } from 'node:path';
import { dueWork } from '#modules/research/schedule/due-work';
import { accepted } from '#platform/command-handling/command-outcome';
import type { JobQueue } from '#platform/jobs/job-queue';
import { collectionsFolder, fileOf } from '#platform/read-store/sqlite/collection-paths';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { type DueRun, dueRuns } from '#projections/research/due-runs/due-runs.projection';
import type { BenchRow } from '../bench-row';
import { interleaved } from '../event-store/measure';
import { DUE, PAGE, pagesOf } from './due-trackers';

const ROUNDS = 5;
const MAX_CPU = 3;
const COLLECTION = 'due-runs.1';

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
  const db = new DatabaseSync(fileOf(collectionsFolder(file), COLLECTION));
  const key = (name: string): string => `json_extract(doc, '$."${name}"')`;
  const select = db.prepare(
    `SELECT doc, ${key('period_key')} AS turn FROM "documents/${COLLECTION}" WHERE deleted = 0
     AND ${key('frequency')} = 'day' AND ${key('paused')} = 0 AND ${key('deleted')} = 0 AND ${key('period_key')} > ?
     ORDER BY ${key('period_key')}, id LIMIT ${PAGE}`,
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
      { frequency: 'day', paused: false, suspended: false, deleted: false, period_key: { $gt: after } },
      { sort: { period_key: 1 }, limit: PAGE },
    );
    after = page.at(-1)?.period_key;
  }
};

/** CPU of a scheduler tick, compared with reading as many documents by their index. */
export const tickRows = async (folder: string): Promise<readonly BenchRow[]> => {
  const now = Date.now();
  const file = join(folder, 'views.db');
  const store = await filledStore(file, now);
  let requested = 0;
  const execute = async () => {
    requested += 1;
    return accepted({ runId: null });
  };
  const work = dueWork({
    reads: store,
    jobs: {} as Partial<JobQueue> as JobQueue,
    commands: { execute } as Partial<CommandBus> as CommandBus,
    hasEnded: async () => false,
    roomForSubjects: async () => 0,
    maxActiveRuns: 2,
    onFailure: (_trackerId, error) => console.error(error),
  });
  const { sqlite, index, tick } = await interleaved(ROUNDS, {
    sqlite: () => cpuOf(() => readInSqlite(file)),
    index: () => cpuOf(() => readPages(store)),
    tick: () =>
      cpuOf(async () => {
        await work.refreshDue(new Date(now));
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
