import { type Decider, type DomainCommand, isRefusal } from '#kernel/decider';
import type { DomainEvent } from '#kernel/events';
import { type Ids, idAt } from '#kernel/ids';
import type { Recorded } from '#kernel/recorded-event';
import { runDecider } from '#modules/research/domain/run.decider';
import { createWebGatherer } from '#modules/research/gather/web-gatherer';
import { recordedEndsEndRuns } from '#modules/research/processes/research.process';
import { outcomeOfRun } from '#modules/research/run/outcome-of-run';
import { carryOutRun } from '#modules/research/run/research-run';
import { trackerDecider } from '#modules/trackers/domain/tracker.decider';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { codecEventStore } from '#platform/event-store/codec/codec-event-store';
import { BEGINNING } from '#platform/event-store/event-store';
import { Fetcher } from '#platform/fetch/fetcher';
import { threadPool } from '#platform/threads/thread-pool';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { inMemoryKeyStore } from '#test/support/in-memory/in-memory-key-store';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { eventSchemas } from '#test/support/log/event-categories';
import { runProcesses } from '#test/support/processes';
import { TestClock } from '#test/support/test-clock';
import { corpusDocuments, publishedAt } from '../server/corpus-documents';
import { startCorpusServer } from '../server/corpus-server';
import { type StarterTracker, starterTrackers } from './starter-trackers';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2025, 0, 20);
const LAST_DAY = Date.UTC(2026, 7, 21);
/** Late enough for the day's documents to be published in all time zones of the hosts. */
const LOOKED_AT = 23 * 3_600_000 + 59 * 60_000;

/** The days of the walk with new documents. */
const daysWithDocuments = (): readonly number[] => {
  const days = corpusDocuments().map((document) => Math.floor(publishedAt(document).getTime() / DAY_MS) * DAY_MS);
  return [...new Set([FIRST_DAY, ...days])].filter((day) => day >= FIRST_DAY && day <= LAST_DAY).sort((a, b) => a - b);
};

/** Deterministic ids, so that a second walk produces the same ones. */
const seededIds = (clock: TestClock): Ids => {
  let made = 0;
  return { next: () => idAt(clock.now().getTime(), `starter/${++made}`) };
};

/** Runs the product's own pipeline over the corpus, day by day, for each starter tracker. Returns the whole log. */
export const walkStarter = async (): Promise<readonly Recorded[]> => {
  const clock = new TestClock(new Date(FIRST_DAY));
  const ids = seededIds(clock);
  const store = codecEventStore(inMemoryEventStore(), eventSchemas, inMemoryKeyStore());
  const runner = new CommandRunner(store);
  runProcesses(runner, [recordedEndsEndRuns]);
  const corpus = await startCorpusServer({ now: () => clock.now() });
  const fetcher = new Fetcher({
    connectTo: new Map(corpus.hosts.map((host) => [host, new URL(corpus.origin)])),
    concurrency: 1,
    timeoutMs: 15_000,
    maxBytes: 5_242_880,
    hostDelayMs: 0,
    userAgent: 'Aidy/starter',
  });
  const threads = threadPool();
  const faults: unknown[] = [];
  const runOnce = carryOutRun({
    runner,
    gatherer: createWebGatherer({
      fetcher,
      threads,
      search: {
        searchProviders: [],
        providerUrls: { 'federal-register': 'https://www.federalregister.gov' },
      },
      concurrency: 1,
      agentName: 'Aidy',
    }),
    findNews: async (run) => outcomeOfRun(run),
    compare: null,
    proposerFor: () => null,
    edit: async () => ({ kind: 'rules' }),
    check: null,
    searchEngineFor: () => null,
    write: null,
    illustrate: null,
    scratch: new InMemoryReadStore(),
    clock,
    ids,
    onFault: (error) => faults.push(error),
  });

  const carryOut = async <Command extends DomainCommand, Event extends DomainEvent, State>(
    decider: Decider<Command, Event, State>,
    id: string,
    command: Command,
  ): Promise<void> => {
    const decided = await runner.run(decider, id, command, ofTheSystem(ids.next(), clock.now()));
    if (isRefusal(decided)) throw new Error(decided.detail);
  };

  const create = async ({ name, category, settings }: StarterTracker): Promise<string> => {
    const trackerId = idAt(FIRST_DAY, `starter/${name}`);
    await carryOut(trackerDecider, trackerId, {
      type: 'CreateTracker',
      trackerId,
      ownerId: null,
      settings,
      parentId: null,
    });
    await carryOut(trackerDecider, trackerId, { type: 'PublishTracker', by: null, category });
    await carryOut(trackerDecider, trackerId, { type: 'PauseTracker', by: null });
    return trackerId;
  };
  const run = async (trackerId: string, day: number): Promise<void> => {
    const runId = idAt(clock.now().getTime(), `starter/${trackerId}/run`);
    const period = new Date(day).toISOString();
    const cause = day === FIRST_DAY ? 'created' : 'due';
    const request = { type: 'RequestRun', trackerId, runId, cause, period: cause === 'due' ? period : null } as const;
    await carryOut(runDecider, trackerId, request);
    await runOnce({ trackerId, runId }, new AbortController().signal);
    if (faults.length > 0) throw faults[0];
  };

  try {
    const trackerIds: string[] = [];
    for (const starter of starterTrackers) trackerIds.push(await create(starter));
    for (const day of daysWithDocuments()) {
      clock.advance(day + LOOKED_AT - clock.now().getTime());
      for (const trackerId of trackerIds) await run(trackerId, day);
    }
    return (await store.readAll({ after: BEGINNING, limit: 1_000_000 })).events;
  } finally {
    await threads.close();
    await fetcher.close();
    await corpus.close();
    await store.close();
  }
};
