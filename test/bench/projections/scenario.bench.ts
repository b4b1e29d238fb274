import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Projection } from '#kernel/projection';
import type { EventStore } from '#platform/event-store/event-store';
import { openSqliteEventStore } from '#platform/event-store/sqlite/sqlite-event-store';
import { LogReader } from '#platform/log-reader/log-reader';
import { NO_INTERVENTIONS } from '#platform/projection-runner/interventions';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { TestClock } from '#test/support/test-clock';
import { answered, benchModels, eventAt } from './bench-models';

export interface Measured {
  /** Above the process's memory before. */
  readonly peakMb: number;
  readonly seconds: number;
  /** Time from an append until its read model shows it, in milliseconds. */
  readonly answers: readonly number[];
}

const POLL_MS = 20;
const LONGEST_MS = 900_000;
const ANSWERS = 60;

const residentMb = (): number => process.memoryUsage().rss / 1e6;

interface Running {
  readonly runner: ProjectionRunner;
  readonly end: number;
}

const started = async (
  events: EventStore,
  documents: SqliteReadStore,
  projections: readonly Projection[],
): Promise<Running> => {
  const reader = new LogReader(events, console);
  const runner = new ProjectionRunner({
    clock: new TestClock(),
    interventions: async () => NO_INTERVENTIONS,
    events,
    reader,
    documents,
    scratch: documents,
    projections,
    projects: true,
    log: { log: () => undefined, error: (message) => console.error(message) },
  });
  await runner.start();
  return { runner, end: await events.lastPosition() };
};

const untilLive = async ({ runner, end }: Running): Promise<void> => {
  if ((await runner.untilCaughtUp(end, LONGEST_MS)) !== 'shows') throw new Error('The models did not catch up.');
  while ((await runner.list()).some(({ state }) => state !== 'live')) await pause(POLL_MS);
};

/** Measures responses to commands that affect a live model. */
const measureAnswers = async (
  events: EventStore,
  runner: ProjectionRunner,
  from: number,
): Promise<readonly number[]> => {
  const taken: number[] = [];
  for (let n = 0; n < ANSWERS; n++) {
    const begun = performance.now();
    const appended = await events.append(`answer-${from + n}`, 'none', [eventAt(from + n)]);
    if (appended.kind !== 'appended') throw new Error('conflict');
    await runner.waitFor({ position: appended.position, categories: new Set(['answer']) }, 1000);
    taken.push(performance.now() - begun);
    await pause(5);
  }
  return taken;
};

/** Runs one scenario in a separate process and sends the measurements to the parent. */
const main = async (): Promise<void> => {
  const [scenario = '', folder = '', views = '', models = '1'] = process.argv.slice(2);
  const events = await openSqliteEventStore({ file: join(folder, 'events.db') });
  const documents = SqliteReadStore.open(join(folder, views));
  const idle = residentMb();
  let peak = idle;
  const looking = setInterval(() => (peak = Math.max(peak, residentMb())), POLL_MS);
  const begun = performance.now();
  let answers: readonly number[] = [];
  const projections = benchModels(Number(models));
  let running = await started(events, documents, scenario === 'answers' ? [answered] : projections);
  switch (scenario) {
    case 'fill':
      await untilLive(running);
      break;
    case 'answers': {
      await untilLive(running);
      const without = await measureAnswers(events, running.runner, running.end + 1);
      await running.runner.stop();
      running = await started(events, documents, [answered, ...projections]);
      const during = await measureAnswers(events, running.runner, running.end + 1000);
      answers = [...without, ...during];
      break;
    }
    default:
      throw new Error(`There is no scenario ${scenario}.`);
  }
  clearInterval(looking);
  const measured: Measured = { peakMb: peak - idle, seconds: (performance.now() - begun) / 1000, answers };
  process.send?.(measured);
  process.exit(0);
};

void main();
