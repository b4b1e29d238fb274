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
import { ResearchThreads } from './research-threads';
import type { concludeRun } from './run/conclude-run.thread';
import { type RunOfTracker, carryOutRun } from './run/research-run';

/** Most runs are concluded within a second; one that has used up its budget of text takes about five of a core. */
const CONCLUDE = { script: require.resolve('./run/conclude-run.thread'), name: 'concludeRun', timeoutMs: 120_000 };

/** More at once than the schedule may have in hand by default, so that a person who asks for a run finds room. */
const TRIES = { concurrency: 4, attempts: 3, backoffMs: 5000 };

/** Takes research jobs in processes whose roles include `worker`. */
@Injectable()
export class ResearchWorker implements OnApplicationBootstrap {
  private readonly log = new Logger(ResearchWorker.name);
  private readonly conclude: RunTask<typeof concludeRun>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(JOB_QUEUE) private readonly jobs: JobQueue,
    @Inject(GATHERER) private readonly gatherer: Gatherer,
    @Inject(SCRATCH_STORE) private readonly scratch: ScratchStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    private readonly decide: DeciderRunner,
    threads: ResearchThreads,
  ) {
    this.conclude = threads.pool.task(CONCLUDE);
  }

  onApplicationBootstrap(): void {
    if (!this.config.roles.has('worker')) return;
    const carryOut = carryOutRun({
      decide: this.decide,
      gatherer: this.gatherer,
      conclude: (run, signal) => this.conclude(run, { owner: run.run.runId, signal }),
      scratch: this.scratch,
      clock: this.clock,
      ids: this.ids,
      onFault: (error) => this.log.error('A run ended by a fault of its own.', error),
    });
    // A run that fails is recorded and tried again by the schedule; the queue's own tries are for lost stores.
    this.jobs.work(RESEARCH_JOB, TRIES, async (job, { attempt, signal }) => {
      try {
        await carryOut(job.payload as RunOfTracker, signal);
      } catch (error) {
        if (attempt < TRIES.attempts) throw error;
        // A job that the queue gives up it never takes again; one that ends the schedule sends anew while the run is open.
        this.log.error('A run waits for the stores; the schedule asks for it again.', error);
      }
    });
  }
}
