import { join } from 'node:path';
import { isRefusal } from '#kernel/decider';
import { codecEventStore } from '#platform/event-store/codec/codec-event-store';
import { openSqliteEventStore } from '#platform/event-store/sqlite/sqlite-event-store';
import { openSqliteSnapshotStore } from '#platform/snapshots/sqlite/sqlite-snapshot-store';
import { inMemoryKeyStore } from '#test/support/in-memory/in-memory-key-store';
import { eventSchemas } from '#test/support/log/event-categories';
import { trackerCommands } from '#test/support/trackers/tracker-commands';
import type { BenchRow } from '../bench-row';
import { median } from '../event-store/measure';

const MAX_RATIO = 1.3;
const WARMING = 50;
const CREATES = 1010;
const SAMPLES = 20;

/** One user who creates and deletes a tracker a thousand times. */
export const createRow = async (folder: string): Promise<BenchRow> => {
  const log = await openSqliteEventStore({ file: join(folder, 'creates.db') });
  const store = codecEventStore(log, eventSchemas, inMemoryKeyStore());
  const snapshots = openSqliteSnapshotStore({ file: join(folder, 'snapshots-of-creates.db') });
  const trackers = trackerCommands(store, 'a', { store: snapshots, codeVersion: 'bench' });

  /** Milliseconds of the creation. */
  const createAndDelete = async (userId: string): Promise<number> => {
    const begun = performance.now();
    const created = await trackers.create({}, trackers.context(userId));
    const taken = performance.now() - begun;
    if (isRefusal(created)) throw new Error(created.detail);
    await trackers.remove(created.result.trackerId, trackers.context(userId));
    return taken;
  };
  try {
    // Warm up with another user.
    for (let n = 0; n < WARMING; n++) await createAndDelete('bob');
    const taken: number[] = [];
    for (let n = 0; n < CREATES; n++) taken.push(await createAndDelete('ann'));
    const [tenth, thousandth] = [median(taken.slice(0, SAMPLES)), median(taken.slice(-SAMPLES))];
    const ratio = thousandth / tenth;
    return {
      name: "one person's thousandth create, the others deleted",
      value: thousandth,
      unit: 'ms',
      ratio,
      limit: `at most ${MAX_RATIO} of the tenth (${tenth.toFixed(2)} ms)`,
      ok: ratio <= MAX_RATIO,
    };
  } finally {
    await store.close();
    await snapshots.close();
  }
};
