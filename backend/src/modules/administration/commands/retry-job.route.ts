import { accepted } from '#platform/command-handling/command-outcome';
import { actionRoute } from '#platform/http/routes/action-route';
import { JOB_QUEUE } from '#platform/jobs/job-queue';
import { NO_SUCH_JOB, findJob } from '../jobs/find-job';

/** Restarts a job. Refused with NOT_FOUND. */
export const RetryJob = actionRoute({
  path: 'api/admin/jobs/:id/retry',
  access: 'admin',
  summary:
    'Retries a job that failed or waits for its next attempt; all attempts are available again. No effect on one that has not failed.',
  answers: null,
  uses: [JOB_QUEUE],
  async act({ params: { id } }, jobs) {
    const found = await findJob(jobs, id);
    if (found === undefined) return NO_SUCH_JOB;
    await jobs.retry(found.job.kind, id);
    return accepted(null);
  },
});
