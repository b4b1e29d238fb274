import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { RunRef } from '#events/research/run.events';
import type { Clock } from '#kernel/clock';
import type { Ids } from '#kernel/ids';
import type { CommandRunner } from '#platform/command-handling/command-runner';
import type { Config } from '#platform/config/config';
import type { JobQueue } from '#platform/jobs/job-queue';
import type { ScratchStore } from '#platform/read-store/read-store';
import type { RunTask } from '#platform/threads/thread-pool';
import type { Gatherer } from './gather/gathering';
import type { Illustrations } from './illustrations/illustrations';
import type { ResearchMeaning } from './meaning/compare-meaning';
import { RESEARCH_JOB } from './reactors/run-jobs.reactor';
import type { ResearchLanguageModel } from './research-language-model';
import type { ResearchThreads } from './research-threads';
import type { checkPage } from './run/check-page.thread';
import type { briefOfRun, outcomeOfRun } from './run/outcome-of-run.thread';
import { carryOutRun } from './run/research-run';
import type { ResearchRunPorts } from './run/run-ports';
import type { PaidSearch } from './search-engines/paid-search';

/**
 * The news of most runs is found within a second; one that has used up its budget of text takes about five seconds of
 * CPU.
 */
const FINDING_NEWS = { script: require.resolve('./run/outcome-of-run.thread'), timeoutMs: 120_000 };
/** Options for checking a page, which takes a few milliseconds. */
const CHECK = { script: require.resolve('./run/check-page.thread'), name: 'checkPage', timeoutMs: 5000 };

/** Concurrency exceeds the scheduler's default of active runs, so that a worker is free when a user requests a run. */
const JOB_OPTIONS = { concurrency: 4, attempts: 3, backoffMs: 5000 };

interface WorkerPorts {
  readonly config: Pick<Config, 'roles'>;
  readonly jobs: JobQueue;
  readonly gatherer: Gatherer;
  readonly scratch: ScratchStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly runner: CommandRunner;
  readonly engines: PaidSearch;
  readonly model: ResearchLanguageModel;
  readonly meaning: ResearchMeaning;
  readonly illustrations: Illustrations;
  readonly threads: ResearchThreads;
}

/** Processes research jobs if the roles include `worker`. */
export class ResearchWorker implements OnApplicationBootstrap {
  private readonly log = new Logger(ResearchWorker.name);
  private readonly outcome: RunTask<typeof outcomeOfRun>;
  private readonly brief: RunTask<typeof briefOfRun>;
  private readonly check: RunTask<typeof checkPage>;

  constructor(private readonly ports: WorkerPorts) {
    const { pool } = ports.threads;
    this.outcome = pool.task({ ...FINDING_NEWS, name: 'outcomeOfRun' });
    this.brief = pool.task({ ...FINDING_NEWS, name: 'briefOfRun' });
    this.check = pool.task(CHECK);
  }

  onApplicationBootstrap(): void {
    const { config, jobs, engines, model, meaning, illustrations, ...ports } = this.ports;
    if (!config.roles.has('worker')) return;
    const carryOut = carryOutRun({
      ...ports,
      findNews: (run, signal) => this.outcome(run, { owner: run.run.runId, signal }),
      compare: meaning.comparing(),
      proposerFor: (chosen) => model.proposerFor(chosen),
      edit: this.editing(model),
      check: (page) => this.check(page, { owner: page.runId }),
      searchEngineFor: engines.searchEngineFor,
      write: model.writer(),
      illustrate: (run) => illustrations.take(run),
      onFault: (error) => this.log.error('A run failed with an internal error.', error),
    });
    // The run records its own failures, which the schedule retries; the queue's attempts are for unavailable stores.
    jobs.work(RESEARCH_JOB, JOB_OPTIONS, async (job, { attempt, signal }) => {
      try {
        await carryOut(job.payload as RunRef, signal);
      } catch (error) {
        if (attempt < JOB_OPTIONS.attempts) throw error;
        // The queue does not repeat a job that it has given up; if the job ends here, the schedule re-enqueues it while
        // the run is active.
        this.log.error('A run could not reach the stores; the schedule will request it again.', error);
      }
    });
  }

  private editing(model: ResearchLanguageModel): ResearchRunPorts['edit'] {
    return async (run, chosen, signal) => {
      const editor = model.editorFor(chosen);
      if (editor.kind !== 'model') return editor;
      const brief = await this.brief(run, { owner: run.run.runId, signal });
      return brief.pages.length === 0 ? { kind: 'rules' } : { kind: 'edited', ...(await editor.edit(brief, signal)) };
    };
  }
}
