import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal, refuse } from '#kernel/decider';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { JOB_QUEUE, type JobQueue } from '#platform/jobs/job-queue';
import { jobDecider } from '../domain/job.decider';
import { findJob } from '../jobs/find-job';
import { workOf } from '../jobs/work-of';

/**
 * Has a job never be carried out; repeating it has no effect. Refused with NOT_FOUND, or with CONFLICT while the job is
 * running.
 */
export class DropJob extends ContextCommand<{ readonly jobId: string; readonly reason: string }> {}

@CommandHandler(DropJob)
export class DropJobHandler implements ICommandHandler<DropJob> {
  constructor(
    private readonly runner: DeciderRunner,
    @Inject(JOB_QUEUE) private readonly jobs: JobQueue,
  ) {}

  async execute({ request: { jobId, reason }, context }: DropJob) {
    const found = await findJob(this.jobs, jobId);
    if (found === undefined) {
      const { dropped } = await this.runner.settledStateOf(jobDecider, jobId);
      return dropped ? accepted(null) : refuse('NOT_FOUND', 'The queue has no such job: it has ended, or was dropped.');
    }
    const { job, attempts } = found;
    // First out of the queue, so that it cannot start once it is said to be dropped. If the process ends before that is
    // recorded, the job is queued again like any that the queue lost.
    if (!(await this.jobs.remove(job.kind, jobId))) return refuse('CONFLICT', 'It is running. Wait until it ends.');
    const drop = { type: 'DropJob', jobId, work: workOf(job), attempts, reason } as const;
    const dropped = await this.runner.run(jobDecider, jobId, drop, context);
    return isRefusal(dropped) ? dropped : accepted(null, dropped);
  }
}
