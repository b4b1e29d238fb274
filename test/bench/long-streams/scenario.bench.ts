import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ledgerEvents } from '#events/research/ledger.events';
import { idAt } from '#kernel/ids';
import { ledgerDecider } from '#modules/research/domain/ledger.decider';
import { runDecider } from '#modules/research/domain/run.decider';
import { createWebGatherer } from '#modules/research/gather/web-gatherer';
import { recordedEndsEndRuns } from '#modules/research/processes/research.process';
import type { outcomeOfRun } from '#modules/research/run/outcome-of-run.thread';
import { carryOutRun } from '#modules/research/run/research-run';
import { trackerDecider } from '#modules/trackers/domain/tracker.decider';
import type { GatheredPage } from '#pages/read-page';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { codecEventStore } from '#platform/event-store/codec/codec-event-store';
import { openSqliteEventStore } from '#platform/event-store/sqlite/sqlite-event-store';
import { Fetcher } from '#platform/fetch/fetcher';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { openSqliteSnapshotStore } from '#platform/snapshots/sqlite/sqlite-snapshot-store';
import { threadPool } from '#platform/threads/thread-pool';
import { startHosts } from '#test/support/hosts';
import { inMemoryKeyStore } from '#test/support/in-memory/in-memory-key-store';
import { eventSchemas } from '#test/support/log/event-categories';
import { runProcesses } from '#test/support/processes';
import { TestClock } from '#test/support/test-clock';
import { settings } from '#test/support/trackers/tracker-examples';
import { DAY_MS, ageTracker, knownPages, pagesOfDay } from './aged-tracker';
import { HOST, newsHost } from './news-pages';

/** CPU milliseconds of each run, including threads, and the longest time that it blocked the event loop. */
export type Measured = Readonly<Record<string, readonly { readonly cpuMs: number; readonly blockedMs: number }[]>>;

const AGES: Readonly<Record<string, number>> = { 'day 20': 20, 'day 220': 220, 'five years': 5 * 365 };
const RUNS = 30;
const WARMING = 3;
const NOW = new Date('2026-03-01T12:00:00Z');
const BEGUN = new Date(NOW.getTime() - 5 * 365 * DAY_MS);
const RESOLUTION_MS = 1;

/** The dependencies of runs, as in the product; the web is one local host. */
const researchIn = async (folder: string, clock: TestClock) => {
  let made = 0;
  const ids = { next: () => idAt(clock.now().getTime(), `id ${++made}`) };
  const log = await openSqliteEventStore({ file: join(folder, 'events.db') });
  const store = codecEventStore(log, eventSchemas, inMemoryKeyStore());
  const snapshots = openSqliteSnapshotStore({ file: join(folder, 'snapshots.db') });
  const runner = new CommandRunner(store, { store: snapshots, codeVersion: 'bench' });
  runProcesses(runner, [recordedEndsEndRuns]);

  let listed: readonly GatheredPage[] = [];
  const { connectTo } = await startHosts({ [HOST]: newsHost(() => listed) });
  const fetching = { concurrency: 8, timeoutMs: 10_000, maxBytes: 2_000_000, hostDelayMs: 0, userAgent: 'Aidy/1.0' };
  const threads = threadPool();
  const search = { searchProviders: [], providerUrls: {} };
  const fetcher = new Fetcher({ ...fetching, connectTo });
  const gatherer = createWebGatherer({ fetcher, threads, search, concurrency: 8, agentName: 'Aidy' });
  const script = require.resolve('#modules/research/run/outcome-of-run.thread');
  const conclude = threads.task<typeof outcomeOfRun>({ script, name: 'concludeRun', timeoutMs: 120_000 });
  const carryOut = carryOutRun({
    runner,
    gatherer,
    findNews: (run, signal) => conclude(run, { owner: run.run.runId, signal }),
    compare: null,
    proposerFor: () => null,
    edit: async () => ({ kind: 'rules' }),
    check: null,
    searchEngineFor: () => null,
    write: null,
    illustrate: null,
    scratch: SqliteReadStore.open(join(folder, 'views.db')),
    clock,
    ids,
    onFault: (error) => {
      throw error;
    },
  });
  return {
    store,
    create: (trackerId: string) => {
      const about = { trackerId, ownerId: 'ann', settings: settings({ frequency: 'day' }), parentId: null };
      return runner.run(trackerDecider, trackerId, { type: 'CreateTracker', ...about }, ofTheSystem(ids.next(), BEGUN));
    },
    run: async (trackerId: string, day: number): Promise<void> => {
      listed = [...knownPages, ...pagesOfDay(day, clock.now())];
      const runId = ids.next();
      const request = { type: 'RequestRun', trackerId, runId, cause: 'asked', period: null } as const;
      await runner.run(runDecider, trackerId, request, ofTheSystem(ids.next(), clock.now()));
      await carryOut({ trackerId, runId }, new AbortController().signal);
      if ((await runner.streams.stateOf(ledgerDecider, trackerId)).endedRun !== runId)
        throw new Error('The run did not end.');
    },
  };
};

/** Alternates runs of a tracker of each age and sends the measurements to the parent. */
const main = async (): Promise<void> => {
  const [folder = ''] = process.argv.slice(2);
  const clock = new TestClock(BEGUN);
  const { store, create, run } = await researchIn(folder, clock);
  for (const [trackerId, days] of Object.entries(AGES)) {
    await create(trackerId);
    await run(trackerId, 0);
    const first = await store.readStream(ledgerEvents.stream(trackerId), { from: 0, limit: 100 });
    const read = first.find(({ type }) => type === 'PagesRead');
    if (read === undefined) throw new Error('The first run read nothing.');
    const { scope } = read.data as { readonly scope: string };
    await ageTracker(store, { trackerId, scope, days, until: NOW });
  }

  clock.advance(NOW.getTime() - BEGUN.getTime());
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const measured: Record<string, { cpuMs: number; blockedMs: number }[]> = {};
  for (let n = 0; n < WARMING + RUNS; n++) {
    clock.advance(DAY_MS);
    for (const [trackerId, days] of Object.entries(AGES)) {
      delay.reset();
      const begun = process.cpuUsage();
      await run(trackerId, days + n);
      const { user, system } = process.cpuUsage(begun);
      if (n >= WARMING)
        (measured[trackerId] ??= []).push({
          cpuMs: (user + system) / 1000,
          blockedMs: delay.max / 1e6 - RESOLUTION_MS,
        });
    }
  }
  process.send?.(measured satisfies Measured);
  process.exit(0);
};

void main();
