import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import type { Ids } from '#kernel/ids';
import { CLOCK } from '#platform/clock';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { CONFIG, type Config } from '#platform/config/config';
import { IDS } from '#platform/ids';
import { JOB_QUEUE, type JobQueue } from '#platform/jobs/job-queue';
import { SCRATCH_STORE, type ScratchStore } from '#platform/read-store/read-store';
import type { RunTask } from '#platform/threads/thread-pool';
import { GATHERER, type Gatherer } from './gather/gathering';
import { RESEARCH_JOB } from './reactors/run-jobs.reactor';
import { Illustrations } from './illustrations/illustrations';
import { ResearchMeaning } from './meaning/research-meaning';
import { SearchEngines } from './search-engines';
import { ResearchLanguageModel } from './research-model';
import { ResearchThreads } from './research-threads';
import type { checkPage } from './run/check-page.thread';
import type { briefOfRun, concludeRun } from './run/conclude-run.thread';
import { carryOutRun } from './run/research-run';
import type { ResearchRunPorts, RunOfTracker } from './run/run-ports';

/** Most runs are concluded within a second; one that has used up its budget of text takes about five seconds of CPU. */
const CONCLUDING = { script: require.resolve('./run/conclude-run.thread'), timeoutMs: 120_000 };
/** Options for checking a page, which takes a few milliseconds. */
const CHECK = { script: require.resolve('./run/check-page.thread'), name: 'checkPage', timeoutMs: 5000 };

/** Concurrency exceeds the scheduler's default of active runs, so that a worker is free when a user requests a run. */
const JOB_OPTIONS = { concurrency: 4, attempts: 3, backoffMs: 5000 };

/** Processes research jobs if the roles include `worker`. */
@Injectable()
export class ResearchWorker implements OnApplicationBootstrap {
  private readonly log = new Logger(ResearchWorker.name);
  private readonly conclude: RunTask<typeof concludeRun>;
  private readonly brief: RunTask<typeof briefOfRun>;
  private readonly check: RunTask<typeof checkPage>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(JOB_QUEUE) private readonly jobs: JobQueue,
    @Inject(GATHERER) private readonly gatherer: Gatherer,
    @Inject(SCRATCH_STORE) private readonly scratch: ScratchStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    private readonly runner: DeciderRunner,
    private readonly engines: SearchEngines,
    private readonly model: ResearchLanguageModel,
    private readonly meaning: ResearchMeaning,
    private readonly illustrations: Illustrations,
    threads: ResearchThreads,
  ) {
    this.conclude = threads.pool.task({ ...CONCLUDING, name: 'concludeRun' });
    this.brief = threads.pool.task({ ...CONCLUDING, name: 'briefOfRun' });
    this.check = threads.pool.task(CHECK);
  }

  onApplicationBootstrap(): void {
    if (!this.config.roles.has('worker')) return;
    const carryOut = carryOutRun({
      runner: this.runner,
      gatherer: this.gatherer,
      conclude: (run, signal) => this.conclude(run, { owner: run.run.runId, signal }),
      compare: this.meaning.comparing(),
      proposerFor: (chosen) => this.model.proposerFor(chosen),
      edit: this.editing(),
      check: (page) => this.check(page, { owner: page.runId }),
      searchEngineFor: this.engines.searchEngineFor,
      write: this.model.writer(),
      illustrate: (run) => this.illustrations.take(run),
      scratch: this.scratch,
      clock: this.clock,
      ids: this.ids,
      onFault: (error) => this.log.error('A run failed with an internal error.', error),
    });
    // The run records its own failures, which the schedule retries; the queue's attempts are for unavailable stores.
    this.jobs.work(RESEARCH_JOB, JOB_OPTIONS, async (job, { attempt, signal }) => {
      try {
        await carryOut(job.payload as RunOfTracker, signal);
      } catch (error) {
        if (attempt < JOB_OPTIONS.attempts) throw error;
        // The queue does not repeat a job that it has given up; if the job ends here, the schedule re-enqueues it while
        // the run is active.
        this.log.error('A run could not reach the stores; the schedule will request it again.', error);
      }
    });
  }

  private editing(): ResearchRunPorts['edit'] {
    return async (run, chosen, signal) => {
      const edit = this.model.editorFor(chosen);
      if (typeof edit === 'string') return edit;
      const brief = await this.brief(run, { owner: run.run.runId, signal });
      return brief.pages.length === 0 ? 'rules' : edit(brief, signal);
    };
  }
}
