import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteEventStore } from '#platform/event-store/sqlite/sqlite-event-store';
import { LogReader } from '#platform/log-reader/log-reader';
import { NO_INTERVENTIONS } from '#platform/projection-runner/interventions';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { inMemoryEventStore } from '../support/in-memory/in-memory-event-store';
import { InMemoryReadStore } from '../support/in-memory/in-memory-read-store';
import { TestClock } from '../support/test-clock';
import type { BenchRow } from './bench-row';
import { benchModels, eventAt, fillLog } from './projections/bench-models';
import type { Rebuilt } from './projections/product-rebuild.bench';
import type { Measured } from './projections/scenario.bench';
import { threeStoresRow } from './projections/three-stores-row';
import { answerOf } from './separate-process';

const EVENTS = Number(process.env.BENCH_EVENTS ?? 1_000_000);
const MAX_MB = 400;
const COMMANDS = 50;
/** A rebuild reads the log too: the rest of its time is for making and writing documents. */
const MIN_OF_READING = 0.15;

/** On the folder's log and new read models. */
const measured = (folder: string, scenario: string, views: string, models: number): Promise<Measured> =>
  answerOf('projections/scenario.bench.ts', [scenario, folder, views, String(models)]);

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const slowestFirst = (seconds: Readonly<Record<string, number>>) =>
  Object.entries(seconds).sort(([, one], [, other]) => other - one);

const memoryRow = async (folder: string, models: number): Promise<BenchRow> => {
  const { peakMb, seconds } = await measured(folder, 'fill', `fill-${models}.db`, models);
  return {
    name: `first fill of ${models} read models over ${EVENTS} events (${seconds.toFixed(0)} s)`,
    value: peakMb,
    unit: 'MB above idle',
    limit: `<= ${MAX_MB}`,
    ok: peakMb <= MAX_MB,
  };
};

const allAtOnceRow = ({ events, alone, all }: Rebuilt): BenchRow => {
  const [[slowest = '', seconds = Number.NaN] = []] = slowestFirst(alone);
  const ratio = all / seconds;
  return {
    name: `rebuild of all ${Object.keys(alone).length} read models of the product at once, ${events} events`,
    value: all,
    unit: 's',
    ratio,
    limit: `<= 2 of the slowest alone (${slowest}, ${seconds.toFixed(1)} s)`,
    ok: ratio <= 2,
  };
};

const aloneRows = ({ events, alone, reading }: Rebuilt): readonly BenchRow[] =>
  slowestFirst(alone).map(([model, seconds]) => ({
    name: `rebuild of ${model} alone`,
    value: events / seconds,
    unit: 'events/s',
    ratio: reading / seconds,
    limit: `>= ${MIN_OF_READING} of reading the log (${reading.toFixed(2)} s)`,
    ok: reading / seconds >= MIN_OF_READING,
  }));

/** The product's own read models over a log of its own events. */
const rebuildRows = async (): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  try {
    const rebuilt = await answerOf<Rebuilt>('projections/product-rebuild.bench.ts', [folder, String(EVENTS)]);
    return [allAtOnceRow(rebuilt), ...aloneRows(rebuilt)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const answerRow = async (folder: string): Promise<BenchRow> => {
  const { answers } = await measured(folder, 'answers', 'answers.db', 15);
  const [without, during] = [answers.slice(0, answers.length / 2), answers.slice(answers.length / 2)].map(median);
  const ratio = (during ?? Number.NaN) / (without ?? Number.NaN);
  return {
    name: `a command's answer while 15 read models are filled (without ${without?.toFixed(2)} ms)`,
    value: during ?? Number.NaN,
    unit: 'ms, median',
    ratio,
    limit: '<= 1.5 of without',
    ok: ratio <= 1.5,
  };
};

/** Number of calls to the read store in a process that does not project. */
const queriesRow = async (): Promise<BenchRow> => {
  const events = inMemoryEventStore();
  const store = new InMemoryReadStore();
  let requests = 0;
  const counted = new Proxy(store, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: readonly unknown[]): unknown => {
        requests++;
        return Reflect.apply(member, target, given);
      };
    },
  });
  const runnerOn = (documents: InMemoryReadStore, projects: boolean) =>
    new ProjectionRunner({
      clock: new TestClock(),
      interventions: async () => NO_INTERVENTIONS,
      events,
      reader: new LogReader(events, console),
      documents,
      scratch: store,
      projections: benchModels(30),
      projects,
      log: { log: () => undefined, error: (message) => console.error(message) },
    });
  const [projector, web] = [runnerOn(store, true), runnerOn(counted, false)];
  await projector.start();
  await web.start();
  requests = 0;
  for (let n = 0; n < COMMANDS; n++) {
    const appended = await events.append(`tracker-${n}`, 'none', [eventAt(n)]);
    const position = appended.kind === 'appended' ? appended.position : Number.NaN;
    await web.waitFor({ position, categories: new Set(['tracker']) }, 1000);
  }
  const queries = requests / COMMANDS;
  await web.stop();
  await projector.stop();
  await events.close();
  return {
    name: 'queries to read what a command wrote, 30 read models of another process',
    value: queries,
    unit: 'a command',
    limit: '<= 3',
    ok: queries <= 3,
  };
};

export const rows = async (): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  try {
    const log = await openSqliteEventStore({
      file: join(folder, 'events.db'),
      writer: 'inline',
      synchronous: 'NORMAL',
    });
    await fillLog(log, EVENTS);
    await log.close();
    return [
      await memoryRow(folder, 15),
      await memoryRow(folder, 30),
      ...(await rebuildRows()),
      await answerRow(folder),
      await queriesRow(),
      await threeStoresRow(),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
