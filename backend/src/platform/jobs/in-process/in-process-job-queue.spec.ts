import { jobQueueContract } from '#test/contract/job-queue.contract';
import { inProcessJobQueue } from './in-process-job-queue';

describe('the in-process job queue', () => {
  jobQueueContract({ open: async (clock) => inProcessJobQueue({ clock, pollMs: 5, onFailure: () => undefined }) });
});
