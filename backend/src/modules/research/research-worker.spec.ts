import { Logger } from '@nestjs/common';
import { ConfiguredModels, MonthlyBudget, paidModelsSettings } from '#modules/paid-models/published';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { randomIds } from '#platform/ids';
import { inProcessJobQueue } from '#platform/jobs/in-process/in-process-job-queue';
import type { JobQueue } from '#platform/jobs/job-queue';
import { configurationFor } from '#test/support/http-app';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { TestClock } from '#test/support/test-clock';
import { until } from '#test/support/until';
import { Illustrations } from './illustrations/illustrations';
import { ResearchMeaning } from './meaning/compare-meaning';
import { RESEARCH_JOB } from './reactors/run-jobs.reactor';
import { ResearchLanguageModel } from './research-language-model';
import { ResearchThreads } from './research-threads';
import { ResearchWorker } from './research-worker';
import { researchSettings } from './research.settings';
import { PaidSearch } from './search-engines/paid-search';

beforeAll(() => Logger.overrideLogger(false));

/** A queue without backoff. */
const withoutBackoff = (queue: JobQueue): JobQueue => ({
  ...queue,
  work: (kind, options, handler) => queue.work(kind, { ...options, backoffMs: 1 }, handler),
});

test('a run that failed all attempts because of its stores resumes when the schedule requests it again', async () => {
  const clock = new TestClock();
  const queue = withoutBackoff(inProcessJobQueue({ clock, onFailure: () => undefined }));
  let reads = 0;
  const away = async (): Promise<never> => {
    reads += 1;
    throw new Error('The store is unavailable.');
  };
  const threads = new ResearchThreads();
  const { config, areas } = configurationFor({});
  const settings = areas.of(researchSettings);
  const paid = areas.of(paidModelsSettings);
  const outbound = new ConfiguredOutbound(config);
  const ids = randomIds(clock);
  const runner = new CommandRunner({ ...inMemoryEventStore(), readStream: away });
  const budget = new MonthlyBudget(paid, new InMemoryReadStore(), clock, ids, runner);
  const worker = new ResearchWorker({
    config,
    jobs: queue,
    gatherer: { gather: away },
    scratch: new InMemoryReadStore(),
    clock,
    ids,
    runner,
    engines: new PaidSearch(settings, paid, outbound, budget),
    model: new ResearchLanguageModel(settings, new ConfiguredModels(paid, outbound), budget),
    meaning: new ResearchMeaning(settings, paid, outbound, new InMemoryReadStore()),
    illustrations: new Illustrations(() => []),
    threads,
  });
  worker.onApplicationBootstrap();
  const ask = () => queue.enqueue({ id: 'request', kind: RESEARCH_JOB, payload: { trackerId: 't', runId: 'r' } });
  const isIdle = async () => {
    const { waiting, delayed, running } = await queue.counts(RESEARCH_JOB);
    return waiting + delayed + running === 0;
  };

  await ask();
  await until('its attempts are exhausted', async () => reads > 1 && (await isIdle()));
  const tries = reads;
  await ask();
  await until('it is retried', () => reads > tries);

  await queue.stop(0);
  await threads.onApplicationShutdown();
  await outbound.onApplicationShutdown();
});
