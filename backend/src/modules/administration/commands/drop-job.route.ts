import { z } from 'zod';
import { isRefusal, refuse } from '#kernel/decider';
import { reason } from '#platform/administration/reason';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { actionRoute } from '#platform/http/routes/action-route';
import { JOB_QUEUE } from '#platform/jobs/job-queue';
import { jobDecider } from '../domain/job.decider';
import { NO_SUCH_JOB, findJob } from '../jobs/find-job';
import { workOfJob } from '../jobs/work-of-job';

/**
 * Stops a job from ever being carried out; repeating it has no effect. Refused with NOT_FOUND, or with CONFLICT while the job
 * is running.
 */
export const DropJob = actionRoute({
  path: 'api/admin/jobs/:id/drop',
  access: 'admin',
  summary:
    'Cancels a job for good: its run fails with DROPPED. Repeating it has no effect. Refused with CONFLICT while it is running.',
  body: z.strictObject({ reason }),
  answers: null,
  uses: [CommandRunner, JOB_QUEUE],
  async act({ params: { id: jobId }, body: { reason }, context }, runner, jobs) {
    const found = await findJob(jobs, jobId);
    if (found === undefined) {
      const { dropped } = await runner.streams.stateAfterFollowUps(jobDecider, jobId);
      return dropped ? accepted(null) : NO_SUCH_JOB;
    }
    const { job, attempts } = found;
    // First out of the queue, so that it cannot start once it is said to be dropped. If the process ends before that is
    // recorded, the job is queued again like any that the queue lost.
    if (!(await jobs.remove(job.kind, jobId))) return refuse('CONFLICT', 'It is running. Wait until it ends.');
    const drop = { type: 'DropJob', jobId, work: workOfJob(job), attempts, reason } as const;
    const dropped = await runner.run(jobDecider, jobId, drop, context);
    return isRefusal(dropped) ? dropped : accepted(null, dropped);
  },
});
