import { setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { DomainEvent } from '#kernel/events';
import { follows, trackers } from '#modules/trackers/published';
import { openSqliteEventStore } from '#platform/event-store/sqlite/sqlite-event-store';
import { LogReader } from '#platform/log-reader/log-reader';
import { NO_INTERVENTIONS } from '#platform/projection-runner/interventions';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { LiveLog } from '../../backend/src/modules/live/live-log';
import { openPages } from '../../backend/src/modules/live/open-pages';
import { metadata, nextId } from '../support/log/event-envelope';
import { TestClock } from '../support/test-clock';
import { created, published } from '../support/trackers/tracker-examples';
import type { BenchRow } from './bench-row';

const PAGES = 500;
const EVENTS = 20;
/** Each page gets a write of its own. */
const MAX_OF_ONE = 20;

interface Told {
  /** Of the read store, for each event. */
  readonly reads: number;
  /** From writing an event until the last page has it, at the median. */
  readonly milliseconds: number;
}

/** Pages of so many followers, open on one tracker, in the embedded stores. */
const told = async (folder: string, pages: number): Promise<Told> => {
  const events = await openSqliteEventStore({ file: join(folder, `events-${pages}.db`), writer: 'inline' });
  const store = SqliteReadStore.open(join(folder, `views-${pages}.db`));
  const reader = new LogReader(events, console);
  const runner = new ProjectionRunner({
    clock: new TestClock(),
    interventions: async () => NO_INTERVENTIONS,
    events,
    reader,
    documents: store,
    scratch: store,
    projections: [trackers, follows],
    projects: true,
    log: { log: () => undefined, error: (message) => console.error(message) },
  });
  const live = new LiveLog(reader, events);
  const away = new AbortController();
  setMaxListeners(0, away.signal);
  const append = async (category: string, ...added: readonly DomainEvent[]): Promise<void> => {
    await events.append(
      `${category}-${nextId()}`,
      'none',
      added.map((event) => ({ ...event, id: nextId(), metadata })),
    );
  };
  const users = Array.from({ length: pages }, (_, page) => `user-${page}`);
  await append('tracker', created(), published());
  for (const userId of users) await append('follow', { type: 'TopicFollowed', data: { userId, trackerId: 'tariffs' } });
  await runner.start();
  await runner.untilCaughtUp(await events.lastPosition(), 60_000);

  let reads = 0;
  const counted: Pick<SqliteReadStore, 'find' | 'ids'> = {
    find: (...args) => (reads++, store.find(...args)),
    ids: (...args) => (reads++, store.ids(...args)),
  };
  const open = openPages(live, counted, runner);
  const heard = users.map(() => 0);
  const from = await events.lastPosition();
  const untilAllHeard = async (count: number): Promise<void> => {
    while (heard.some((each) => each < count)) await turn();
  };
  const pause = () => append('tracker', { type: 'TrackerPaused', data: { trackerId: 'tariffs' } });
  // Whoever has heard it listens.
  await pause();
  const listening = users.map(async (userId, page) => {
    for await (const _news of open.newsFor(userId, from, away.signal)) heard[page] = (heard[page] ?? 0) + 1;
  });
  await untilAllHeard(1);
  reads = 0;
  const taken: number[] = [];
  for (let n = 0; n < EVENTS; n++) {
    const begun = performance.now();
    await pause();
    await untilAllHeard(n + 2);
    taken.push(performance.now() - begun);
  }
  away.abort();
  await Promise.allSettled(listening);
  await live.onApplicationShutdown();
  await runner.stop();
  await reader.stop();
  await store.close();
  await events.close();
  return { reads: reads / EVENTS, milliseconds: taken.sort((a, b) => a - b)[EVENTS / 2] ?? 0 };
};

/** Pages that are told what happens to the tracker that they show. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  try {
    const [one, many] = [await told(folder, 1), await told(folder, PAGES)];
    return [
      {
        name: `reads for an event with ${PAGES} open pages`,
        value: many.reads,
        unit: `(${one.reads} with one page)`,
        ratio: many.reads / one.reads,
        limit: '≤ 1 × with one open page',
        ok: many.reads <= one.reads,
      },
      {
        name: `an event until the last of ${PAGES} open pages is told, p50`,
        value: many.milliseconds,
        unit: `ms (one page ${one.milliseconds.toFixed(1)})`,
        ratio: many.milliseconds / one.milliseconds,
        limit: `≤ ${MAX_OF_ONE} × with one open page`,
        ok: many.milliseconds <= MAX_OF_ONE * one.milliseconds,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
